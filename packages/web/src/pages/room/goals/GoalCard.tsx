import { Button } from "@mantine/core";
import { useState } from "react";
import { goals as messages } from "../../../messages/goals.ts";
import { ActButton, Powers, Tag, turnInWords } from "../parts.tsx";
import css from "../room.module.css";
import type { Goal } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { hasJudged } from "../waiting.ts";
import { AwardForm, ClaimForm, EditForm, ProposeForm, StrikeForm, WithdrawForm } from "./GoalForms.tsx";
import own from "./goals.module.css";
import { standingOf } from "./goals.ts";
import { JudgeForm } from "./JudgeForm.tsx";

type Form = "reword" | "claim" | "judge" | "award" | "strike" | "edit" | "withdraw";

/** A goal, how it stands, and what the viewer can do about it. */
export function GoalCard({ goal }: { goal: Goal }) {
  const shared = useRoom();
  const { power } = shared;
  const [form, setForm] = useState<Form | null>(null);
  const { title, text, value, award, claim, reason } = goal;
  const { words, tone } = standingOf(goal, shared.isOfficer ? shared.view.you.name : null);
  return (
    <article
      className={css.card}
      aria-label={messages("goalNamed", { title })}
      data-tone={tone === "warn" ? tone : undefined}
    >
      <div className={css.head}>
        <span className={own.head}>
          <span className={css.title}>{title}</span>
          {value > 0 && (
            <span className={own.value}>
              <span aria-hidden="true">{value}</span>
              <span className="hidden">{messages("points", { count: value })}</span>
            </span>
          )}
        </span>
        {goal.power !== power && <Powers names={[goal.power]} />}
        {text !== "" && <p className={css.text}>{text}</p>}
        <span className={css.tags}>
          <Tag tone={tone}>{words}</Tag>
          {shared.isOfficer && goal.origin === "proposed" && <Tag>{messages("ownProposal")}</Tag>}
        </span>
        {claim !== null && (
          <div className={css.note}>
            {messages.rich(
              "claimed",
              { claim },
              {
                b: (chunks) => <strong key="b">{chunks}</strong>,
                text: (chunks) => (
                  <span key="text" className={css.text}>
                    {chunks}
                  </span>
                ),
              },
            )}
          </div>
        )}
        {award && (
          <p className={css.small}>
            {messages("awardLine", { turn: turnInWords(shared, award.turn), reason: award.reason })}
          </p>
        )}
        {!award && reason !== "" && <p className={css.small}>{messages("officersReason", { reason })}</p>}
        <Opinions goal={goal} />
        {form === null ? (
          <Acts goal={goal} onForm={setForm} />
        ) : (
          <Chosen form={form} goal={goal} onClose={() => setForm(null)} />
        )}
      </div>
    </article>
  );
}

/** What the officers think so far: where there are several, two have to agree (R80). */
function Opinions({ goal: { opinions, status } }: { goal: Goal }) {
  const { room } = useRoom();
  if (status !== "proposed" || opinions.length === 0) return null;
  return (
    <ul className={own.opinions} aria-label={messages("opinions")}>
      {opinions.map(({ officer, verdict, value }) => (
        <li key={officer}>
          {verdict === "allow"
            ? messages("opinionAllow", { officer, count: value })
            : messages(verdict === "deny" ? "opinionDeny" : "opinionReturn", { officer })}
        </li>
      ))}
      {room.officers.length > 1 && <li className={css.small}>{messages("twoMustAgree")}</li>}
    </ul>
  );
}

const FORMS: readonly {
  readonly act: Goal["may"][number];
  readonly form: Form;
  readonly words: (goal: Goal, officer: string | null) => string;
}[] = [
  {
    act: "judge-goal",
    form: "judge",
    words: (goal, name) => messages(hasJudged(goal, name) ? "judgeAgain" : "judge"),
  },
  { act: "reword-goal", form: "reword", words: () => messages("reword") },
  { act: "claim-goal", form: "claim", words: () => messages("claimPoints") },
  {
    act: "award-goal",
    form: "award",
    words: ({ claim }) => messages(claim === null ? "awardUnasked" : "answerClaim"),
  },
  { act: "strike-points", form: "strike", words: () => messages("strikePoints") },
  { act: "edit-goal", form: "edit", words: () => messages("editGoal") },
  { act: "withdraw-goal", form: "withdraw", words: () => messages("withdrawGoal") },
];

function Acts({ goal, onForm }: { goal: Goal; onForm: (form: Form) => void }) {
  const { act, view } = useRoom();
  const open = FORMS.filter((each) => goal.may.includes(each.act));
  const isAnnounce = goal.may.includes("announce-award");
  if (open.length === 0 && !isAnnounce) return null;
  const isUrgent = (goal.status !== "allowed" && !hasJudged(goal, view.you.name)) || goal.claim !== null;
  return (
    <div className={css.acts}>
      {isAnnounce && (
        <ActButton variant="filled" act={() => act({ do: "announce-award", goal: goal.goal })}>
          {messages("announce")}
        </ActButton>
      )}
      {open.map(({ form, words }) => (
        <Button
          key={form}
          size="xs"
          variant={
            isUrgent && view.status !== "ended" && form !== "edit" && form !== "withdraw"
              ? "filled"
              : "default"
          }
          onClick={() => onForm(form)}
        >
          {words(goal, view.you.name)}
        </Button>
      ))}
    </div>
  );
}

function Chosen({ form, goal, onClose }: { form: Form; goal: Goal; onClose: () => void }) {
  switch (form) {
    case "reword":
      return <ProposeForm goal={goal} onClose={onClose} />;
    case "claim":
      return <ClaimForm goal={goal} onClose={onClose} />;
    case "judge":
      return <JudgeForm goal={goal} onClose={onClose} />;
    case "award":
      return <AwardForm goal={goal} onClose={onClose} />;
    case "edit":
      return <EditForm goal={goal} onClose={onClose} />;
    case "withdraw":
      return <WithdrawForm goal={goal} onClose={onClose} />;
    case "strike":
      return <StrikeForm goal={goal} onClose={onClose} />;
  }
}
