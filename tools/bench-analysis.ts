/**
 * How good and how fast the analysis is, on positions of recorded games between people. For each depth: positions a
 * second, how often the best orders stay the same at the next depth, and how often they beat the orders that were played
 * when all others order what they did. `npm run bench:analysis -- [--positions N] [--depth D] [--seed S] [--file FILE]`
 */
import { parseArgs } from "node:util";
import { bestOrders, prospectsOf, type Subject } from "@chancery/analysis";
import { diceOf } from "@chancery/bots";
import { worthsOf } from "@chancery/bots/search";
import {
  centresOf,
  formatOrder,
  type Order,
  type Power,
  playPhase,
  type Rules,
  type State,
} from "@chancery/engine";
import { replay } from "@chancery/interchange";
import { HUMAN_GAMES, readHumanGames } from "@chancery/testkit";

interface Sample extends Subject {
  readonly power: Power;
  /** What everyone ordered. */
  readonly orders: ReadonlyMap<Power, readonly Order[]>;
  /** What the power ended with. */
  readonly final: number;
}

const { values } = parseArgs({
  options: {
    positions: { type: "string", default: "60" },
    depth: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    file: { type: "string", default: HUMAN_GAMES },
  },
});
const count = Number(values.positions);
const deepest = Number(values.depth);
const seed = Number(values.seed);

/** One movement phase of each game, by chance, and a power that gave all its units orders. */
function* samples(): Generator<Sample> {
  const dice = diceOf(seed);
  for (const { phases } of dice.shuffled(readHumanGames(values.file))) {
    const replayed = replay({ variant: "classic", rulebook: "1971", options: {}, phases });
    if (!replayed.ok) continue;
    const { game, phases: played } = replayed.value;
    const moves = played.filter(({ before }) => before.phase.task === "M");
    if (moves.length < 4) continue;
    const { before: state, sheets } = moves[dice.below(moves.length)];
    const orders = new Map(
      [...sheets].map(([power, read]) => [
        power,
        read.flatMap(({ reading }) => (reading.ok ? [reading.value] : [])),
      ]),
    );
    const full = [...orders].filter(([power, own]) => {
      const units = state.units.filter((unit) => unit.power === power).length;
      return units > 1 && own.length === units;
    });
    if (full.length === 0) continue;
    const [power] = full[dice.below(full.length)];
    const end = (played.at(-1) as (typeof played)[number]).after;
    yield { rules: game.rules, state, power, orders, final: finalShare(end, power) };
  }
}

function finalShare(state: State, power: Power): number {
  const squares = state.seats.flat().map((each) => centresOf(state, each) ** 2);
  const own = centresOf(state, power);
  if (Math.max(...squares) >= 18 ** 2) return own >= 18 ? 1 : 0;
  return own ** 2 / squares.reduce((sum, each) => sum + each, 0);
}

const keyOf = (rules: Rules, orders: readonly Order[]): string =>
  orders
    .map((order) => formatOrder(rules, order))
    .sort()
    .join();

/** What a power may expect after the turn, if it orders this and everyone else what they did; judged by other chance. */
function after({ rules, state, power, orders }: Sample, own: readonly Order[]): number {
  const next = playPhase(rules, state, new Map([...orders, [power, own]])).state;
  const { prospects } = prospectsOf({ rules, state: next }, { depth: 2, seed: seed + 1000 });
  return prospects.find((each) => each.power === power)?.share ?? 0;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
const errorOf = (numbers: readonly number[]): number =>
  Math.sqrt(mean(numbers.map((each) => (each - mean(numbers)) ** 2)) / Math.max(1, numbers.length - 1));
const told = (numbers: readonly number[], factor = 100): string =>
  `${(mean(numbers) * factor).toFixed(1)} ± ${(errorOf(numbers) * factor).toFixed(1)}`;

/** A difference smaller than this is a tie. */
const TIE = 0.002;

interface Row {
  readonly wins: number[];
  readonly losses: number[];
  readonly gains: number[];
  readonly same: number[];
  readonly seconds: number[];
  readonly positions: number[];
  readonly stable: number[];
}
const rows = Array.from(
  { length: deepest },
  (): Row => ({
    wins: [],
    losses: [],
    gains: [],
    same: [],
    seconds: [],
    positions: [],
    stable: [],
  }),
);
const settled: number[] = [];
const predictions = { analysis: [] as number[], value: [] as number[], centers: [] as number[] };

let done = 0;
for (const sample of samples()) {
  if (done++ === count) break;
  const { rules, state, power, orders, final } = sample;
  const given = orders.get(power) ?? [];
  const played = after(sample, given);
  const subject = { rules, state };
  const best: string[] = [];
  const times: number[] = [];
  for (const [index, row] of rows.entries()) {
    const begun = performance.now();
    const found = bestOrders(subject, power, { depth: index + 1, seed });
    const seconds = (performance.now() - begun) / 1000;
    const [first] = found.plans;
    if (!first) continue;
    const lead = after(sample, first.orders) - played;
    row.wins.push(lead > TIE ? 1 : 0);
    row.losses.push(lead < -TIE ? 1 : 0);
    row.gains.push(lead);
    row.same.push(keyOf(rules, first.orders) === keyOf(rules, given) ? 1 : 0);
    row.seconds.push(seconds);
    row.positions.push(found.positions / seconds);
    best.push(keyOf(rules, first.orders));
    times.push((times.at(-1) ?? 0) + seconds);
    if (index > 0) row.stable.push(best[index] === best[index - 1] ? 1 : 0);
  }
  // The first depth from which on the best orders stay what they are.
  const from = best.findLastIndex((key) => key !== best.at(-1)) + 1;
  settled.push(times[from]);
  const { prospects } = prospectsOf(subject, { depth: 2, seed });
  predictions.analysis.push(((prospects.find((each) => each.power === power)?.share ?? 0) - final) ** 2);
  predictions.value.push((worthsOf(rules, state)[power] - final) ** 2);
  const squares = state.seats.flat().reduce((sum, each) => sum + centresOf(state, each) ** 2, 0);
  predictions.centers.push((centresOf(state, power) ** 2 / squares - final) ** 2);
}

for (const [index, { wins, losses, gains, same, seconds, positions, stable }] of rows.entries())
  console.log(
    `depth ${index + 1}: better than played in ${told(wins)}%, worse in ${told(losses)}% of ${wins.length}; ` +
      `gains ${told(gains)} points; as played ${told(same)}%; ${told(seconds, 1)} s, ` +
      `${Math.round(mean(positions))} positions a second` +
      (stable.length > 0 ? `; as at the depth before ${told(stable)}%` : ""),
  );
const sorted = settled.toSorted((a, b) => a - b);
console.log(
  `stable after ${sorted[Math.floor(sorted.length / 2)]?.toFixed(2)} s in half of the positions, ` +
    `${sorted[Math.floor(sorted.length * 0.9)]?.toFixed(2)} s in 9 of 10`,
);
console.log(
  `squared error of the expected share against how games ended, ×1000: analysis ${told(predictions.analysis, 1000)}, ` +
    `the learned value alone ${told(predictions.value, 1000)}, centers alone ${told(predictions.centers, 1000)}`,
);
