import { SegmentedControl, Textarea } from "@mantine/core";
import { useState } from "react";
import { goals as words } from "../../../messages/goals.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Goal } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { PointsField } from "./GoalForms.tsx";

type Verdict = Goal["opinions"][number]["verdict"];

const VERDICTS: readonly { readonly value: Verdict; readonly label: string }[] = [
  { value: "allow", label: words("allow") },
  { value: "return", label: words("return_") },
  { value: "deny", label: words("deny") },
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
      label={words("judgeProposal")}
      yes={VERDICTS.find((each) => each.value === verdict)?.label ?? ""}
      isMissing={!isAllowed && reason.trim() === ""}
      act={() => act({ do: "judge-goal", goal: goal.goal, verdict, value: isAllowed ? value : 0, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      <SegmentedControl
        aria-label={words("decision")}
        value={verdict}
        onChange={(next) => setVerdict(next as Verdict)}
        data={VERDICTS.map(({ value: each, label }) => ({ value: each, label }))}
      />
      {isAllowed && (
        <PointsField label={words("worth")} from={1} to={MOST} value={value} onChange={setValue} />
      )}
      <Textarea
        label={words(isAllowed ? "reasonOptional" : "reason")}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p className={css.hint}>{words("judgeHelp")}</p>
    </ActForm>
  );
}
