import { type PositionJson, type Power, powerNamed } from "@chancery/engine";
import type { TableView } from "../../../api/client.ts";
import { useCountdown } from "../../../api/use-countdown.ts";
import { Token } from "../../../board/Token.tsx";
import { useGeometry } from "../../../board/use-geometry.ts";
import { pluginOf } from "../../../games/parts.ts";
import { usePlugin } from "../../../games/use-plugin.ts";
import { urgency } from "../../../lib/countdown.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { powerName } from "../../../messages/power-name.ts";
import { projector } from "../../../messages/projector.ts";
import { formatDeadline } from "../../../messages/time.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { openGame } from "../../../orders/open-game.ts";
import { stageOf } from "../clock/stage.ts";
import { rowsOf } from "../standings/standings.ts";
import { stateOf } from "../turns/phases.ts";
import { endingInWords } from "../words.ts";
import { Pages } from "./Pages.tsx";
import { ProjectorBoard } from "./ProjectorBoard.tsx";
import screen from "./screen.module.css";
import { BoardSide, GameName, News, TimeLeft } from "./screen.tsx";
import css from "./TableScreen.module.css";
import { useAwake, useResults } from "./use-screen.ts";

/** With more powers than this, the standings have two columns. */
const MANY = 7;
const HOUR = 3_600_000;

/** The projector: board, clock, standings and last results for the whole room. It updates by itself and has no secrets. */
export function TableScreen({ view }: { view: TableView }) {
  const game = openGame(view.setup);
  const results = useResults(view.lastPlayed?.number ?? null);
  useAwake();
  const isDrawn = useGeometry(game.ok ? game.value : null);
  const isKnown = usePlugin(view.setup.variant);
  if (!game.ok) return <p role="alert">{game.error}</p>;
  if (!isDrawn || !isKnown) return <main className={screen.screen} />;
  const turn = results.isShown ? view.lastPlayed : null;
  const { rules } = game.value;
  const counted = pluginOf(view.setup.variant).counts;
  const state = stateOf(game.value, view.position as PositionJson, view.phase);
  const rows = rowsOf(
    view,
    counted && state.ok ? (name) => counted(state.value, powerNamed(rules, name) as Power) : undefined,
  );
  const ending = endingInWords(view);
  return (
    <main className={`${screen.screen} ${css.room}`}>
      <BoardSide view={view} results={results}>
        <ProjectorBoard view={view} game={game.value} turn={turn} />
        {turn && (
          <p className={css.caption}>
            {projector("resultsOf", { phase: phaseInWords(turn.phase, view.setup) })}
          </p>
        )}
      </BoardSide>
      <div className={`${screen.side} ${css.side}`}>
        <GameName view={view} />
        <h1>{view.status === "ended" ? projector("gameOver") : phaseInWords(view.phase, view.setup)}</h1>
        {ending ? <p className={css.ending}>{ending}</p> : <Clock view={view} />}
        <table className={`${screen.ranks} ${css.standings}`} data-many={rows.length > MANY || undefined}>
          <caption className="hidden">{projector(counted ? "points" : "centers")}</caption>
          <tbody>
            {rows.map(({ power, counts, change, isOut, bot }) => (
              <tr key={power} data-out={isOut || undefined}>
                <th scope="row">
                  <Token game={game.value} power={power} size={40} />
                  {powerName(power)}
                  {bot && !isOut && <small className={css.bot}>{bot}</small>}
                </th>
                <td className={css.change}>{change ? (change > 0 ? `+${change}` : `−${-change}`) : ""}</td>
                <td>{counts}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Pages label={projector("lastResults")}>
          <News
            turn={view.lastPlayed}
            heading={view.lastPlayed ? phaseInWords(view.lastPlayed.phase, view.setup) : ""}
            most={Number.POSITIVE_INFINITY}
          />
        </Pages>
      </div>
    </main>
  );
}

function Clock({ view }: { view: TableView }) {
  const left = useCountdown(view.clock);
  const { title, note, why, tone } = stageOf(view);
  const known = view.seats.filter(({ isReady, isVacant }) => isReady !== null && !isVacant);
  const { deadline, isPaused } = view.clock;
  const facts = [
    deadline !== null && !isPaused
      ? projector("until", { moment: formatDeadline(deadline, serverNow()) })
      : "",
    known.length > 0
      ? projector("readyCount", {
          ready: known.filter(({ isReady }) => isReady).length,
          count: known.length,
        })
      : "",
  ].filter(Boolean);
  return (
    <section data-tone={tone} aria-label={projector("clock")}>
      <p className={css.stage}>{title}</p>
      {why && <p className={css.why}>{why}</p>}
      {left !== null && (
        <TimeLeft
          left={left}
          urgency={isPaused ? "none" : urgency(left)}
          className={left < HOUR ? css.left : css.long}
        />
      )}
      <p className={css.facts}>{facts.join(", ")}</p>
      {note && <p className={css.note}>{note}</p>}
    </section>
  );
}
