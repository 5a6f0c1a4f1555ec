import { Checkbox, SegmentedControl, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { goals as words } from "../../../messages/goals.ts";
import { useKept } from "../kept.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Goal } from "../room.ts";
import { useRoom } from "../room-context.ts";

interface GoalFormProps {
  readonly goal: Goal;
  readonly onClose: () => void;
}

/** Title and text of a goal. */
export function GoalFields({
  title,
  text,
  onChange,
}: {
  title: string;
  text: string;
  onChange: (part: { title?: string; text?: string }) => void;
}) {
  return (
    <>
      <TextInput
        label={words("goal")}
        maxLength={200}
        value={title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label={words("whatToDo")}
        autosize
        minRows={2}
        maxLength={3000}
        value={text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </>
  );
}

/** A goal to be proposed, or one that was returned, in other words. */
export function ProposeForm({ goal, onClose }: { goal: Goal | null; onClose: () => void }) {
  const { view, act } = useRoom();
  const first = { title: goal?.title ?? "", text: goal?.text ?? "" };
  const [{ title, text }, keep, forget] = useKept(view.game, goal ? `goal.${goal.goal}` : "goal", first);
  return (
    <ActForm
      label={words(goal ? "rewordGoal" : "proposeGoal")}
      yes={words(goal ? "resubmit" : "propose")}
      isMissing={title.trim() === ""}
      act={() =>
        goal
          ? act({ do: "reword-goal", goal: goal.goal, title, text })
          : act({ do: "propose-goal", title, text })
      }
      onDone={() => {
        forget();
        onClose();
      }}
      onCancel={onClose}
    >
      <GoalFields title={title} text={text} onChange={(part) => keep({ title, text, ...part })} />
      <p className={css.hint}>{words("proposeHelp")}</p>
    </ActForm>
  );
}

export function ClaimForm({ goal, onClose }: GoalFormProps) {
  const { view, act } = useRoom();
  const [evidence, keep, forget] = useKept(view.game, `claim.${goal.goal}`, "");
  return (
    <ActForm
      label={words("claimPoints")}
      yes={words("submitClaim")}
      isMissing={evidence.trim() === ""}
      act={() => act({ do: "claim-goal", goal: goal.goal, evidence })}
      onDone={() => {
        forget();
        onClose();
      }}
      onCancel={onClose}
    >
      <Textarea
        label={words("evidence")}
        placeholder={words("evidencePlaceholder")}
        autosize
        minRows={3}
        value={evidence}
        onChange={(event) => keep(event.currentTarget.value)}
      />
    </ActForm>
  );
}

/** Points out of a total. */
export function PointsField({
  label,
  from,
  to,
  value,
  onChange,
}: {
  label: string;
  from: number;
  to: number;
  value: number;
  onChange: (value: number) => void;
}) {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <div className={css.field}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <SegmentedControl
        aria-label={label}
        value={String(value)}
        onChange={(next) => onChange(Number(next))}
        data={numbers.map((number) => ({
          value: String(number),
          label: number === 0 ? words("none") : String(number),
        }))}
      />
    </div>
  );
}

/** All, part or nothing for a goal, whether or not it was claimed; each pays once (R81). */
export function AwardForm({ goal, onClose }: GoalFormProps) {
  const { act } = useRoom();
  const [points, setPoints] = useState(goal.value);
  const [reason, setReason] = useState("");
  const [announced, setAnnounced] = useState(false);
  const isClaimed = goal.claim !== null;
  return (
    <ActForm
      label={words("awardPoints")}
      yes={words(points === 0 ? "refuseClaim" : "award")}
      isMissing={reason.trim() === ""}
      act={() =>
        act({ do: "award-goal", goal: goal.goal, points, reason, announced: announced && points > 0 })
      }
      onDone={onClose}
      onCancel={onClose}
    >
      <PointsField
        label={words("pointsLabel")}
        from={isClaimed ? 0 : 1}
        to={goal.value}
        value={points}
        onChange={setPoints}
      />
      <ReasonField value={reason} onChange={setReason} />
      {points > 0 && (
        <Checkbox
          label={words("announceNow")}
          checked={announced}
          onChange={(event) => setAnnounced(event.currentTarget.checked)}
        />
      )}
    </ActForm>
  );
}

/** Points that were an error, or for a state of things that has ended with the country (R45, R84). */
export function StrikeForm({ goal, onClose }: GoalFormProps) {
  const { act } = useRoom();
  const most = goal.award?.points ?? 1;
  const [points, setPoints] = useState(most);
  const [reason, setReason] = useState("");
  return (
    <ActForm
      label={words("strikePoints")}
      yes={words("strikeCount", { count: points })}
      isMissing={reason.trim() === ""}
      act={() => act({ do: "strike-points", goal: goal.goal, points, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      <PointsField label={words("pointsToStrike")} from={1} to={most} value={points} onChange={setPoints} />
      <ReasonField value={reason} onChange={setReason} />
    </ActForm>
  );
}

/** Puts right what was given or allowed; the log keeps what it was. */
export function EditForm({ goal, onClose }: GoalFormProps) {
  const { act } = useRoom();
  const [{ title, text, value }, change] = useState({
    title: goal.title,
    text: goal.text,
    value: goal.value,
  });
  const [reason, setReason] = useState("");
  return (
    <ActForm
      label={words("editGoal")}
      yes={words("saveGoal")}
      isMissing={title.trim() === "" || reason.trim() === ""}
      act={() => act({ do: "edit-goal", goal: goal.goal, title, text, value, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      <GoalFields title={title} text={text} onChange={(part) => change({ title, text, value, ...part })} />
      <PointsField
        label={words("worth")}
        from={1}
        to={3}
        value={value}
        onChange={(next) => change({ title, text, value: next })}
      />
      <ReasonField value={reason} onChange={setReason} />
    </ActForm>
  );
}

export function WithdrawForm({ goal, onClose }: GoalFormProps) {
  const { act } = useRoom();
  const [reason, setReason] = useState("");
  return (
    <ActForm
      label={words("withdrawGoal")}
      yes={words("withdrawGoal")}
      isMissing={reason.trim() === ""}
      act={() => act({ do: "withdraw-goal", goal: goal.goal, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActForm>
  );
}

function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <TextInput
      label={words("reason")}
      maxLength={1000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
