/**
 * How good and how fast the analysis is, on positions of recorded games between people. For each depth: positions a
 * second, how often the best orders stay the same at the next depth, and how often they beat the orders that were played
 * when all others order what they did. `npm run bench:analysis -- [--positions N] [--depth D] [--seed S] [--file FILE]`
 */
import { parseArgs } from "node:util";
import { bestOrders, prospectsOf } from "@chancery/analysis";
import { loadPeople } from "@chancery/bots";
import { worthsOf } from "@chancery/bots/search";
import { formatOrder, type Order } from "@chancery/engine";
import { HUMAN_GAMES } from "@chancery/testkit";
import { judges } from "./bench-analysis/judges.ts";
import { samples, shareIn } from "./bench-analysis/sample.ts";
import { humanRules as rules } from "./corpus/human-games.ts";

await loadPeople();
const { values } = parseArgs({
  options: {
    positions: { type: "string", default: "60" },
    depth: { type: "string", default: "3" },
    /** The depths before the deepest are only needed to see how stable answers are. */
    from: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    file: { type: "string", default: HUMAN_GAMES },
  },
});
const count = Number(values.positions);
const seed = Number(values.seed);
const shallowest = Number(values.from);
const depths = Array.from({ length: Number(values.depth) - shallowest + 1 }, (_, i) => i + shallowest);

const keyOf = (orders: readonly Order[]): string =>
  orders
    .map((order) => formatOrder(rules, order))
    .sort()
    .join();

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
const errorOf = (numbers: readonly number[]): number =>
  Math.sqrt(mean(numbers.map((each) => (each - mean(numbers)) ** 2)) / Math.max(1, numbers.length - 1));
const told = (numbers: readonly number[], factor = 100): string =>
  `${(mean(numbers) * factor).toFixed(1)} ± ${(errorOf(numbers) * factor).toFixed(1)}`;

/** A difference smaller than this is a tie. */
const TIE = 0.002;

type Name = keyof typeof judges;
const names = Object.keys(judges) as Name[];
const rows = depths.map(() => ({
  leads: { greedy: [], own: [] } as Record<Name, number[]>,
  same: [] as number[],
  seconds: [] as number[],
  positions: [] as number[],
  stable: [] as number[],
}));
const settled: number[] = [];
const errors = { analysis: [] as number[], value: [] as number[], centers: [] as number[] };

let done = 0;
for (const sample of samples(values.file, seed)) {
  if (done++ === count) break;
  const { state, power, played, final } = sample;
  const worth = new Map<string, Record<Name, number>>();
  const judged = (orders: readonly Order[]): Record<Name, number> => {
    const key = keyOf(orders);
    const known = worth.get(key) ?? {
      greedy: judges.greedy(sample, orders),
      own: judges.own(sample, orders),
    };
    worth.set(key, known);
    return known;
  };
  const best: string[] = [];
  const times: number[] = [];
  for (const [index, row] of rows.entries()) {
    const begun = performance.now();
    const found = bestOrders({ rules, state }, power, { depth: depths[index], seed });
    const seconds = (performance.now() - begun) / 1000;
    const [first] = found.plans;
    if (!first) continue;
    for (const name of names) row.leads[name].push(judged(first.orders)[name] - judged(played)[name]);
    best.push(keyOf(first.orders));
    row.same.push(best[index] === keyOf(played) ? 1 : 0);
    row.seconds.push(seconds);
    row.positions.push(found.positions / seconds);
    times.push((times.at(-1) ?? 0) + seconds);
    if (index > 0) row.stable.push(best[index] === best[index - 1] ? 1 : 0);
  }
  // The first depth from which on the best orders stay what they are.
  settled.push(times[best.findLastIndex((key) => key !== best.at(-1)) + 1]);
  const { prospects } = prospectsOf({ rules, state }, { depth: 2, seed });
  errors.analysis.push(((prospects.find((each) => each.power === power)?.share ?? 0) - final) ** 2);
  errors.value.push((worthsOf(rules, state)[power] - final) ** 2);
  errors.centers.push((shareIn(state, power) - final) ** 2);
}

for (const [index, { leads, same, seconds, positions, stable }] of rows.entries()) {
  for (const name of names) {
    const better = leads[name].map((lead) => (lead > TIE ? 1 : 0));
    const worse = leads[name].map((lead) => (lead < -TIE ? 1 : 0));
    console.log(
      `depth ${depths[index]}, judged by ${name}: better than played in ${told(better)}%, worse in ${told(worse)}% ` +
        `of ${better.length}; gains ${told(leads[name])} points`,
    );
  }
  console.log(
    `  as played ${told(same)}%; ${told(seconds, 1)} s, ${Math.round(mean(positions))} positions a second` +
      (stable.length > 0 ? `; as at the depth before ${told(stable)}%` : ""),
  );
}
const sorted = settled.toSorted((a, b) => a - b);
console.log(
  `stable after ${sorted[Math.floor(sorted.length / 2)]?.toFixed(2)} s in half of the positions, ` +
    `${sorted[Math.floor(sorted.length * 0.9)]?.toFixed(2)} s in 9 of 10`,
);
console.log(
  `squared error of the expected share against how games ended, ×1000: analysis ${told(errors.analysis, 1000)}, ` +
    `the learned value alone ${told(errors.value, 1000)}, centers alone ${told(errors.centers, 1000)}`,
);
