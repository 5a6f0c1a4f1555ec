import { formatMoment, LANGUAGE_NAMES } from "@chancery/messages";
import { Link } from "@tanstack/react-router";
import type { PublicGame } from "../../api/client.ts";
import { gameName } from "../../games/game-name.ts";
import { titleOf } from "../../games/index.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { find } from "../../messages/find.ts";
import { LANGUAGE, READING } from "../../messages/language.ts";
import { powerNames } from "../../messages/power-name.ts";
import { scoring } from "../../messages/scoring.ts";
import { formatDeadline, minutesInWords } from "../../messages/time.ts";
import { phaseInWords } from "../../orders/names.ts";
import css from "./FindPage.module.css";
import { Miniature } from "./Miniature.tsx";

const PRESS = { public: "publicPress", deals: "dealsPress", none: "noPress" } as const;

/** Dots stay with what they follow. */
const DOT = "\u00a0· ";

/** A game in a list: its board, what it's called, what it's like, and how far it is. */
export function GameCard({ game, onTag }: { game: PublicGame; onTag: (tag: string) => void }) {
  const name = gameName(game);
  return (
    <li className={css.card}>
      <Miniature game={game} />
      <div className={css.about}>
        <h2>
          <Link to="/games/$game" params={{ game: game.game }}>
            {name}
          </Link>
        </h2>
        <p className={css.kind}>{kindOf(game).join(DOT)}</p>
        <p>{stateOf(game).join(DOT)}</p>
        {game.description && <p className={css.description}>{game.description}</p>}
        {game.tags.length > 0 && (
          <ul className={css.tags}>
            {game.tags.map((tag) => (
              <li key={tag}>
                <button type="button" aria-label={find("tagged", { tag })} onClick={() => onTag(tag)}>
                  {`#${tag}`}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** What is played, how fast, and by which rules among people. */
function kindOf(game: PublicGame): readonly string[] {
  const { press, anonymous, language, isRated, leastRating, leastReliability } = game;
  return [
    titleOf(game),
    paceInWords(game),
    ...(press === "full" ? [] : [find(PRESS[press])]),
    ...(anonymous ? [find("anonymous")] : []),
    ...(game.scoring ? [scoring(game.scoring)] : []),
    ...(language === READING ? [] : [LANGUAGE_NAMES[language]]),
    ...(isRated ? [find("isRated")] : []),
    ...(leastRating === null ? [] : [find("leastRating", { rating: leastRating })]),
    ...(leastReliability === null ? [] : [find("least", { percent: leastReliability })]),
  ];
}

function paceInWords({ clock }: PublicGame): string {
  if (clock.kind === "live") return find("livePace", { writing: clock.writing });
  if (clock.kind === "referee") return find("unclocked");
  return find("hoursPerTurn", { time: minutesInWords(clock.hours.moves * 60) });
}

/** How far it is. */
function stateOf(game: PublicGame): readonly string[] {
  const { status, players, seats, bots, host, free, waiting, deadline, phase } = game;
  const inWords = phase === null ? "" : phaseInWords(phase, game);
  if (status === "lobby")
    return [
      find("joined", { players, seats }),
      ...(bots > 0 ? [find("withBots", { count: bots })] : []),
      ...(free === 0 ? [find("full")] : []),
      ...(waiting > 0 ? [find("waiting", { count: waiting })] : []),
      ...(host === null ? [] : [find("hostedBy", { host })]),
    ];
  if (status === "playing")
    return [
      inWords,
      ...(deadline === null ? [] : [find("deadline", { time: formatDeadline(deadline, serverNow()) })]),
      ...(free > 0 ? [find("seatsFree", { count: free })] : []),
    ];
  const date = formatMoment(LANGUAGE, game.at, { day: "numeric", month: "short", year: "numeric" });
  return [endingInWords(game), find("finished", { phase: inWords, date })];
}

function endingInWords({ ending }: PublicGame): string {
  if (ending === null || ending.how === "stopped") return find("stopped");
  if (ending.how === "draw") return find("drawn", { powers: powerNames(ending.sharers) });
  const powers = powerNames(ending.winners);
  return find(ending.how === "concession" ? "concededTo" : "wonBy", { powers });
}
