import { Link } from "@tanstack/react-router";
import type { OpenGame, YourGame } from "../../../api/client.ts";
import { gameName } from "../../../games/game-name.ts";
import { PRESETS, titleOf } from "../../../games/index.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { lobby } from "../../../messages/lobby.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { formatDeadline } from "../../../messages/time.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Countdown } from "../Countdown.tsx";
import { clockInShort } from "../setup-words.ts";
import css from "./GameLists.module.css";
import { factsOf } from "./game-facts.ts";

export function YourGames({ games }: { games: readonly YourGame[] }) {
  return (
    <ul className={css.list}>
      {games.map((game) => (
        <li key={game.game}>
          <Link
            to="/games/$game"
            params={{ game: game.game }}
            className={game.isYourTurn ? `${css.row} ${css.turn}` : css.row}
          >
            <span className={css.what}>
              <strong>{gameName(game)}</strong>
              <span>
                {game.powers.length > 0 && <b>{powerNames(game.powers)}</b>}
                {game.powers.length > 0 && " · "}
                {stateOf(game)}
              </span>
              {factsOf(game).map((fact) => (
                <span key={fact} className={css.dim}>
                  {fact}
                </span>
              ))}
            </span>
            <span className={css.signs}>
              {game.unread > 0 && (
                <span className={css.unread} title={lobby("unreadCount", { count: game.unread })}>
                  <Icon name="mail" size={16} /> <span aria-hidden="true">{game.unread}</span>
                  <span className="hidden">{lobby("unreadCount", { count: game.unread })}</span>
                </span>
              )}
              {game.isYourTurn && <span className={css.badge}>{lobby("yourTurn")}</span>}
              {game.waiting?.offer && <span className={css.badge}>{lobby("seatOffered")}</span>}
              <Deadline game={game} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function stateOf(game: YourGame): string {
  const { status, phase, players, seats, host, waiting } = game;
  if (waiting && !waiting.offer) return lobby("yourPlace", { place: waiting.place });
  if (status === "ended") return lobby("gameOver", { phase: phaseInWords(phase, game) });
  if (status === "playing") return phaseInWords(phase, game);
  return host === null
    ? lobby("playersJoined", { players, seats })
    : lobby("playersJoinedHost", { players, seats, host });
}

function Deadline({ game: { status, deadline, isPaused } }: { game: YourGame }) {
  if (status !== "playing") return null;
  if (isPaused) return <span className={css.dim}>{lobby("paused")}</span>;
  if (deadline === null) return null;
  return (
    <span className={css.time}>
      <Icon name="clock" size={15} />
      <span>
        <Countdown to={deadline} />
        <span className={css.moment}>{formatDeadline(deadline, serverNow())}</span>
      </span>
    </span>
  );
}

/** All that can be hosted. */
export function Presets() {
  return (
    <ul className={css.list}>
      {PRESETS.map(({ id, title, summary }) => (
        <li key={id}>
          <Link to="/host/$preset" params={{ preset: id }} className={css.row}>
            <span className={css.what}>
              <strong>{title}</strong>
              <span className={css.dim}>{summary}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function OpenTables({ games }: { games: readonly OpenGame[] }) {
  return (
    <ul className={css.list}>
      {games.map((game) => (
        <li key={game.game}>
          <Link to="/games/$game" params={{ game: game.game }} className={css.row}>
            <span className={css.what}>
              <strong>{gameName(game)}</strong>
              <span className={css.dim}>
                {game.name && `${titleOf(game)} · `}
                {game.host === null
                  ? clockInShort(game.clock)
                  : lobby("clockHost", { clock: clockInShort(game.clock), host: game.host })}
              </span>
            </span>
            <span className={css.signs}>
              <span className={css.dim}>
                {lobby("playersOfSeats", { players: game.players, seats: game.seats })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
