import { Button } from "@mantine/core";
import { useState } from "react";
import type { Command } from "../../../api/client.ts";
import { schedule } from "../../../messages/schedule.ts";
import { formatMoment } from "../../../messages/time.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { Left } from "../../table/clock/Left.tsx";
import { stageOf } from "../../table/clock/stage.ts";
import { useCountdown } from "../../table/clock/use-countdown.ts";
import { useAct, whyNot } from "../../table/use-act.ts";
import type { RoomTable } from "../room.ts";
import { type GoingBack, goingBack } from "../schedule/going-back.ts";
import { goingOn } from "../schedule/going-on.ts";
import { urgencyOf } from "../schedule/stages.ts";
import { TurnSteps } from "../schedule/TurnSteps.tsx";
import { useRoomAct } from "../use-room.ts";
import { PauseButton } from "./PauseButton.tsx";
import css from "./ScheduleHead.module.css";

/** The current stage, the time left, and the next step. */
export function ScheduleHead({ view }: { view: RoomTable }) {
  const left = useCountdown(view.clock);
  const { title, why } = stageOf(view);
  const { deadline, isPaused, now } = view.clock;
  return (
    <section className={css.head} aria-label={schedule("schedule")} tabIndex={-1} data-focus-home>
      {view.status === "playing" && <TurnSteps view={view} />}
      <div className={css.clock}>
        <div>
          <strong className={css.stage}>{title}</strong>
          {view.status === "playing" && (
            <span className={css.until}>
              {isPaused
                ? (why ?? schedule("clockPaused"))
                : deadline === null
                  ? schedule("noClock")
                  : schedule("until", { moment: formatMoment(deadline, now) })}
            </span>
          )}
        </div>
        {left !== null && (
          <span className={css.left} role="timer" data-urgency={isPaused ? "none" : urgencyOf(view, left)}>
            <Left left={left} />
          </span>
        )}
      </div>
      <GoOn view={view} />
    </section>
  );
}

/** The next step and what follows; pause, resume, and one more minute. */
function GoOn({ view }: { view: RoomTable }) {
  const { act, fault, isBusy } = useRoomAct(view.game);
  const { label, what, isPossible, does } = goingOn(view);
  return (
    <>
      <div className={css.acts}>
        {label !== null && (
          <Button
            size="md"
            className={css.next}
            loading={isBusy}
            disabled={!isPossible}
            onClick={() => void act({ do: does })}
          >
            {label}
          </Button>
        )}
        <ClockButtons view={view} />
      </div>
      <p className={css.what}>{what}</p>
      <GoBack view={view} />
      <Fault error={fault} />
    </>
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
        <button type="button" className={css.back} onClick={() => ask(back)}>
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
  const { may } = view.you;
  const { extensionLeft } = view.clock;
  const run = async (command: Command): Promise<string | null> => {
    const why = whyNot(await act(command));
    setFault(why);
    return why;
  };
  return (
    <>
      <PauseButton view={view} isBusy={isBusy} run={run} />
      {may.includes("extend") && (extensionLeft ?? 0) > 0 && (
        <Button
          size="md"
          variant="default"
          loading={isBusy}
          onClick={() => void run({ type: "extend", minutes: 1, reason: schedule("addMinuteReason") })}
        >
          {schedule("addMinute")}
        </Button>
      )}
      {may.includes("process") && !view.phase.endsWith("M") && (
        <Button size="md" variant="default" loading={isBusy} onClick={() => void run({ type: "process" })}>
          {schedule("revealNow")}
        </Button>
      )}
      <Fault error={fault} />
    </>
  );
}
