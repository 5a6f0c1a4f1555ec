import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { minutesInWords } from "../../../messages/time.ts";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import css from "./ClockBar.module.css";

/** From so many minutes on, phases are extended by hours. */
const LONG = 600;

/** By how much a phase is to be extended, in minutes; where that is a long time, it is chosen in hours. */
export function ExtendForm({ most, onExtend }: { most: number; onExtend: (minutes: number) => void }) {
  const [unit, name] = most > LONG ? [60, "hours"] : [1, "minutes"];
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
        aria-label={`${name} to add, ${minutesInWords(most)} at most`}
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
        first={isPossible ? null : `From 1 to ${limit}.`}
      >
        Extend by {name}
      </GuardedButton>
    </form>
  );
}
