import type { Game } from "@chancery/engine";
import { Button, Popover } from "@mantine/core";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { urgency } from "../../../lib/countdown.ts";
import { formatMoment, minutesInWords } from "../../../messages/time.ts";
import { Icon } from "../../../ui/icons.tsx";
import { type Question, ReasonDialog } from "../../../ui/ReasonDialog.tsx";
import { useTable } from "../table-context.ts";
import { useAct, whyNot } from "../use-act.ts";
import css from "./ClockBar.module.css";
import { ExtendForm } from "./ExtendForm.tsx";
import { Left } from "./Left.tsx";
import { NotifySwitch } from "./NotifySwitch.tsx";
import { agreedOf, officialOf, stageOf } from "./stage.ts";
import { useCountdown } from "./use-countdown.ts";

/** What people do at present, how long they still may, and for whom everybody waits. */
export function ClockBar() {
  const { table: view, game } = useTable();
  const left = useCountdown(view.clock);
  const { title, note, why, tone } = stageOf(view);
  const { deadline, isPaused, now } = view.clock;
  return (
    <section className={css.bar} data-tone={tone} aria-label="Clock">
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
              {formatMoment(deadline, now)}
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

/** What else there is to know and to do about the clock. */
function Details({ view, game }: { view: TableView; game: Game }) {
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  if (view.status !== "playing") return null;
  const { deadline } = view.clock;
  const ask = (asked: Question): void => {
    setOpen(false);
    setQuestion(asked);
  };
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width={330}
        middlewares={{ flip: true, shift: true, size: true }}
        trapFocus
        shadow="md"
      >
        <Popover.Target>
          <button type="button" className={css.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Waiting view={view} game={game} />
            <span className="hidden">More about the clock</span>
            <Icon name="down" size={16} />
          </button>
        </Popover.Target>
        <Popover.Dropdown className={css.details}>
          {deadline !== null && (
            <p>
              The deadline is{" "}
              {new Date(deadline).toLocaleString(undefined, { dateStyle: "full", timeStyle: "short" })} (
              {Intl.DateTimeFormat().resolvedOptions().timeZone}, your time).
            </p>
          )}
          <Ready view={view} game={game} />
          {agreedOf(view).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <ClockActs view={view} ask={ask} onResume={() => setOpen(false)} />
          <NotifySwitch />
        </Popover.Dropdown>
      </Popover>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** For how many seats everybody waits, as far as that is to be known. */
function Waiting({ view: { seats }, game }: { view: TableView; game: Game }) {
  const known = seats.filter(({ isReady, isVacant }) => isReady !== null && !isVacant);
  const waiting = known.filter(({ isReady }) => !isReady);
  if (known.length < 2) return null;
  return (
    <span className={css.waiting}>
      {waiting.length === 0 ? "All ready" : `${known.length - waiting.length} of ${known.length} ready`}
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
            {powers.join(", ")}
            <span>{isReady ? "ready" : "not ready yet"}</span>
          </li>
        ))}
      </ul>
      {!setup.showReady && <p>Who is ready is not shown to everybody at this table.</p>}
    </>
  );
}

/** Pausing, going on and extending, for whoever looks after the table. */
export function ClockActs({
  view,
  ask,
  onResume,
}: {
  view: TableView;
  ask: (question: Question) => void;
  /** Closes what the button stands in, as it goes away itself. */
  onResume?: () => void;
}) {
  const { act, isBusy } = useAct(view.game);
  const { may } = view.you;
  const { extensionLeft } = view.clock;
  if (!["pause", "resume", "extend"].some((type) => may.includes(type as "pause")))
    return <p className={css.who}>Only {officialOf(view)} can pause or extend.</p>;
  const seen = "Everybody sees it at once, with the reason, and it stays in the record.";
  return (
    <div className={css.acts}>
      {may.includes("pause") && (
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            ask({
              title: "Pause the clock?",
              what: <p>The clock stands still; nothing is played out, also when everybody is ready.</p>,
              seen,
              yes: "Pause",
              reason: true,
              onYes: async (reason) => whyNot(await act({ type: "pause", reason })),
            })
          }
        >
          Pause
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
          Let the clock go on
        </Button>
      )}
      {may.includes("extend") && extensionLeft !== null && (
        <ExtendForm
          most={extensionLeft}
          onExtend={(minutes) =>
            ask({
              title: `Extend by ${minutesInWords(minutes)}?`,
              what: <p>The deadline of this phase moves, and those who are not ready are reminded again.</p>,
              seen,
              yes: "Extend",
              reason: true,
              onYes: async (reason) => whyNot(await act({ type: "extend", minutes, reason })),
            })
          }
        />
      )}
    </div>
  );
}
