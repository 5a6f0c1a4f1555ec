import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "../../../messages/time.ts";
import { momentAfter, timeOfDay } from "../moments.ts";
import { ActButton, ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { Until } from "../Until.tsx";
import own from "./conferences.module.css";

/** When a conference ends by the clock, and how the officers set it (R92). */
export function EndTime({ conference: { conference, until, may, status } }: { conference: Conference }) {
  const { act, view } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const [time, setTime] = useState(until === null ? "" : timeOfDay(until));
  const { clock } = view;
  const isMine = may.includes("time-conference");
  const at = momentAfter(time, clock.now);
  if (isOpen)
    return (
      <ActForm
        label="When it ends"
        yes="Set"
        isMissing={at === null}
        act={() => act({ do: "time-conference", conference, until: at })}
        onDone={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        <EndField value={time} onChange={setTime} />
      </ActForm>
    );
  if ((status !== "granted" && status !== "open") || (until === null && !isMine)) return null;
  const isLate = status === "granted" && until !== null && until <= clock.now;
  return (
    <div className={css.acts}>
      <span className={css.small} data-tone={isLate ? "warn" : undefined}>
        {until === null
          ? "No time to end is set."
          : isLate
            ? `It was to end at ${formatMoment(until, clock.now)}: it opens when another time is set.`
            : `It ends at ${formatMoment(until, clock.now)} at the latest.`}
      </span>
      {until !== null && status === "open" && <Until at={until} clock={clock} className={own.left} />}
      {isMine && (
        <Button variant="subtle" size="compact-xs" onClick={() => setOpen(true)}>
          {until === null ? "Set a time to end" : "Change the time"}
        </Button>
      )}
      {isMine && until !== null && (
        <ActButton act={() => act({ do: "time-conference", conference, until: null })}>
          Let it go on
        </ActButton>
      )}
    </div>
  );
}

/** A time of day; of those to come, the next one is meant. */
export function EndField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextInput
      type="time"
      label="Ends at the latest at (may be left out)"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
