import { useState } from "react";
import type { Command } from "../../../api/client.ts";
import { useCountdown, useTimeSince } from "../../../api/use-countdown.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { schedule } from "../../../messages/schedule.ts";
import { formatDeadline, formatLeft } from "../../../messages/time.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { Left } from "../../table/clock/Left.tsx";
import { turnTitle } from "../../table/clock/room-stage.ts";
import { stageOf } from "../../table/clock/stage.ts";
import { useAct, whyNot } from "../../table/use-act.ts";
import { Changed } from "../Changed.tsx";
import type { RoomAct, RoomTable } from "../room.ts";
import { type GoingBack, goingBack } from "../schedule/going-back.ts";
import { urgencyOf } from "../schedule/stages.ts";
import { TurnSteps } from "../schedule/TurnSteps.tsx";
import { PauseButton } from "./PauseButton.tsx";
import css from "./ScheduleHead.module.css";
import { TimeButtons } from "./TimeButtons.tsx";

/** The current stage, the time left, and what the officers can do about it. */
export function ScheduleHead({ view }: { view: RoomTable }) {
  const left = useCountdown(view.clock);
  const { title, why } = stageOf(view);
  const { deadline, isPaused } = view.clock;
  const over = useTimeSince(view.room.timeUp);
  return (
    <section className={css.head} aria-label={schedule("schedule")} tabIndex={-1} data-focus-home>
      {view.status === "playing" && <TurnSteps view={view} />}
      <div className={css.clock}>
        <div>
          {view.status === "playing" && <span className={css.turn}>{turnTitle(view)}</span>}
          <strong className={css.stage}>{title}</strong>
          {view.status === "playing" && (
            <span className={css.until}>
              {isPaused
                ? (why ?? schedule("clockPaused"))
                : deadline === null
                  ? over === null
                    ? schedule("noClock")
                    : schedule("timeIsUp")
                  : schedule("until", { moment: formatDeadline(deadline, serverNow()) })}
            </span>
          )}
        </div>
        {left !== null && (
          <span className={css.left} role="timer" data-urgency={isPaused ? "none" : urgencyOf(view, left)}>
            <Left left={left} />
          </span>
        )}
        {over !== null && (
          <span className={css.left} role="timer" data-urgency="last">
            {schedule("overrun", { time: formatLeft(over) })}
          </span>
        )}
      </div>
      {why !== null && !isPaused && <p className={css.reason}>{why}</p>}
      <Changed view={view} />
      {view.status === "playing" && <ClockButtons view={view} />}
      <GoBack view={view} />
    </section>
  );
}

/** Takes back a step that came too early. It is rarely needed, so it is small. */
function GoBack({ view }: { view: RoomTable }) {
  const { act } = useAct(view.game);
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const back = goingBack(view);
  const ask = ({ step, label, what }: GoingBack): void =>
    setQuestion({
      title: label,
      what: <p>{what}</p>,
      seen: schedule("backSeen"),
      yes: schedule("goBack"),
      reason: true,
      usualReason: schedule("backReason"),
      onYes: async (reason) => whyNot(await act({ type: "room", act: { do: "go-back", step, reason } })),
    });
  return (
    <>
      {back && (
        <button type="button" className={css.back} aria-haspopup="dialog" onClick={() => ask(back)}>
          <Icon name="undo" size={14} />
          {back.label}
        </button>
      )}
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** One press each: in a room nobody waits for a form. The record keeps what was done. */
function ClockButtons({ view }: { view: RoomTable }) {
  const { act, isBusy } = useAct(view.game);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (command: Command): Promise<string | null> => {
    const why = whyNot(await act(command));
    setFault(why);
    return why;
  };
  const inRoom = (wanted: RoomAct) => run({ type: "room", act: wanted });
  return (
    <>
      <div className={css.acts}>
        <PauseButton view={view} isBusy={isBusy} run={run} />
        <TimeButtons view={view} act={inRoom} />
      </div>
      <Fault error={fault} />
    </>
  );
}
