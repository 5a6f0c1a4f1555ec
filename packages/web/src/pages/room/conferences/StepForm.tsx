import { powersIn } from "@chancery/variants/committee";
import { Button, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { conferences as messages } from "../../../messages/conferences.ts";
import { ui } from "../../../messages/ui.ts";
import { useKept } from "../kept.ts";
import { momentAfter } from "../moments.ts";
import { ActButton, ActForm, PowerPicker, presentIn } from "../parts.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { EndField } from "./EndTime.tsx";
import { OfficerPicker } from "./Officers.tsx";
import { PlaceForm } from "./PlaceForm.tsx";

type Act = Conference["may"][number];

/** What is done in a step, in the order in which it is offered. */
const ACTS: Readonly<Record<number, readonly Act[]>> = {
  2: ["support-conference", "fix-goal"],
  3: ["place-conference"],
  4: ["declare-friendly"],
  5: ["invite"],
  6: ["file-conference"],
  7: ["answer-conference"],
};

/** What the reader can do for a step; undefined if nothing. */
export const stepAct = (number: number, { may }: Conference): Act | undefined =>
  ACTS[number]?.find((act) => may.includes(act));

interface FormProps {
  readonly conference: Conference;
  readonly onDone: () => void;
}

export function StepForm({ act, ...props }: FormProps & { act: Act }) {
  switch (act) {
    case "fix-goal":
      return <GoalForm {...props} />;
    case "place-conference":
      return <PlaceForm {...props} />;
    case "invite":
      return <InviteForm {...props} />;
    case "file-conference":
      return <FileForm {...props} />;
    case "answer-conference":
      return <AnswerForm {...props} />;
    default:
      return <Once act={act} conference={props.conference} />;
  }
}

/** Steps that are taken by saying so. */
function Once({ act, conference: { conference, participants, area } }: { act: Act; conference: Conference }) {
  const { act: send, power, view } = useRoom();
  const isAt = power !== null && powersIn(view.position.units, area).includes(power);
  switch (act) {
    case "support-conference":
      return (
        <ActButton variant="filled" act={() => send({ do: "support-conference", conference })}>
          {messages("support")}
        </ActButton>
      );
    case "declare-friendly":
      // Who takes part is not hostile, and who has no unit there has nothing to say.
      return isAt && !participants.includes(power ?? "") ? (
        <ActButton act={() => send({ do: "declare-friendly", conference })}>
          {messages("declareFriendly")}
        </ActButton>
      ) : null;
    default:
      return null;
  }
}

/** Step 2: the goal, as it was settled with the supporters (MB-257). */
function GoalForm({ conference: { conference, form }, onDone }: FormProps) {
  const { view, act } = useRoom();
  const [goal, keep, forget] = useKept(
    view.game,
    `definite.${conference}`,
    form?.goal ?? form?.template?.goal ?? form?.preliminary ?? "",
  );
  return (
    <ActForm
      label={messages("finalGoal")}
      yes={messages("setGoal")}
      isMissing={goal.trim() === ""}
      act={() => act({ do: "fix-goal", conference, goal })}
      onDone={() => {
        forget();
        onDone();
      }}
    >
      <Textarea
        label={messages("finalGoal")}
        autosize
        minRows={2}
        maxLength={4000}
        value={goal}
        onChange={(event) => keep(event.currentTarget.value)}
      />
    </ActForm>
  );
}

/** Step 5: who takes part besides the organizer (MB-260). */
function InviteForm({ conference: { conference, participants, form }, onDone }: FormProps) {
  const shared = useRoom();
  const { power, act } = shared;
  const others = presentIn(shared).filter((each) => each !== power);
  const invited = participants.filter((each) => each !== power);
  const [chosen, setChosen] = useState<readonly string[]>(
    invited.length > 0 ? invited : (form?.supporters ?? []),
  );
  return (
    <ActForm
      label={messages("participants")}
      yes={messages("invite")}
      isMissing={chosen.length === 0}
      act={() => act({ do: "invite", conference, participants: chosen })}
      onDone={onDone}
    >
      <PowerPicker label={messages("otherParticipants")} from={others} chosen={chosen} onChange={setChosen} />
    </ActForm>
  );
}

/** Steps 6 and 7: the form is handed in, with a wish for the time and for rules of procedure (MB-261, R89). */
function FileForm({ conference: { conference, form, area }, onDone }: FormProps) {
  const { act } = useRoom();
  const [start, setStart] = useState(form?.start || form?.template?.start || "");
  const [procedure, setProcedure] = useState(form?.procedure || form?.template?.procedure || "");
  if (!form?.goal || area === null) return null;
  return (
    <ActForm
      label={messages("form")}
      yes={messages("handInAndRequest")}
      act={() => act({ do: "file-conference", conference, start, procedure })}
      onDone={onDone}
    >
      <TextInput
        label={messages("preferredStart")}
        placeholder={messages("startPlaceholder")}
        maxLength={200}
        value={start}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
      <Textarea
        label={messages("procedureField")}
        autosize
        minRows={1}
        maxLength={4000}
        value={procedure}
        onChange={(event) => setProcedure(event.currentTarget.value)}
      />
    </ActForm>
  );
}

/** Step 7: the officers give a room, or say why not (MB-262, R90). */
function AnswerForm({ conference: { conference, form } }: FormProps) {
  const { act, room, view } = useRoom();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState("");
  const [chairs, setChairs] = useState<readonly string[]>(view.you.name === null ? [] : [view.you.name]);
  const [time, setTime] = useState("");
  const grant = async (open: boolean): Promise<string | null> => {
    const until = momentAfter(time, serverNow());
    const why = await act({ do: "answer-conference", conference, granted: true, reason: "", chairs, open });
    return why === null && until !== null ? act({ do: "time-conference", conference, until }) : why;
  };
  const taken = room.conferences.find(
    (other) => other.conference !== conference && ["granted", "open"].includes(other.status),
  );
  if (isRefusing)
    return (
      <ActForm
        label={messages("refuseRoom")}
        yes={messages("refuseRoom")}
        isMissing={reason.trim() === ""}
        act={() => act({ do: "answer-conference", conference, granted: false, reason, chairs: [] })}
        onCancel={() => setRefusing(false)}
      >
        <TextInput
          label={ui("reason")}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ActForm>
    );
  return (
    <div className={css.form}>
      {form?.start && <p className={css.small}>{messages("requestedStart", { start: form.start })}</p>}
      {form?.procedure && (
        <p className={css.small}>{messages("requestedProcedure", { procedure: form.procedure })}</p>
      )}
      {taken && <p className={css.small}>{messages("roomTakenBy", { conference: taken.name ?? "" })}</p>}
      {!taken && room.officers.length > 1 && <OfficerPicker chosen={chairs} onChange={setChairs} />}
      {!taken && <EndField value={time} onChange={setTime} />}
      <div className={css.acts}>
        {!taken && (
          <>
            <ActButton variant="filled" act={() => grant(true)}>
              {messages("grantAndOpen")}
            </ActButton>
            <ActButton act={() => grant(false)}>{messages("grantForLater")}</ActButton>
          </>
        )}
        <Button variant="default" size="xs" onClick={() => setRefusing(true)}>
          {messages("refuseRoom")}
        </Button>
      </div>
    </div>
  );
}
