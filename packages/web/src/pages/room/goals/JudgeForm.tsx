import { SegmentedControl, Textarea } from "@mantine/core";
import { useState } from "react";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Goal } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { PointsField } from "./GoalForms.tsx";

type Verdict = Goal["opinions"][number]["verdict"];

const VERDICTS: readonly { readonly value: Verdict; readonly label: string; readonly yes: string }[] = [
  { value: "allow", label: "Allow", yes: "Allow it" },
  { value: "return", label: "Return", yes: "Return it" },
  { value: "deny", label: "Deny", yes: "Deny it" },
];

/** The most that one goal is worth (MB-252). */
const MOST = 3;

/** An officer's opinion of a proposal; it begins with what another officer thinks already. */
export function JudgeForm({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const { act, view } = useRoom();
  const other = goal.opinions.find(({ officer }) => officer !== view.you.name);
  const [verdict, setVerdict] = useState<Verdict>(other?.verdict ?? "allow");
  const [value, setValue] = useState(other?.value || MOST);
  const [reason, setReason] = useState("");
  const isAllowed = verdict === "allow";
  return (
    <ActForm
      label="Judge the proposal"
      yes={VERDICTS.find((each) => each.value === verdict)?.yes ?? ""}
      isMissing={!isAllowed && reason.trim() === ""}
      act={() => act({ do: "judge-goal", goal: goal.goal, verdict, value: isAllowed ? value : 0, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      <SegmentedControl
        aria-label="Verdict"
        value={verdict}
        onChange={(next) => setVerdict(next as Verdict)}
        data={VERDICTS.map(({ value: each, label }) => ({ value: each, label }))}
      />
      {isAllowed && <PointsField label="Worth" from={1} to={MOST} value={value} onChange={setValue} />}
      <Textarea
        label={isAllowed ? "Reason (may be left out)" : "Reason"}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p className={css.hint}>
        The delegation reads the reason. What it is worth is fixed once it is allowed.
      </p>
    </ActForm>
  );
}
