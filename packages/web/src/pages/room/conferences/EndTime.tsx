import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTimeUntil } from "../../../api/use-countdown.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { conferences as messages } from "../../../messages/conferences.ts";
import { formatDeadline } from "../../../messages/time.ts";
import { momentAfter, timeOfDay } from "../moments.ts";
import { ActButton, ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { Until } from "../Until.tsx";
import own from "./conferences.module.css";

/** When a conference ends by the clock, and how the officers set it (R92). */
export function EndTime({ conference: { conference, until, may, status } }: { conference: Conference }) {
  const { act } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const [time, setTime] = useState(until === null ? "" : timeOfDay(until));
  const isMine = may.includes("time-conference");
  const at = momentAfter(time, serverNow());
  const isOver = useTimeUntil(until ?? 0) === 0;
  if (isOpen)
    return (
      <ActForm
        label={messages("endTime")}
        yes={messages("setEndTime")}
        isMissing={at === null}
        act={() => act({ do: "time-conference", conference, until: at })}
        onDone={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        <EndField value={time} onChange={setTime} />
      </ActForm>
    );
  if ((status !== "granted" && status !== "open") || (until === null && !isMine)) return null;
  const isLate = status === "granted" && until !== null && isOver;
  return (
    <div className={css.acts}>
      <span className={css.small} data-tone={isLate ? "warn" : undefined}>
        {until === null
          ? messages("noEndTime")
          : isLate
            ? messages("endPassed", { time: formatDeadline(until, serverNow()) })
            : messages("endsBy", { time: formatDeadline(until, serverNow()) })}
      </span>
      {until !== null && status === "open" && <Until at={until} className={own.left} />}
      {isMine && (
        <Button variant="subtle" size="compact-xs" onClick={() => setOpen(true)}>
          {messages(until === null ? "setEndTime" : "changeEndTime")}
        </Button>
      )}
      {isMine && until !== null && (
        <ActButton act={() => act({ do: "time-conference", conference, until: null })}>
          {messages("removeEndTime")}
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
      label={messages("endField")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
