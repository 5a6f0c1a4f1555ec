import type { OpenGame } from "@chancery/contract";
import { lazy, Suspense } from "react";
import { useWayIn } from "../../../api/use-address.ts";
import { useCountdown, useTimeSince } from "../../../api/use-countdown.ts";
import { Token } from "../../../board/Token.tsx";
import { useGeometry } from "../../../board/use-geometry.ts";
import { tableName } from "../../../games/game-name.ts";
import { shortAddress } from "../../../lib/address.ts";
import { botOf } from "../../../messages/player-name.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { roomProjector } from "../../../messages/roomProjector.ts";
import { formatLeft } from "../../../messages/time.ts";
import { phaseInWords, provinceName } from "../../../orders/names.ts";
import { openGame } from "../../../orders/open-game.ts";
import { turnTitle } from "../../table/clock/room-stage.ts";
import { stageOf } from "../../table/clock/stage.ts";
import { Pages } from "../../table/projector/Pages.tsx";
import { ProjectorBoard } from "../../table/projector/ProjectorBoard.tsx";
import screen from "../../table/projector/screen.module.css";
import { BoardSide, GameName, News, TimeLeft } from "../../table/projector/screen.tsx";
import { useAwake, useResults } from "../../table/projector/use-screen.ts";
import { endingInWords } from "../../table/words.ts";
import { Changed } from "../Changed.tsx";
import { joinPage } from "../codes/links.ts";
import { GavelSwitch } from "../GavelSwitch.tsx";
import type { RoomTable } from "../room.ts";
import { urgencyOf } from "../schedule/stages.ts";
import { rowsOf } from "../score/score.ts";
import { Until } from "../Until.tsx";
import { useGavel } from "../use-gavel.ts";
import { PowerResults } from "./PowerResults.tsx";
import { ReadingBoard } from "./ReadingBoard.tsx";
import css from "./RoomScreen.module.css";
import { noticesOf, oneByOne, sheetInWords } from "./shown.ts";

const QrCode = lazy(async () => ({ default: (await import("../../../ui/QrCode.tsx")).QrCode }));

/** The projector for the whole room of a committee. It gets no secrets, and it updates by itself. */
export function RoomScreen({ view }: { view: RoomTable }) {
  const game = openGame(view.setup);
  const isDrawn = useGeometry(game.ok ? game.value : null);
  const results = useResults(view.lastPlayed?.number ?? null);
  useAwake();
  if (!game.ok) return <p role="alert">{game.error}</p>;
  if (!isDrawn) return <main className={screen.screen} />;
  const single = oneByOne(view);
  const turn = single?.turn ?? ((isTold(view) ?? results.isShown) ? view.lastPlayed : null);
  const isReading = view.room.stage === "revealed";
  return (
    <main
      className={`${screen.screen} ${css.room}`}
      data-many={view.seats.length > 7 || undefined}
      data-status={view.status}
    >
      <BoardSide view={view} results={isReading ? null : results} tools={<GavelSwitch />}>
        {isReading ? (
          <ReadingBoard view={view} game={game.value} />
        ) : (
          <ProjectorBoard view={view} game={game.value} turn={turn} />
        )}
      </BoardSide>
      <div className={`${screen.side} ${css.side}`}>
        <Head view={view} />
        <Why view={view} />
        <Pages label={roomProjector("details")}>
          {view.status === "playing" && <Now view={view} game={game.value} />}
          {single ? (
            <PowerResults single={single} game={game.value} view={view} />
          ) : turn?.result && !isReading ? (
            <News
              turn={turn}
              heading={roomProjector("resultsOf", { turn: phaseInWords(turn.phase, view.setup) })}
              most={Number.POSITIVE_INFINITY}
            />
          ) : isReading ? (
            <LastSheet view={view} game={game.value} />
          ) : null}
          {view.status === "lobby" ? (
            <Arrivals view={view} game={game.value} />
          ) : (
            <Scores view={view} game={game.value} />
          )}
        </Pages>
      </div>
      <Strip view={view} game={game.value} />
    </main>
  );
}

/** While results are shown, whether all of them have been; null at any other time. */
const isTold = ({ room, lastPlayed }: RoomTable): boolean | null =>
  room.stage === "results" ? room.results?.turn === lastPlayed?.number : null;

function Head({ view }: { view: RoomTable }) {
  const left = useCountdown(view.clock);
  const over = useTimeSince(view.room.timeUp);
  const { title } = stageOf(view);
  const ending = endingInWords(view);
  useGavel(view.room.timeUp);
  const { isPaused } = view.clock;
  return (
    <section className={css.head} aria-label={roomProjector("clock")}>
      {view.status !== "lobby" && <GameName view={view} />}
      <h1>
        {view.status === "lobby"
          ? tableName(view)
          : view.status === "ended"
            ? roomProjector("committeeOver")
            : turnTitle(view)}
      </h1>
      {ending ? (
        <p className={css.ending}>{ending}</p>
      ) : (
        view.status === "playing" && (
          <p className={css.stage} data-paused={isPaused || undefined}>
            {title}
          </p>
        )
      )}
      {left !== null && view.status === "playing" && (
        <TimeLeft left={left} urgency={isPaused ? "none" : urgencyOf(view, left)} className={css.left} />
      )}
      {over !== null && view.status === "playing" && (
        <p className={css.time} role="timer">
          <strong>{roomProjector("timeIsUp")}</strong>{" "}
          <span>{roomProjector("overrun", { time: formatLeft(over) })}</span>
        </p>
      )}
    </section>
  );
}

