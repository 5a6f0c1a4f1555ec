import { Button, NumberInput, Popover } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { schedule } from "../../../messages/schedule.ts";
import type { RoomAct, RoomTable } from "../room.ts";
import css from "./ScheduleHead.module.css";

/** Minutes that are added or taken away by one press. */
const STEPS = [-5, -1, 1, 5] as const;

/** The officers' word on the clock, in every stage: more, less, a time of their own, or none at all (R18). */
export function TimeButtons({
  view,
  act,
}: {
  view: RoomTable;
  /** Resolves to a sentence if it was refused. */
  act: (wanted: RoomAct) => Promise<string | null>;
}) {
  const hasClock = view.clock.deadline !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
    <div className={css.times} role="group" aria-label={schedule("changeClock")}>
      {STEPS.map((minutes) => (
        <Button
          key={minutes}
          size="sm"
          variant="default"
          disabled={!hasClock && minutes < 0}
          aria-label={schedule(minutes < 0 ? "takeMinutes" : "addMinutes", { count: Math.abs(minutes) })}
          onClick={() => void act({ do: "add-time", seconds: minutes * 60 })}
        >
          {schedule(minutes < 0 ? "less" : "more", { count: Math.abs(minutes) })}
        </Button>
      ))}
      <SetClock hasClock={hasClock} act={act} />
    </div>
  );
}

function SetClock({
  hasClock,
  act,
}: {
  hasClock: boolean;
  act: (wanted: RoomAct) => Promise<string | null>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [minutes, setMinutes] = useState<number | string>(5);
  const isTime = typeof minutes === "number" && minutes > 0;
  const set = async (seconds: number | null): Promise<void> => {
    if ((await act({ do: "set-clock", seconds })) === null) setOpen(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isTime) void set(Math.round(minutes * 60));
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus shadow="md">
      <Popover.Target>
        <Button size="sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {schedule("setClock")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={css.set} onSubmit={submit}>
          <NumberInput
            data-autofocus
            aria-label={schedule("minutesLeft")}
            size="sm"
            min={0.5}
            max={600}
            step={1}
            suffix={` ${schedule("minutesUnit")}`}
            value={minutes}
            onChange={setMinutes}
          />
          <Button type="submit" size="sm" disabled={!isTime}>
            {schedule("setClockNow")}
          </Button>
          <Button size="sm" variant="default" disabled={!hasClock} onClick={() => void set(null)}>
            {schedule("removeClock")}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
