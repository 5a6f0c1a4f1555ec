/**
 * How fast the engine is, on one core. Runs on recorded games where they lie beside the project, else on
 * games made up by random legal play. `npm run bench`
 */

import { drawBoard, toSvg } from "@chancery/boardview";
import {
  createNotation,
  formatOrder,
  type Game,
  legalOrders,
  type Notation,
  type Order,
  type Power,
  playPhase,
  readOrder,
  readPosition,
  resolveMovement,
  type State,
  type Submissions,
} from "@chancery/engine";
import { messagesIn } from "@chancery/messages/catalogs";
import {
  diceOf,
  haveRecords,
  positionOf,
  randomDissolution,
  randomSituation,
  readRecords,
  sheetsOfChance,
} from "@chancery/testkit";
import { createClassic, createDissolution } from "@chancery/variants";
import { GEOMETRY } from "../packages/boardview/testing/boards.ts";
import { toPng } from "../packages/boardview/testing/png.ts";
import { turn1902, turn1992 } from "../packages/boardview/testing/scenes.ts";

const SECONDS = 3;

const created = createClassic("2023");
if (!created.ok) throw new Error("no game");
const game: Game = created.value;
const notation: Notation = createNotation(game.rules);

/** A game as its orders in writing, phase by phase, and the positions they were written for. */
interface Written {
  readonly state: State;
  readonly sheets: ReadonlyMap<Power, readonly string[]>;
}
type WrittenGame = readonly Written[];

function recordedGames(): WrittenGame[] {
  const games = Map.groupBy(readRecords(), ({ id }) => id.slice(0, id.lastIndexOf("-")));
  return [...games.values()].map((phases) =>
    phases.map((phase) => {
      const read = readPosition(notation, game.start, positionOf(phase));
      if (!read.ok) throw new Error(`${phase.id}: ${read.error[0].fault.code}`);
      const sheets = Object.entries(phase.orders).map(([name, orders]): [Power, string[]] => {
        const power = game.rules.powers.findIndex((each) => each.name.toUpperCase() === name);
        return [power as Power, orders];
      });
      return { state: read.value, sheets: new Map(sheets) };
    }),
  );
}

/** Games of random legal play, where there are no records. */
function randomGames(count: number): WrittenGame[] {
  return Array.from({ length: count }, (_, seed) => {
    const dice = diceOf(seed + 1);
    const phases: Written[] = [];
    for (let state = game.start; phases.length < 36 && !state.ending; ) {
      const sheets = new Map<Power, string[]>();
      for (const power of game.rules.powers.keys()) {
        const orders = legalOrders(game.rules, state, power as Power);
        const chosen = Map.groupBy(orders, ({ unit, to }) => unit ?? to);
        sheets.set(
          power as Power,
          [...chosen.values()].map((each) => formatOrder(game.rules, each[dice.below(each.length)])),
        );
      }
      phases.push({ state, sheets });
      state = playPhase(game.rules, state, readSheets(state, sheets)).state;
    }
    return phases;
  });
}

function readSheets(state: State, sheets: Written["sheets"], reader = notation): Submissions {
  const submissions = new Map<Power, Order[]>();
  for (const [power, lines] of sheets) {
    const orders: Order[] = [];
    for (const line of lines) {
      const order = readOrder(reader, state, power, line);
      if (order.ok) orders.push(order.value);
    }
    submissions.set(power, orders);
  }
  return submissions;
}

const isOwn = ({ type }: Order): boolean => type === "own";

/** Springs and Autumns of random games of Dissolution, with at least 60 units on the board. */
function seasonsOfChance() {
  const dissolution = createDissolution("2021", { victoryVP: 75 });
  if (!dissolution.ok) throw new Error("no game");
  const { rules, start } = dissolution.value;
  const reader = createNotation(rules);
  return Array.from({ length: 10 }, (_, seed) => {
    const dice = diceOf(seed + 1);
    let state = start;
    const played = Array.from({ length: 20 }, () => {
      const sheets = sheetsOfChance(dissolution.value, state, dice);
      const season = { rules, state, submissions: readSheets(state, sheets, reader) };
      state = playPhase(rules, state, season.submissions).state;
      return season;
    });
    return played.filter((season) => season.state.phase.task === "M" && season.state.units.length >= 60);
  }).flat();
}

/** Milliseconds that this process has had a processor: on a busy machine fewer than have passed. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs `work` again and again for a while; returns how often per second `unit`s of it were done. */
function rate(work: () => number, clock: () => number = () => performance.now()): number {
  for (let warm = clock(); clock() - warm < 1000; ) work();
  const rates = Array.from({ length: SECONDS }, () => {
    const began = clock();
    let done = 0;
    while (clock() - began < 1000) done += work();
    return (done * 1000) / (clock() - began);
  });
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)];
}

