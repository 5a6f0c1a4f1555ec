import {
  createNotation,
  formatOrder,
  formatPhase,
  formatPosition,
  type Game,
  type Notation,
  type Order,
  type Power,
  playPhase,
  readOrder,
  readPosition,
  type State,
  type Submissions,
  type Turn,
} from "@chancery/engine";
import { createDissolution } from "@chancery/variants";
import { type Sheets, sheetsOfChance } from "../chance-sheets.ts";
import { type Dice, diceOf } from "../dice.ts";
import { examinePosition, examineStep } from "./dissolution-invariants.ts";
import { countOccasions, noOccasions, OCCASIONS, type Occasions } from "./dissolution-tally.ts";
import { toldTo } from "./dissolution-views.ts";

/** What came of whole games. */
export interface GamesTally {
  readonly games: number;
  readonly phases: number;
  readonly lines: number;
  readonly occasions: Readonly<Occasions>;
}

/** A random game: what it is played by, and what is counted. */
interface Run {
  readonly game: Game;
  readonly notation: Notation;
  readonly dice: Dice;
  readonly out: Set<Power>;
  readonly occasions: Occasions;
}

/**
 * Plays whole random games of Dissolution, those of all seeds from `first` on, and demands of every step what must
 * always hold. Throws with the seed and the phase where it does not.
 */
export function playGames(first: number, count: number, years: number): GamesTally {
  const occasions = noOccasions();
  let phases = 0;
  let lines = 0;
  for (let seed = first; seed < first + count; seed++) {
    const played = playGame(seed, years, occasions);
    phases += played.length;
    lines += played.reduce((sum, sheets) => sum + [...sheets.values()].flat().length, 0);
  }
  return { games: count, phases, lines, occasions };
}

function gameOf(seed: number): Game {
  const created = createDissolution("2021", {
    // Random play rarely wins: some games are won by fewer points, every other one by nobody.
    victoryVP: [15, 75, 27, 75][seed % 4],
    ...(seed % 3 === 0 && { favorSetup: "random", seed: seed % 2 ** 31 }),
  });
  if (!created.ok) throw new Error("no game");
  return created.value;
}

function playGame(seed: number, years: number, occasions: Occasions): readonly Sheets[] {
  const game = gameOf(seed);
  const { rules, start } = game;
  const run: Run = { game, notation: createNotation(rules), dice: diceOf(seed), out: new Set(), occasions };
  const record: Sheets[] = [];
  let state = start;
  while (!state.ending && state.phase.year < start.phase.year + years) {
    const sheets = sheetsOfChance(game, state, run.dice);
    record.push(sheets);
    try {
      state = playOn(run, state, sheets);
    } catch (cause) {
      throw new Error(`seed ${seed}, ${formatPhase(state.phase)}\n${formatSheets(game, sheets)}`, { cause });
    }
  }
  const again = record.reduce(
    (now, sheets) => playPhase(rules, now, readSheets(run.notation, now, sheets)).state,
    start,
  );
  if (JSON.stringify(formatPosition(rules, again)) !== JSON.stringify(formatPosition(rules, state)))
    throw new Error(`seed ${seed}: the game as it was recorded goes another way`);
  return record;
}

function playOn(run: Run, state: State, sheets: Sheets): State {
  const { game, out } = run;
  const submissions = readSheets(run.notation, state, sheets);
  const turn = playPhase(game.rules, state, submissions);
  for (const order of [...submissions.values()].flat())
    if (!turn.verdicts.has(order)) throw new Error(`no word of ${formatOrder(game.rules, order)}`);
  countOccasions(game, state, turn, out, run.occasions);
  for (const event of turn.events) if (event.type === "eliminated") out.add(event.power);
  examinePosition(game, turn.state, out);
  examineStep(game, state, turn);
  examineRepetition(run, state, sheets, turn);
  if (state.phase.task === "M") examineSecrecy(run, state, sheets, turn);
  return turn.state;
}