/** Why the clock is paused or the turn went back a step, and what the officers changed on the board. */
function Why({ view }: { view: RoomTable }) {
  const { why } = stageOf(view);
  if (why === null || view.status !== "playing") return null;
  return (
    <div className={css.why}>
      {(view.room.changed === null || view.room.backFor !== null || view.clock.isPaused) && <p>{why}</p>}
      <Changed view={view} />
    </div>
  );
}

/** Who speaks and who is next; how many agree to end early; how many are ready. */
function Now({ view, game }: { view: RoomTable; game: OpenGame }) {
  const { stage, floor, next, speeches, called, requests } = view.room;
  const present = view.seats.filter(({ isVacant }) => !isVacant);
  const ready = present.filter(({ isReady }) => isReady);
  if (stage === "speeches" || stage === "extra-speeches") {
    const then = speeches?.order.slice(called + (next === null ? 0 : 1)) ?? [];
    return (
      <section className={css.now} aria-label={roomProjector("speakers")}>
        {floor !== null && (
          <p className={css.floor}>
            <Token game={game} power={floor} size={80} />
            {powerName(floor)}
          </p>
        )}
        {next !== null && (
          <p className={css.next}>
            <span>{roomProjector("next")}</span> <Token game={game} power={next} size={40} />{" "}
            {powerName(next)}
          </p>
        )}
        {then.length > 0 && (
          <p className={css.then}>{roomProjector("afterwards", { powers: powerNames(then) })}</p>
        )}
        {floor === null && next === null && <p className={css.next}>{roomProjector("everyoneHasSpoken")}</p>}
      </section>
    );
  }
  if (stage === "opening" && speeches)
    return (
      <section className={css.now} aria-label={roomProjector("speakers")}>
        <p className={css.next}>{roomProjector("speechTime", { seconds: speeches.seconds })}</p>
        <p className={css.then}>{powerNames(speeches.order)}</p>
      </section>
    );
  if (stage === "request" && requests.length > 0)
    return (
      <section className={css.now}>
        <p className={css.next}>
          {roomProjector("extraSpeechesRequested", { powers: powerNames(requests) })}
        </p>
      </section>
    );
  const counted =
    stage === "diplomacy"
      ? roomProjector("agreeToEnd", { agreed: ready.length, present: present.length })
      : stage === "writing"
        ? roomProjector("areReady", { ready: ready.length, present: present.length })
        : null;
  return counted && <p className={css.counted}>{counted}</p>;
}

/** The orders that were read last (1901: by their delegation, 1935: as the officers go through them). */
function LastSheet({ view, game }: { view: RoomTable; game: OpenGame }) {
  const { sheets, reading } = view.room;
  const last = sheets.at(-1);
  const now = reading?.order[reading.read];
  return (
    <section className={css.sheet} aria-label={roomProjector("orders")}>
      {now !== undefined && (
        <p className={css.next}>
          <Token game={game} power={now} size={40} /> {sheetInWords(view, now)}
        </p>
      )}
      {last && (
        <>
          <h2>
            <Token game={game} power={last.power} size={40} /> {powerName(last.power)}
          </h2>
          <pre>{last.text || roomProjector("noOrders")}</pre>
        </>
      )}
    </section>
  );
}

/** Centers and announced points; at the end, all points. */
function Scores({ view, game }: { view: RoomTable; game: OpenGame }) {
  return (
    <table className={`${screen.ranks} ${css.scores}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">{roomProjector("rank")}</span>
          </th>
          <th scope="col">
            <span className="hidden">{roomProjector("country")}</span>
          </th>
          <th scope="col">{roomProjector("centers")}</th>
          <th scope="col">{roomProjector("points")}</th>
          <th scope="col">{roomProjector("total")}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(view).map(({ power, rank, bot, centers, other, total, isLost }) => (
          <tr key={power} data-lost={isLost || undefined}>
            <td className={css.rank}>{rank ?? "–"}</td>
            <th scope="row">
              <Token game={game} power={power} size={40} />
              {powerName(power)}
              {bot !== null && <small className={css.bot}>{roomProjector("bot")}</small>}
            </th>
            <td>{centers}</td>
            <td>{other}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who has joined, before the committee starts. */
function Arrivals({ view, game }: { view: RoomTable; game: OpenGame }) {
  return (
    <ul className={css.arrivals} aria-label={roomProjector("delegations")}>
      {view.room.delegations.map(({ power, delegates }) => (
        <li key={power} data-here={delegates.length > 0 || botOf(view, power) !== null || undefined}>
          <Token game={game} power={power} size={40} />
          <strong>{powerName(power)}</strong>
          <span>{delegates.join(", ") || botOf(view, power)}</span>
        </li>
      ))}
    </ul>
  );
}

/** At the bottom: how latecomers join, the conference, and public treaties. */
function Strip({ view, game }: { view: RoomTable; game: OpenGame }) {
  const address = useWayIn();
  const notices = noticesOf(view, (area) => provinceName(game.rules, area));
  const isComing = address !== null && view.status !== "ended";
  if (!isComing && notices.length === 0) return null;
  return (
    <footer className={css.strip}>
      {isComing && (
        <div className={css.way}>
          <Suspense>
            <QrCode text={joinPage(address)} label={roomProjector("joinPageQr")} />
          </Suspense>
          <p>
            {roomProjector("joinWithCode")}
            <strong>{shortAddress(joinPage(address))}</strong>
          </p>
        </div>
      )}
      <Pages label={roomProjector("publicNotices")} className={css.board}>
        <ul className={css.notices} aria-label={roomProjector("conferenceAndTreaties")}>
          {notices.map(({ what, text, until }) => (
            <li key={what + text}>
              <strong>{what}</strong> {text}
              {until !== null && (
                <>
                  {" · "}
                  <Until at={until} className={css.ends} />
                </>
              )}
            </li>
          ))}
        </ul>
      </Pages>
    </footer>
  );
}