const show = (label: string, value: number | string): void => {
  console.log(
    `${label.padEnd(58)} ${typeof value === "number" ? Math.round(value).toLocaleString("en") : value}`,
  );
};

const games = haveRecords() ? recordedGames() : randomGames(40);
const phases = games.flat();
console.log(`${games.length} ${haveRecords() ? "recorded" : "random"} games, ${phases.length} phases\n`);

const moves = phases
  .filter(({ state }) => state.phase.task === "M")
  .map(({ state, sheets }) => ({ state, orders: [...readSheets(state, sheets).values()].flat() }));
const units = moves.reduce((sum, { state }) => sum + state.units.length, 0) / moves.length;
show("units in a movement phase, on average", units.toFixed(1));
show(
  "movement phases resolved per second, orders parsed",
  rate(() => {
    for (const { state, orders } of moves) resolveMovement(game.rules, state, orders);
    return moves.length;
  }),
);
const parsed = phases.map(({ state, sheets }) => ({ state, submissions: readSheets(state, sheets) }));
show(
  "phases of all kinds played out per second, orders parsed",
  rate(() => {
    for (const { state, submissions } of parsed) playPhase(game.rules, state, submissions);
    return parsed.length;
  }),
);
const lines = phases.reduce((sum, { sheets }) => sum + [...sheets.values()].flat().length, 0);
show(
  "orders read per second",
  rate(() => {
    for (const { state, sheets } of phases) readSheets(state, sheets);
    return lines;
  }),
);
const fromText = rate(() => {
  for (const each of games) {
    let state = each[0].state;
    for (const { sheets } of each)
      if (!state.ending) state = playPhase(game.rules, state, readSheets(state, sheets)).state;
  }
  return phases.length;
});
show("phases per second from order strings, whole games", fromText);
show("whole games per second from order strings", (fromText * games.length) / phases.length);

const seasons = Array.from({ length: 200 }, (_, seed) => randomDissolution(seed, 60));
show(
  "Dissolution: movements of 60 units, many convoyed, per second",
  rate(() => {
    for (const { rules, state, orders } of seasons) resolveMovement(rules, state, orders);
    return seasons.length;
  }),
);

const campaigns = seasonsOfChance();
const onBoard = campaigns.reduce((sum, { state }) => sum + state.units.length, 0) / campaigns.length;
const pointLines = campaigns.map(({ submissions }) => [...submissions.values()].flat().filter(isOwn).length);
show("Dissolution: units in a season by chance, on average", onBoard.toFixed(1));
show("  lines of points in it", (pointLines.reduce((a, b) => a + b, 0) / campaigns.length).toFixed(1));
show(
  "  seasons with points tallied, violations and kicks, per second of processor time",
  rate(() => {
    // A new position each time, so that nothing is known of it from the time before.
    for (const { rules, state, submissions } of campaigns)
      playPhase(rules, { ...state, units: [...state.units] }, submissions);
    return campaigns.length;
  }, processorTime),
);

const { heapUsed, rss } = process.memoryUsage();
show(
  "\nmemory in use (heap / process), MB",
  `${(heapUsed / 2 ** 20).toFixed(0)} / ${(rss / 2 ** 20).toFixed(0)}`,
);

console.log("\nhow cost grows with the number of units (random positions rich in convoys)");
const bySize = Map.groupBy(
  Array.from({ length: 4000 }, (_, seed) => randomSituation(seed, game)).filter(
    ({ rules }) => rules === game.rules,
  ),
  ({ state }) => Math.ceil(state.units.length / 7) * 7,
);
for (const [size, situations] of [...bySize].toSorted(([a], [b]) => a - b)) {
  const perSecond = rate(() => {
    for (const { state, orders } of situations) resolveMovement(game.rules, state, orders);
    return situations.length;
  });
  show(`  up to ${size} units: microseconds for a phase`, (1e6 / perSecond).toFixed(1));
}

console.log("\npictures of full positions with orders, 2000 px wide: milliseconds for one");
const text = messagesIn("en").board;
for (const [name, geometry, scene] of [
  ["classic", GEOMETRY.classic, turn1902()],
  ["dissolution", GEOMETRY.dissolution, turn1992()],
] as const) {
  const draw = () => drawBoard(geometry, scene, { theme: "light", labels: "full", text });
  const drawing = draw();
  const svg = toSvg(drawing, { width: 2000 });
  const works = { drawing: draw, SVG: () => toSvg(drawing, { width: 2000 }), PNG: () => toPng(svg) };
  for (const [work, once] of Object.entries(works)) {
    const perSecond = rate(() => {
      once();
      return 1;
    });
    show(`  ${name}: ${work}`, (1000 / perSecond).toFixed(2));
  }
}
