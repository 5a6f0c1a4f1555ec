/**
 * Counts what people ordered in recorded games: for each power and the units it had, which order sets were given, how
 * often, and what came of the game. Writes packages/analysis/data/people.json. No game is copied, only counted.
 * `npm run people -- [--file FILE] [--least N]`
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { type PeopleData, placeOf } from "@chancery/analysis/people";
import { centersOf, formatOrder, type Order, type Power, type State } from "@chancery/engine";
import { replay } from "@chancery/interchange";
import { HUMAN_GAMES, readHumanGames } from "@chancery/testkit";

/** What was counted for one order set. */
interface Count {
  games: number;
  shares: number;
  solos: number;
}

/** The sets that are listed of one place, and how often a set has to occur for that. */
const MOST_SETS = 10;
const LEAST_SET = 2;
/** Enough to win. */
const SOLO = 18;

const { values } = parseArgs({
  options: {
    file: { type: "string", default: HUMAN_GAMES },
    least: { type: "string", default: "3" },
  },
});

const places = new Map<string, Map<string, Count>>();
let games = 0;
for (const { phases } of readHumanGames(values.file)) {
  const replayed = replay({ variant: "classic", rulebook: "1971", options: {}, phases });
  if (!replayed.ok || replayed.value.phases.length === 0) continue;
  games++;
  const { game, phases: played } = replayed.value;
  const end = (played.at(-1) as (typeof played)[number]).after;
  for (const { before, sheets } of played) {
    if (before.phase.task === "R") continue;
    for (const [power, lines] of sheets) {
      const orders = lines.flatMap(({ reading }) => (reading.ok ? [reading.value] : []));
      if (orders.length === 0 || !isComplete(before, power, orders)) continue;
      const set = orders
        .map((order) => formatOrder(game.rules, order))
        .sort()
        .join(";");
      const place = placeOf(game.rules, before, power);
      const sets = places.get(place) ?? new Map<string, Count>();
      const count = sets.get(set) ?? { games: 0, shares: 0, solos: 0 };
      const { share, isSolo } = resultOf(end, power);
      count.games++;
      count.shares += share;
      if (isSolo) count.solos++;
      places.set(place, sets.set(set, count));
    }
  }
}

/** Whether every unit has an order: what was forgotten says nothing about what people want. */
function isComplete({ phase, units }: State, power: Power, orders: readonly Order[]): boolean {
  return phase.task === "A" || orders.length === units.filter((unit) => unit.power === power).length;
}

function resultOf(state: State, power: Power): { readonly share: number; readonly isSolo: boolean } {
  const centers = state.seats.flat().map((each) => centersOf(state, each));
  const most = Math.max(...centers);
  const own = centersOf(state, power);
  if (most >= SOLO) return { share: own === most ? 1 : 0, isSolo: own === most };
  const squares = centers.reduce((sum, count) => sum + count ** 2, 0);
  return { share: own ** 2 / squares, isSolo: false };
}

const orders = new Map<string, number>();
const numberOf = (order: string): number => {
  const known = orders.get(order);
  if (known !== undefined) return known;
  orders.set(order, orders.size);
  return orders.size - 1;
};
const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

const kept: Record<string, PeopleData["places"][string]> = {};
for (const [place, sets] of [...places].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const counts = [...sets.values()];
  const total = (of: (count: Count) => number): number => counts.reduce((sum, each) => sum + of(each), 0);
  const all = total((count) => count.games);
  if (all < Number(values.least)) continue;
  const listed = [...sets]
    .filter(([, count]) => count.games >= LEAST_SET)
    .sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1))
    .slice(0, MOST_SETS);
  kept[place] = [
    all,
    sets.size,
    percent(
      total(({ shares }) => shares),
      all,
    ),
    listed.map(([set, count]) => [
      count.games,
      percent(count.shares, count.games),
      percent(count.solos, count.games),
      ...set.split(";").map(numberOf),
    ]),
  ];
}
const data: PeopleData = { games, orders: [...orders.keys()], places: kept };
const text = `${JSON.stringify(data)}\n`;
writeFileSync(new URL("../packages/analysis/data/people.json", import.meta.url), text);
console.log(
  `${games} games, ${Object.keys(kept).length} places, ${text.length} bytes, ${gzipSync(text).length} compressed`,
);
