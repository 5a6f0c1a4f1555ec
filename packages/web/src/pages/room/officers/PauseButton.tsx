import type { UsualReason } from "@chancery/api";
import { Button, Menu } from "@mantine/core";
import { useState } from "react";
import type { Command } from "../../../api/client.ts";
import { record } from "../../../messages/record.ts";
import { schedule } from "../../../messages/schedule.ts";
import { Icon } from "../../../ui/icons.tsx";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import type { RoomTable } from "../room.ts";
import css from "./ScheduleHead.module.css";

/** The usual reasons why committees pause the clock. */
const REASONS = [
  "pause-break",
  "pause-meal",
  "pause-rules",
  "pause-missing",
] as const satisfies readonly UsualReason[];

const AT_ONCE: UsualReason = "pause-at-once";

/**
 * Pauses the clock at once and resumes it, or pauses it with a reason, which the projector and all phones then show.
 * It stays the same button, so that it keeps the focus.
 */
export function PauseButton({
  view,
  isBusy,
  run,
}: {
  view: RoomTable;
  isBusy: boolean;
  /** Runs it; resolves to a sentence if it was refused. */
  run: (command: Command) => Promise<string | null>;
}) {
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const { may } = view.you;
  const isPaused = may.includes("resume");
  if (!isPaused && (!may.includes("pause") || view.clock.deadline === null)) return null;
  const pause = (reason: string): Promise<string | null> => run({ type: "pause", reason });
  const ask = (): void =>
    setQuestion({
      title: schedule("pauseQuestion"),
      what: <p>{schedule("pauseEffect")}</p>,
      seen: schedule("pauseSeen"),
      yes: schedule("pauseClock"),
      reason: true,
      onYes: pause,
    });
  return (
    <Button.Group className={css.pause}>
      <Button
        size="sm"
        variant={isPaused ? "filled" : "default"}
        loading={isBusy}
        onClick={() => void (isPaused ? run({ type: "resume" }) : pause(AT_ONCE))}
      >
        {isPaused ? schedule("resumeClock") : schedule("pauseClock")}
      </Button>
      {!isPaused && (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button size="sm" variant="default" className={css.why} aria-label={schedule("pauseWithReason")}>
              <Icon name="down" size={15} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{schedule("pauseWithReason")}</Menu.Label>
            {REASONS.map((reason) => (
              <Menu.Item key={reason} onClick={() => void pause(reason)}>
                {record(`reason.${reason}`)}
              </Menu.Item>
            ))}
            <Menu.Item aria-haspopup="dialog" onClick={ask}>
              {schedule("pauseOther")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </Button.Group>
  );
}
