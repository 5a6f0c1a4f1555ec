import { Checkbox, NumberInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { goals as words } from "../../../messages/goals.ts";
import { formatDeadline } from "../../../messages/time.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { localMoment, readMoment } from "../moments.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";

/** The cap on points from goals, and until when proposals are taken; the officers may change both (R79, R83). */
export function PointsRules() {
  const { room, facts } = useRoom();
  const { cap, opensAt, proposalsUntil } = room;
  const [isOpen, setOpen] = useState(false);
  const hasDeadline = facts.goals.deadlineHours !== null;
  const until = proposalsUntil === null ? null : formatDeadline(proposalsUntil, serverNow());
  return (
    <section aria-label={words("pointsLabel")}>
      <p className={css.hint}>
        {cap === null ? words("noCap") : words("capOf", { count: cap })}{" "}
        {hasDeadline && (until ? words("proposalsClose", { moment: until }) : words("proposalsCloseAtStart"))}{" "}
        <RuleLinks ids={hasDeadline ? ["M35-56"] : ["M01-70"]} />{" "}
        {!isOpen && room.may.includes("set-points") && (
          <button type="button" className={css.link} onClick={() => setOpen(true)}>
            {words("change")}
          </button>
        )}
      </p>
      {isOpen && (
        <RulesForm key={`${cap} ${opensAt}`} hasDeadline={hasDeadline} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

function RulesForm({ hasDeadline, onClose }: { hasDeadline: boolean; onClose: () => void }) {
  const { room, facts, act } = useRoom();
  const [cap, setCap] = useState<number | "">(room.cap ?? "");
  const [opens, setOpens] = useState(room.opensAt === null ? "" : localMoment(room.opensAt));
  const [reopen, setReopen] = useState(false);
  const isTooLate = room.goals.some(({ award }) => award !== null);
  return (
    <ActForm
      label={words("pointsRules")}
      yes={words("set")}
      act={() => act({ do: "set-points", cap: cap === "" ? null : cap, opensAt: readMoment(opens), reopen })}
      onDone={onClose}
      onCancel={onClose}
    >
      <NumberInput
        label={words("mostPoints")}
        description={words(isTooLate ? "capTooLate" : "capTold")}
        placeholder={words("noLimit")}
        min={0}
        max={99}
        allowDecimal={false}
        disabled={isTooLate}
        value={cap}
        onChange={(value) => setCap(value === "" ? "" : Number(value))}
      />
      {hasDeadline && (
        <TextInput
          type="datetime-local"
          label={words("eventOpens")}
          description={words("proposalsCloseHours", { count: facts.goals.deadlineHours ?? 0 })}
          value={opens}
          onChange={(event) => setOpens(event.currentTarget.value)}
        />
      )}
      <Checkbox
        label={words("takeLate")}
        checked={reopen}
        onChange={(event) => setReopen(event.currentTarget.checked)}
      />
    </ActForm>
  );
}
