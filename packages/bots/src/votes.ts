import type { Vote } from "@chancery/api";
import { type Power, powerNamed, type Rules, type State } from "@chancery/engine";
import { standingOf } from "./standing.ts";

/** After so many years, only who is ahead still hopes to win. */
const LONG = 10;

/** How players stand, as a bot weighs whether to play on. */
interface Standings {
  readonly own: number;
  /** The best of all others. */
  readonly best: number;
  readonly all: number;
  /** How many years have been played. */
  readonly years: number;
}

/** Whether a bot has no hope of winning left. */
function isHopeless({ own, best, all, years }: Standings): boolean {
  if (own * 2 <= best) return true;
  // Someone is well on the way to winning, and it isn't this bot.
  if (best * 3 >= all && own * 3 <= best * 2) return true;
  return years >= LONG && own <= best;
}

/** Whether a bot agrees to an end of the game: to a draw if it has no hope of winning, to a concession if others are ahead of it. */
export function agreesTo(
  vote: Vote,
  rules: Rules,
  state: State,
  /** Any of the powers on its seat. */
  name: string,
  firstYear: number,
): boolean {
  const power = powerNamed(rules, name) as Power;
  const bySeat = state.seats.map((seat) =>
    seat.reduce((sum, each) => sum + standingOf(rules, state, each), 0),
  );
  const seatWith = (each: Power): number => state.seats.findIndex((seat) => seat.includes(each));
  const own = bySeat[seatWith(power)];
  if (vote.how === "concession") return bySeat[seatWith(powerNamed(rules, vote.to) as Power)] > own;
  // Nobody gives their share away.
  if (vote.sharers && !vote.sharers.includes(name)) return false;
  const best = Math.max(0, ...bySeat.filter((_, seat) => seat !== seatWith(power)));
  const all = bySeat.reduce((sum, each) => sum + each, 0);
  return isHopeless({ own, best, all, years: state.phase.year - firstYear });
}
