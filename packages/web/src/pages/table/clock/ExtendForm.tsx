import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { clock as text } from "../../../messages/clock.ts";
import { minutesInWords } from "../../../messages/time.ts";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import css from "./ClockBar.module.css";

/** Beyond this many minutes, phases are extended by hours. */
const LONG = 600;

/** Asks how far to extend a phase, in minutes, or in hours where phases are long. */
export function ExtendForm({ most, onExtend }: { most: number; onExtend: (minutes: number) => void }) {
  const isLong = most > LONG;
  const unit = isLong ? 60 : 1;
  const limit = Math.floor(most / unit);
  const [count, setCount] = useState(Math.min(unit === 1 ? 10 : 24, limit));
  const isPossible = Number.isInteger(count) && count >= 1 && count <= limit;
  return (
    <form
      className={css.extend}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) onExtend(count * unit);
      }}
    >
      <NumberInput
        aria-label={text(isLong ? "hoursToAdd" : "minutesToAdd", { most: minutesInWords(most) })}
        size="xs"
        min={1}
        max={limit}
        allowDecimal={false}
        clampBehavior="strict"
        value={count}
        onChange={(value) => setCount(Number(value))}
      />
      <GuardedButton
        type="submit"
        variant="default"
        size="xs"
        first={isPossible ? null : text("enterNumber", { limit })}
      >
        {text(isLong ? "addHours" : "addMinutes")}
      </GuardedButton>
    </form>
  );
}