/** Played from the position as it is written, with sheets that came in another sequence, it comes to the same. */
function examineRepetition({ game, notation, dice }: Run, state: State, sheets: Sheets, turn: Turn): void {
  const { rules } = game;
  const read = readPosition(notation, game.start, formatPosition(rules, state));
  if (!read.ok) throw new Error(`the position is not read: ${JSON.stringify(read.error)}`);
  const shuffled = new Map(dice.shuffled([...sheets]));
  const again = playPhase(rules, read.value, readSheets(notation, read.value, shuffled));
  expectSame(formatPosition(rules, again.state), formatPosition(rules, turn.state), "another position");
  // What the referee alone is told lists everyone's points as they came in.
  const told = (each: Turn) => [...toldTo(rules, each, "everybody")].sort();
  expectSame(told(again), told(turn), "other results");
}

/**
 * Others see not a byte of a change in someone's points, as long as the neutral units do the same. Points that decide
 * differently are no secret: their effect is seen.
 */
function examineSecrecy(
  { game, notation, dice, occasions }: Run,
  state: State,
  sheets: Sheets,
  turn: Turn,
): void {
  const { rules } = game;
  const [power, lines] = dice.pick([...sheets]);
  const points = lines.filter((line) => line.includes("DP:"));
  if (points.length === 0) return;
  const dropped = dice.pick(points);
  const others = dice.chance(0.5) ? [dropped.replace(/^\d+/, "1"), dropped] : [];
  const changed = new Map([...sheets, [power, [...lines.filter((line) => line !== dropped), ...others]]]);
  const other = playPhase(rules, state, readSheets(notation, state, changed));
  if (neutralOrders(game, other).join() !== neutralOrders(game, turn).join()) return;
  occasions["changed allocations of which the same orders come"]++;
  for (const [viewer] of sheets)
    if (viewer !== power)
      expectSame(
        toldTo(rules, other, viewer),
        toldTo(rules, turn, viewer),
        `${viewer} sees the points of ${power}`,
      );
  expectSame(formatPosition(rules, other.state), formatPosition(rules, turn.state), "points leave a trace");
}

const neutralOrders = ({ rules }: Game, { verdicts }: Turn): string[] =>
  [...verdicts.values()]
    .filter(({ power, order }) => rules.powers[power].neutral && order)
    .map(({ order }) => formatOrder(rules, order as Order));

function expectSame(one: unknown, other: unknown, what: string): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a !== b) throw new Error(`${what}:\n${a}\n${b}`);
}

function readSheets(notation: Notation, state: State, sheets: Sheets): Submissions {
  const { rules } = notation;
  return new Map(
    [...sheets].map(([power, lines]) => [
      power,
      lines.map((line) => {
        const read = readOrder(notation, state, power, line);
        if (!read.ok) throw new Error(`"${line}" is not understood: ${read.error.code}`);
        if (formatOrder(rules, read.value) !== line) throw new Error(`"${line}" is read as another order`);
        return read.value;
      }),
    ]),
  );
}

const formatSheets = ({ rules }: Game, sheets: Sheets): string =>
  [...sheets].map(([power, lines]) => `${rules.powers[power].name}: ${lines.join(", ")}`).join("\n");

export const addGames = (tallies: readonly GamesTally[]): GamesTally => {
  const sum = (key: "games" | "phases" | "lines"): number =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  const occasions = noOccasions();
  for (const tally of tallies) for (const each of OCCASIONS) occasions[each] += tally.occasions[each];
  return { games: sum("games"), phases: sum("phases"), lines: sum("lines"), occasions };
};

export const formatGames = ({ games, phases, lines, occasions }: GamesTally): string =>
  [
    `${games} whole games of Dissolution, ${phases} phases, ${lines} lines`,
    ...OCCASIONS.map((occasion) => `${occasion}: ${occasions[occasion]}`),
  ].join("\n");

/** What never came up. */
export const neverIn = ({ occasions }: GamesTally): readonly string[] =>
  OCCASIONS.filter((occasion) => occasions[occasion] === 0);
