import { Button, Menu } from "@mantine/core";
import { useState } from "react";
import type { Command } from "../../../api/client.ts";
import { Icon } from "../../../ui/icons.tsx";
import { type Question, ReasonDialog } from "../../../ui/ReasonDialog.tsx";
import type { RoomTable } from "../room.ts";
import css from "./ScheduleHead.module.css";

/** What is said of a pause for which nobody took the time to say more. */
const AT_ONCE = "one moment, please";

/** Why committees stop the clock, mostly. */
const USUAL = ["a short break", "a meal", "a question of the rules", "somebody is missing"];

/**
 * Stops the clock at once and starts it again; or stops it with a reason, which the wall and all phones then show. It
 * is one button for both, so that whoever pressed it can press it again.
 */
export function PauseButton({
  view,
  isBusy,
  run,
}: {
  view: RoomTable;
  isBusy: boolean;
  /** Does it; a sentence if it could not be done. */
  run: (command: Command) => Promise<string | null>;
}) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { may } = view.you;
  const isPaused = may.includes("resume");
  if (!isPaused && (!may.includes("pause") || view.clock.deadline === null)) return null;
  const pause = (reason: string): Promise<string | null> => run({ type: "pause", reason });
  const ask = (): void =>
    setQuestion({
      title: "Pause the clock?",
      what: <p>The clock stands still, and nothing goes on until you start it again.</p>,
      seen: "The wall and everybody's devices say so, with the reason.",
      yes: "Pause",
      reason: true,
      onYes: pause,
    });
  return (
    <Button.Group className={css.pause}>
      <Button
        size="md"
        variant={isPaused ? "filled" : "default"}
        loading={isBusy}
        onClick={() => void (isPaused ? run({ type: "resume" }) : pause(AT_ONCE))}
      >
        {isPaused ? "Start the clock" : "Pause"}
      </Button>
      {!isPaused && (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button size="md" variant="default" className={css.why} aria-label="Pause and say why">
              <Icon name="down" size={15} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Pause, and say why</Menu.Label>
            {USUAL.map((reason) => (
              <Menu.Item key={reason} onClick={() => void pause(reason)}>
                {reason[0].toUpperCase() + reason.slice(1)}
              </Menu.Item>
            ))}
            <Menu.Item onClick={ask}>Something else …</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </Button.Group>
  );
}
