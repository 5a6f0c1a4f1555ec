import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { committee } from "../../../messages/committee.ts";
import { conferences as messages } from "../../../messages/conferences.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useKept } from "../kept.ts";
import { ActForm, PowerPicker, presentIn } from "../parts.tsx";
import { RoomPanel } from "../RoomFrame.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { ConferenceCard } from "./ConferenceCard.tsx";
import { STEP_COUNT } from "./steps.ts";

/** Conferences: the one in session, those that are planned, and those of the past. */
export function ConferencesTab() {
  return (
    <RoomPanel label={committee("conferencesTab")}>
      <Conferences />
    </RoomPanel>
  );
}

const ORDER: readonly Conference["status"][] = ["open", "granted", "filed", "draft", "refused", "closed"];

function Conferences() {
  const { room, facts, power, isOfficer } = useRoom();
  /** What is planned: from nothing, or from a conference that was cut short. */
  const [plan, setPlan] = useState<{ readonly from: Conference | null } | null>(null);
  if (plan) return <PlanForm from={plan.from} onClose={() => setPlan(null)} />;
  const mayPlan = room.may.includes("plan-conference");
  const sorted = room.conferences
    .toReversed()
    .toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
  return (
    <>
      {mayPlan && (
        <Button
          variant="light"
          fullWidth
          mb={12}
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setPlan({ from: null })}
        >
          {messages("planConference")}
        </Button>
      )}
      <p className={css.hint}>
        {messages("hint", { fewest: facts.conferenceOf })} <RuleLinks ids={["MB-256", "MB-269"]} />
      </p>
      {sorted.length === 0 && (
        <p className={css.empty}>
          {isOfficer
            ? messages("noneForOfficers")
            : power === null
              ? messages("noneOpened")
              : messages("noneYours")}
        </p>
      )}
      <ul className={css.cards}>
        {sorted.map((conference) => (
          <li key={conference.conference}>
            <ConferenceCard
              conference={conference}
              onAgain={mayPlan && conference.organiser === power ? () => setPlan({ from: conference }) : null}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Step 1: what it will be about, and who is asked for support (MB-256, R85). */
function PlanForm({ from, onClose }: { from: Conference | null; onClose: () => void }) {
  const shared = useRoom();
  const { view, power, act } = shared;
  const others = presentIn(shared).filter((each) => each !== power);
  const first: { readonly goal: string; readonly asked: readonly string[] } = {
    goal: from?.form?.goal ?? from?.form?.preliminary ?? "",
    asked: from?.participants.filter((each) => others.includes(each)) ?? [],
  };
  const [{ goal, asked }, keep, forget] = useKept(
    view.game,
    from ? `plan.${from.conference}` : "plan",
    first,
  );
  return (
    <ActForm
      label={messages("planConference")}
      yes={messages("askForSupport")}
      isMissing={goal.trim() === "" || asked.length === 0}
      act={() => act({ do: "plan-conference", goal, asked, after: from?.conference ?? null })}
      onDone={() => {
        forget();
        onClose();
      }}
      onCancel={onClose}
    >
      <h2>
        {from
          ? messages("planAgainTitle", { conference: from.name ?? "", count: STEP_COUNT })
          : messages("planTitle", { count: STEP_COUNT })}
      </h2>
      {from && (
        <p className={css.hint}>
          {messages("planAgainHint")} <RuleLinks ids={["MB-268"]} />
        </p>
      )}
      <Textarea
        label={messages("preliminaryGoal")}
        placeholder={messages("goalPlaceholder")}
        autosize
        minRows={2}
        maxLength={4000}
        value={goal}
        onChange={(event) => keep({ goal: event.currentTarget.value, asked })}
      />
      <PowerPicker
        label={messages("askForSupport")}
        from={others}
        chosen={asked}
        onChange={(chosen) => keep({ goal, asked: chosen })}
      />
      <p className={css.hint}>
        {messages("askHint")} <RuleLinks ids={["MB-256", "MB-257"]} />
      </p>
    </ActForm>
  );
}
