/**
 * Writes recorded games down as numbers, for `train.py`: positions, who owns what, what everyone ordered, everything that
 * each unit could have been ordered, and how the game ended. `node tools/people-net/export.ts --out FOLDER [--file FILE]`
 * With `--positions FILE` it writes the made-up positions of that file instead, and the texts of all choices, for `check.py`.
 */
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  createNotation,
  formatOrder,
  type LoosePosition,
  type Order,
  powerNamed,
  readOrder,
  readPosition,
  type State,
  type Unit,
} from "@chancery/engine";
import { HUMAN_GAMES, readHumanGames } from "@chancery/testkit";
import { choiceKind, choiceOf, choicesIn } from "../../packages/bots/src/people/choices.ts";
import { humanStart, isKept, replayHumanGame, humanRules as rules } from "../corpus/human-games.ts";

const { values } = parseArgs({
  options: {
    file: { type: "string", default: HUMAN_GAMES },
    out: { type: "string" },
    positions: { type: "string" },
  },
});
if (!values.out) throw new Error("--out FOLDER is missing");
mkdirSync(values.out, { recursive: true });

const { board } = rules;
const POWERS = rules.powers.length;
const PROVINCES = board.provinces.length;
/** More units than that are never on the board at once. */
const UNITS = 44;
const NONE = 255;
/** No order was given, or one that isn't legal. */
const NO_LABEL = 0xffff;
/** Bytes before the owners, and of each unit. */
const HEAD = 6;
const UNIT = 7;
const SIZE = HEAD + PROVINCES + POWERS + UNITS * UNIT;

const open = (name: string): number => openSync(join(values.out ?? "", name), "w");
const files = { phases: open("phases.bin"), counts: open("counts.bin"), choices: open("choices.bin") };

const count = values.positions === undefined ? writeGames() : writePositions(values.positions);
for (const file of Object.values(files)) closeSync(file);

/** All movement phases of all games. */
function writeGames(): number {
  let positions = 0;
  for (const [index, game] of readHumanGames(values.file).entries()) {
    const phases = replayHumanGame(game);
    const last = phases.at(-1)?.after;
    if (!last) continue;
    for (const { state, sheets } of phases) {
      if (state.phase.task !== "M") continue;
      write(index, state, [...sheets.values()].flat(), last);
      positions++;
    }
  }
  return positions;
}

interface Made {
  readonly units: LoosePosition["units"];
  readonly orders: Readonly<Record<string, readonly string[]>>;
}

/** Positions with the movement phase before, if there's one. */
function writePositions(file: string): number {
  const notation = createNotation(rules);
  const made: readonly { state: LoosePosition; orders: Made["orders"]; last?: Made }[] = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const texts: string[][] = [];
  for (const [index, { state: position, orders, last }] of made.entries()) {
    const phases = [...(last ? [{ ...position, ...last }] : []), { ...position, orders }];
    for (const { orders: given, ...loose } of phases) {
      const read = readPosition(notation, humanStart, loose);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const state = read.value;
      const sheets = Object.entries(given).flatMap(([name, lines]) =>
        lines.map((line) => {
          const order = readOrder(notation, state, powerNamed(rules, name) ?? raise(name), line);
          return order.ok ? order.value : raise(line);
        }),
      );
      write(index, state, sheets, state);
      texts.push(choicesIn(rules, state).flatMap((each) => each.map((order) => formatOrder(rules, order))));
    }
  }
  writeFileSync(join(values.out ?? "", "choices.json"), JSON.stringify(texts));
  return made.length;
}

function raise(what: string): never {
  throw new Error(`can't read ${what}`);
}

function write(game: number, state: State, given: readonly Order[], last: State): void {
  const { units, owners, phase } = state;
  const head = Buffer.alloc(SIZE, NONE);
  head.writeUInt16LE(game, 0);
  head[2] = isKept(game) ? 1 : 0;
  head[3] = phase.season === "F" ? 1 : 0;
  head[4] = phase.year - 1900;
  head[5] = units.length;
  board.centers.forEach((province, i) => {
    head[HEAD + province] = owners[i] ?? NONE;
  });
  for (let power = 0; power < POWERS; power++)
    head[HEAD + PROVINCES + power] = last.owners.filter((owner) => owner === power).length;
  const orders = new Map<Unit | null, Order>(given.map((order) => [order.unit, order]));
  const counts = Buffer.alloc(2 * UNITS);
  const choices: number[] = [];
  const all = choicesIn(rules, state);
  units.slice(0, UNITS).forEach((unit, i) => {
    const at = HEAD + PROVINCES + POWERS + i * UNIT;
    const mine = all[i];
    const order = orders.get(unit);
    const label = order ? choiceOf(rules, mine, order) : -1;
    head[at] = unit.power;
    head[at + 1] = unit.kind.way === "water" ? 1 : 0;
    head[at + 2] = unit.at;
    head[at + 3] = order ? choiceKind(order) : NONE;
    head[at + 4] = order?.to ?? order?.target?.at ?? NONE;
    head.writeUInt16LE(label < 0 ? NO_LABEL : label, at + 5);
    counts.writeUInt16LE(mine.length, 2 * i);
    for (const each of mine)
      choices.push(choiceKind(each), each.target ? units.indexOf(each.target) : NONE, each.to ?? NONE);
  });
  writeSync(files.phases, head);
  writeSync(files.counts, counts);
  writeSync(files.choices, Buffer.from(choices));
}

writeFileSync(
  join(values.out, "board.json"),
  JSON.stringify({
    powers: POWERS,
    provinces: PROVINCES,
    units: UNITS,
    names: {
      powers: rules.powers.map(({ name }) => name),
      places: board.locations.map(({ label }) => label),
    },
    centers: board.centers,
    provinceOf: [...board.provinceOf],
    land: board.reach.land.to,
    water: board.reach.water.to,
  }),
);
console.log(`${count} positions`);
