import type { Game } from "@chancery/engine";
import { Button, Popover } from "@mantine/core";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { useCountdown } from "../../../api/use-countdown.ts";
import { Token } from "../../../board/Token.tsx";
import { urgency } from "../../../lib/countdown.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { clock as text } from "../../../messages/clock.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { formatDeadline, formatDeadlineInFull, minutesInWords, zoneName } from "../../../messages/time.ts";
import { Icon } from "../../../ui/icons.tsx";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { useTable } from "../table-context.ts";
import { useAct, whyNot } from "../use-act.ts";
import css from "./ClockBar.module.css";
import { ExtendForm } from "./ExtendForm.tsx";
import { Left } from "./Left.tsx";
import { MoreTime } from "./MoreTime.tsx";
import { NotifySwitch } from "./NotifySwitch.tsx";
import { readyCount } from "./ready-count.ts";
import { SoundSwitch } from "./SoundSwitch.tsx";
import { agreedOf, stageOf, timekeeperOf } from "./stage.ts";

/** The current stage, the time left, and who isn't ready yet. */
export function ClockBar() {
  const { table: view, game } = useTable();
  const left = useCountdown(view.clock);
  const { title, note, why, tone } = stageOf(view);
  const { deadline, isPaused } = view.clock;
  return (
    <section className={css.bar} data-tone={tone} aria-label={text("clock")}>
      <div className={css.stage}>
        <div className={css.time}>
          <strong>{title}</strong>
          {left !== null && (
            <span className={css.left} data-urgency={isPaused ? "none" : urgency(left)} role="timer">
              <Left left={left} />
            </span>
          )}
          {deadline !== null && !isPaused && (
            <time className={css.moment} dateTime={new Date(deadline).toISOString()}>
              {formatDeadline(deadline, serverNow())}
            </time>
          )}
        </div>
        <Details view={view} game={game} />
      </div>
      {why && <p className={css.note}>{why}</p>}
      {note && <p className={css.note}>{note}</p>}
    </section>
  );
}

/** More about the clock, and what can be done with it. */
function Details({ view, game }: { view: TableView; game: Game }) {
  const [isOpen, setOpen] = useState(false);
  const [isLow, setLow] = useState(false);
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  if (view.status !== "playing") return null;
  const { deadline } = view.clock;
  const ask = (asked: ReasonRequest): void => {
    setOpen(false);
    setQuestion(asked);
  };
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position={isLow ? "top-end" : "bottom-end"}
        width={330}
        middlewares={{ flip: true, shift: true, size: true }}
        trapFocus
        shadow="md"
      >
        <Popover.Target>
          <button
            type="button"
            className={css.more}
            aria-expanded={isOpen}
            onClick={({ currentTarget }) => {
              // On a phone the clock is in the lower half, and there is more room above it.
              setLow(currentTarget.getBoundingClientRect().top > innerHeight / 2);
              setOpen(!isOpen);
            }}
          >
            <Waiting view={view} game={game} />
            <span className="hidden">{text("more")}</span>
            <Icon name="down" size={16} />
          </button>
        </Popover.Target>
        <Popover.Dropdown className={css.details}>
          {deadline !== null && (
            <p>{text("deadline", { moment: formatDeadlineInFull(deadline), zone: zoneName() })}</p>
          )}
          <Ready view={view} game={game} />
          {agreedOf(view).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <MoreTime view={view} onAsked={() => setOpen(false)} />
          <ClockActs view={view} ask={ask} onResume={() => setOpen(false)} />
          <NotifySwitch />
          {view.room === null && <SoundSwitch />}
        </Popover.Dropdown>
      </Popover>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** How many players are ready. */
function Waiting({ view, game }: { view: TableView; game: Game }) {
  const counted = readyCount(view);
  if (counted === null) return null;
  const { words, waiting } = counted;
  return (
    <span className={css.waiting}>
      {words}
      {waiting.length > 0 && waiting.length < 4 && (
        <span aria-hidden="true">
          {waiting.map(({ seat, powers }) => (
            <Token key={seat} game={game} power={powers[0]} size={16} />
          ))}
        </span>
      )}
    </span>
  );
}

function Ready({ view: { seats, setup }, game }: { view: TableView; game: Game }) {
  const known = seats.filter(({ isReady, isVacant }) => isReady !== null && !isVacant);
  if (known.length === 0) return null;
  return (
    <>
      <ul className={css.ready}>
        {known.map(({ seat, powers, isReady }) => (
          <li key={seat} data-ready={isReady || undefined}>
            <Token game={game} power={powers[0]} size={18} />
            {powerNames(powers)}
            <span>{text(isReady ? "ready" : "notReady")}</span>
          </li>
        ))}
      </ul>
      {!setup.showReady && <p>{text("readyHidden")}</p>}
    </>
  );
}

/** Pause, resume and extend, for the people who run the game. */
export function ClockActs({
  view,
  ask,
  onResume,
}: {
  view: TableView;
  ask: (question: ReasonRequest) => void;
  /** Closes the popover, since the button disappears. */
  onResume?: () => void;
}) {
  const { act, isBusy } = useAct(view.game);
  const { may } = view.you;
  const { extensionLeft } = view.clock;
  if (!["pause", "resume", "extend"].some((type) => may.includes(type as "pause")))
    return <p className={css.who}>{text("onlyOfficials", { officials: timekeeperOf(view) })}</p>;
  const seen = text("seen");
  return (
    <div className={css.acts}>
      {may.includes("pause") && (
        <Button
          variant="default"
          size="xs"
          aria-haspopup="dialog"
          onClick={() =>
            ask({
              title: text("pauseTitle"),
              what: <p>{text("pauseText")}</p>,
              seen,
              yes: text("pause"),
              reason: true,
              onYes: async (reason) => whyNot(await act({ type: "pause", reason })),
            })
          }
        >
          {text("pause")}
        </Button>
      )}
      {may.includes("resume") && (
        <Button
          size="xs"
          loading={isBusy}
          onClick={() => {
            onResume?.();
            void act({ type: "resume" });
          }}
        >
          {text("resume")}
        </Button>
      )}
      {may.includes("extend") && extensionLeft !== null && (
        <ExtendForm
          most={extensionLeft}
          onExtend={(minutes) =>
            ask({
              title: text("extendTitle", { time: minutesInWords(minutes) }),
              what: <p>{text("extendText")}</p>,
              seen,
              yes: text("extend"),
              reason: true,
              onYes: async (reason) => whyNot(await act({ type: "extend", minutes, reason })),
            })
          }
        />
      )}
    </div>
  );
}
