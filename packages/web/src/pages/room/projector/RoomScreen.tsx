import type { Table } from "@chancery/contract";
import { lazy, Suspense } from "react";
import { Token } from "../../../board/Token.tsx";
import { useGeometry } from "../../../board/use-geometry.ts";
import { titleOf } from "../../../games/index.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { chosenAddress, knownAddress, shortAddress } from "../../../lib/address.ts";
import { useSignal } from "../../../lib/signal.ts";
import { phaseInWords, provinceName } from "../../../orders/names.ts";
import { stageOf } from "../../table/clock/stage.ts";
import { useCountdown } from "../../table/clock/use-countdown.ts";
import { gameOf } from "../../table/phases.ts";
import { ProjectorBoard } from "../../table/projector/ProjectorBoard.tsx";
import screen from "../../table/projector/screen.module.css";
import { BoardSide, News, TimeLeft } from "../../table/projector/screen.tsx";
import { useAwake, useResults } from "../../table/projector/use-screen.ts";
import { endingInWords } from "../../table/words.ts";
import { joinPage } from "../codes/links.ts";
import type { RoomTable } from "../room.ts";
import { urgencyOf } from "../schedule/stages.ts";
import { Until } from "../Until.tsx";
import { Outcome } from "./Outcome.tsx";
import { ReadingBoard } from "./ReadingBoard.tsx";
import css from "./RoomScreen.module.css";
import { noticesOf, oneByOne, scoreRows } from "./shown.ts";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

/** As many news as are read from the back of a room. */
const NEWS = 7;

/** The screen for the whole room of a committee. What it is given holds no secrets, and it goes on by itself. */
export function RoomScreen({ view }: { view: RoomTable }) {
  const game = gameOf(view.setup);
  const isDrawn = useGeometry(game.ok ? game.value : null);
  const results = useResults(view.lastPlayed?.number ?? null);
  useAwake();
  if (!game.ok) return <p role="alert">{game.error}</p>;
  if (!isDrawn) return <main className={screen.screen} />;
  const single = oneByOne(view);
  const turn = single?.turn ?? (results.isShown ? view.lastPlayed : null);
  const isReading = view.room.stage === "revealed";
  return (
    <main
      className={`${screen.screen} ${css.room}`}
      data-many={view.seats.length > 7 || undefined}
      data-status={view.status}
    >
      <BoardSide view={view} results={isReading ? null : results}>
        {isReading ? (
          <ReadingBoard view={view} game={game.value} />
        ) : (
          <ProjectorBoard view={view} game={game.value} turn={turn} />
        )}
      </BoardSide>
      <div className={`${screen.side} ${css.side}`}>
        <Head view={view} />
        {view.status === "playing" && <Now view={view} game={game.value} />}
        {single ? (
          <Outcome single={single} game={game.value} view={view} />
        ) : turn?.result && !isReading ? (
          <News
            turn={turn}
            heading={`${phaseInWords(turn.phase, view.setup)}: what came of the orders`}
            most={NEWS}
          />
        ) : isReading ? (
          <LastSheet view={view} game={game.value} />
        ) : null}
        {view.status === "lobby" ? (
          <Arrivals view={view} game={game.value} />
        ) : (
          <Scores view={view} game={game.value} />
        )}
      </div>
      <Strip view={view} game={game.value} />
    </main>
  );
}

function Head({ view }: { view: RoomTable }) {
  const left = useCountdown(view.clock);
  const { title, why } = stageOf(view);
  const ending = endingInWords(view);
  const { isPaused } = view.clock;
  return (
    <section className={css.head} aria-label="Clock">
      <h1>
        {view.status === "lobby"
          ? titleOf(view.setup)
          : view.status === "ended"
            ? "The committee is over"
            : phaseInWords(view.phase, view.setup)}
      </h1>
      {ending ? (
        <p className={css.ending}>{ending}</p>
      ) : (
        // The name of a phase of retreats or adjustments says it already.
        view.status === "playing" &&
        (isPaused || view.phase.endsWith("M")) && (
          <p className={css.stage} data-paused={isPaused || undefined}>
            {title}
          </p>
        )
      )}
      {why && <p className={css.why}>{why}</p>}
      {left !== null && view.status === "playing" && (
        <TimeLeft left={left} urgency={isPaused ? "none" : urgencyOf(view, left)} className={css.left} />
      )}
    </section>
  );
}

