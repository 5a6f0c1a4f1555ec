import { boardCost, type Seating } from "./cost.ts";
import { dealPowers } from "./powers.ts";
import type { Problem } from "./problem.ts";

/** With more ways than this to fill the boards, chance is quicker. */
const MOST = 2_000;

const waysToChoose = (from: number, count: number): number =>
  Array.from({ length: count }, (_, i) => (from - i) / (i + 1)).reduce((ways, each) => ways * each, 1);

/** The best of all seatings, if there are few enough: one board, or two without anyone sitting out. */
export function bestOfAll(problem: Problem): Seating | null {
  const { seats, boards, entries } = problem;
  const size = entries.length;
  const isPair = boards === 2 && size === 2 * seats;
  if (boards !== 1 && !isPair) return null;
  // Of two boards, the first one can as well be the one of the first player.
  if (waysToChoose(isPair ? size - 1 : size, isPair ? seats - 1 : seats) > MOST) return null;
  let best: Seating | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const board of subsets(size, seats)) {
    if (isPair && board[0] !== 0) break;
    const rest = Array.from({ length: size }, (_, entry) => entry).filter((entry) => !board.includes(entry));
    if (!isPair && !isFair(problem, board, rest)) continue;
    const filled = isPair ? [board, rest] : [board];
    const dealt = filled.map((each) => dealPowers(problem, each));
    const cost = dealt.reduce((total, each) => total + boardCost(problem, each), 0);
    if (cost >= least) continue;
    least = cost;
    best = Int32Array.from([...dealt.flat(), ...(isPair ? [] : rest)]);
  }
  return best;
}

/** Nobody sits out again before everyone else has. */
const isFair = ({ byes }: Problem, seated: readonly number[], out: readonly number[]): boolean =>
  out.length === 0 ||
  Math.max(...out.map((entry) => byes[entry])) <= Math.min(...seated.map((entry) => byes[entry]));

/** All ways to choose some of the first numbers, in order: those with 0 come first. */
function* subsets(size: number, count: number): Generator<number[]> {
  const chosen = Array.from({ length: count }, (_, i) => i);
  for (;;) {
    yield [...chosen];
    let place = count - 1;
    while (place >= 0 && chosen[place] === size - count + place) place--;
    if (place < 0) return;
    chosen[place]++;
    for (let next = place + 1; next < count; next++) chosen[next] = chosen[next - 1] + 1;
  }
}