/** Who speaks and who comes next; who has agreed; who is still writing. */
function Now({ view, game }: { view: RoomTable; game: Table }) {
  const { stage, floor, next, speeches, called, requests } = view.room;
  const present = view.seats.filter(({ isVacant }) => !isVacant);
  const ready = present.filter(({ isReady }) => isReady);
  if (stage === "speeches" || stage === "extra-speeches") {
    const then = speeches?.order.slice(called + (next === null ? 0 : 1)) ?? [];
    return (
      <section className={css.now} aria-label="Speakers">
        {floor !== null && (
          <p className={css.floor}>
            <Token game={game} power={floor} size={80} />
            {floor}
          </p>
        )}
        {next !== null && (
          <p className={css.next}>
            <span>Next</span> <Token game={game} power={next} size={40} /> {next}
          </p>
        )}
        {then.length > 0 && <p className={css.then}>then {then.join(", ")}</p>}
        {floor === null && next === null && <p className={css.next}>All have spoken.</p>}
      </section>
    );
  }
  if (stage === "opening" && speeches)
    return (
      <section className={css.now} aria-label="Speakers">
        <p className={css.next}>Speeches of {speeches.seconds} seconds</p>
        <p className={css.then}>{speeches.order.join(", ")}</p>
      </section>
    );
  if (stage === "request" && requests.length > 0)
    return (
      <section className={css.now}>
        <p className={css.next}>{requests.join(", ")} asked for speeches</p>
      </section>
    );
  const counted =
    stage === "diplomacy"
      ? `${ready.length} of ${present.length} agree to end early`
      : stage === "writing"
        ? `${ready.length} of ${present.length} are done`
        : null;
  return counted && <p className={css.counted}>{counted}</p>;
}

/** The sheet that was read last, order by order (1901: by its delegation, 1935: as the officers go through them). */
function LastSheet({ view, game }: { view: RoomTable; game: Table }) {
  const { sheets, reading } = view.room;
  const last = sheets.at(-1);
  const now = reading?.order[reading.read];
  return (
    <section className={css.sheet} aria-label="Sheets">
      {now !== undefined && (
        <p className={css.next}>
          <Token game={game} power={now} size={40} /> {now} {isReadAloud(view) ? "reads" : "comes next"}
        </p>
      )}
      {last && (
        <>
          <h2>
            <Token game={game} power={last.power} size={40} /> {last.power}
          </h2>
          <pre>{last.text || "No orders: all units hold."}</pre>
        </>
      )}
    </section>
  );
}

/** Centres and announced points; at the end, all points. */
function Scores({ view, game }: { view: RoomTable; game: Table }) {
  return (
    <table className={`${screen.ranks} ${css.scores}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">Country</span>
          </th>
          <th scope="col">Centres</th>
          <th scope="col">Points</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {scoreRows(view).map(({ power, centres, points, total, isLost }) => (
          <tr key={power} data-lost={isLost || undefined}>
            <th scope="row">
              <Token game={game} power={power} size={40} />
              {power}
            </th>
            <td>{centres}</td>
            <td>{points}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who has come, before the committee begins. */
function Arrivals({ view, game }: { view: RoomTable; game: Table }) {
  return (
    <ul className={css.arrivals} aria-label="Delegations">
      {view.room.delegations.map(({ power, delegates }) => (
        <li key={power} data-here={delegates.length > 0 || undefined}>
          <Token game={game} power={power} size={40} />
          <strong>{power}</strong>
          <span>{delegates.join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}

/** Below all: the way in for who comes late, the conference, and treaties that are public. */
function Strip({ view, game }: { view: RoomTable; game: Table }) {
  const address = knownAddress(useSignal(chosenAddress));
  const notices = noticesOf(view, (area) => provinceName(game.rules, area));
  const isComing = address !== null && view.status !== "ended";
  if (!isComing && notices.length === 0) return null;
  return (
    <footer className={css.strip}>
      {isComing && (
        <div className={css.way}>
          <Suspense>
            <QrCode text={joinPage(address)} label="QR code of the page on which codes are typed" />
          </Suspense>
          <p>
            Come in with your code
            <strong>{shortAddress(joinPage(address))}</strong>
          </p>
        </div>
      )}
      <ul className={css.notices} aria-label="Conference and treaties">
        {notices.map(({ what, text, until }) => (
          <li key={text}>
            <strong>{what}</strong> {text}
            {until !== null && (
              <>
                {", ends in "}
                <Until at={until} clock={view.clock} className={css.ends} />
              </>
            )}
          </li>
        ))}
      </ul>
    </footer>
  );
}
