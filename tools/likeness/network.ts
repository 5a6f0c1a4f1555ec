import { diceOf, type LastMoves, loadPeople, type People, peopleIn } from "@chancery/bots";
import {
  createNotation,
  type Order,
  type Power,
  readOrder,
  readPosition,
  type State,
  type Unit,
} from "@chancery/engine";
import { positionOf, readHumanGames, readRecords } from "@chancery/testkit";
import { CHOICE_KINDS, choiceKind, choiceOf } from "../../packages/bots/src/people/choices.ts";
import { shareIn } from "../bench-analysis/sample.ts";
import { humanStart, isKept, replayHumanGame, humanRules as rules } from "../corpus/human-games.ts";

/** A movement phase of a recorded game that nothing was learned from. */
interface Phase {
  readonly game: string;
  readonly state: State;
  readonly last: LastMoves | null;
  readonly orders: readonly Order[];
  /** The shares that the powers ended with. */
  readonly finals: readonly number[];
}

/** How often the network was right. */
class Hits {
  orders = 0;
  alone = 0;
  known = 0;
  third = 0;
  loss = 0;

  add(alone: boolean, known: boolean, third: boolean, loss: number): void {
    this.orders++;
    this.alone += Number(alone);
    this.known += Number(known);
    this.third += Number(third);
    this.loss += loss;
  }

  toString(): string {
    const part = (count: number): string => `${((100 * count) / Math.max(1, this.orders)).toFixed(1)}%`;
    return (
      `alone ${part(this.alone)}, knowing earlier orders ${part(this.known)}, in the top three ${part(this.third)}, ` +
      `loss ${(this.loss / Math.max(1, this.orders)).toFixed(3)}, ${this.orders} orders`
    );
  }
}

/** Of so many orders of a game in a row, errors are alike, so the standard error is of games' means. */
class Errors {
  private readonly games = new Map<string, { sum: number; count: number }>();

  add(game: string, value: number): void {
    const known = this.games.get(game) ?? { sum: 0, count: 0 };
    this.games.set(game, { sum: known.sum + value, count: known.count + 1 });
  }

  /** The mean, and the standard error by games. */
  get mean(): { readonly mean: number; readonly error: number; readonly games: number } {
    const all = [...this.games.values()];
    const count = all.reduce((sum, each) => sum + each.count, 0);
    const mean = all.reduce((sum, each) => sum + each.sum, 0) / Math.max(1, count);
    const squares = all.reduce((sum, each) => sum + (each.sum - mean * each.count) ** 2, 0);
    return { mean, error: Math.sqrt(squares) / Math.max(1, count), games: all.length };
  }
}

const CURVE = 10;

/** Says how well the network knows people, by positions of games that nothing was learned from. */
export async function measureNetwork(file: string, positions: number, seed: number): Promise<void> {
  await loadPeople();
  const dice = diceOf(seed);
  const kept = readHumanGames(file).filter((_, index) => isKept(index));
  const each = Math.max(1, Math.round(positions / kept.length));
  const drawn = dice.shuffled(kept).flatMap((game, index) => {
    const phases = phasesOf(`${index}`, replayHumanGame(game));
    return dice.shuffled(phases).slice(0, each);
  });
  report("games of people that nothing was learned from", drawn.slice(0, positions), seed);
  report("games from elsewhere", recordedPhases(), seed);
}

function phasesOf(game: string, phases: ReturnType<typeof replayHumanGame>): Phase[] {
  const end = phases.at(-1)?.after;
  if (!end) return [];
  const finals = rules.powers.map((_, power) => shareIn(end, power as Power));
  let last: LastMoves | null = null;
  return phases.flatMap(({ state, sheets }) => {
    if (state.phase.task !== "M") return [];
    const phase = { game, state, last, orders: [...sheets.values()].flat(), finals };
    last = { units: state.units, orders: phase.orders };
    return [phase];
  });
}

/** The movement phases of recorded games with positions. */
function recordedPhases(): Phase[] {
  const notation = createNotation(rules);
  const records = readRecords();
  const gameOf = ({ id }: (typeof records)[number]): string => id.replace(/-[^-]*$/, "");
  const ends = new Map(records.map((record) => [gameOf(record), record.next.centers]));
  const before = new Map<string, LastMoves>();
  return records.flatMap((record): Phase[] => {
    if (!record.phase.endsWith("M")) return [];
    const read = readPosition(notation, humanStart, positionOf(record));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const state = read.value;
    const orders = Object.entries(record.orders).flatMap(([name, lines]) => {
      const power = rules.powers.findIndex((each) => each.name.toUpperCase() === name.toUpperCase());
      return lines.flatMap((line) => {
        const order = readOrder(notation, state, power as Power, line);
        return order.ok ? [order.value] : [];
      });
    });
    const game = gameOf(record);
    const last = before.get(game) ?? null;
    before.set(game, { units: state.units, orders });
    const owned = rules.powers.map(({ name }) => ends.get(game)?.[name.toUpperCase()]?.length ?? 0);
    const total = owned.reduce((sum, count) => sum + count ** 2, 0);
    const finals = owned.map((count) =>
      Math.max(...owned) >= 18 ? Number(count >= 18) : count ** 2 / Math.max(1, total),
    );
    return [{ game, state, last, orders, finals }];
  });
}

function report(title: string, phases: readonly Phase[], seed: number): void {
  const hits = {
    all: new Hits(),
    season: new Map<string, Hits>(),
    year: new Map<string, Hits>(),
    kind: new Map<string, Hits>(),
  };
  const errors = {
    alone: new Errors(),
    known: new Errors(),
    third: new Errors(),
    usual: new Errors(),
    drawn: new Errors(),
  };
  const squares = { forecast: new Errors(), centers: new Errors() };
  const curve = Array.from({ length: CURVE }, () => ({ chance: 0, given: 0, count: 0 }));
  const ends = Array.from({ length: CURVE }, () => ({ chance: 0, given: 0, count: 0 }));
  for (const [number, { game, state, last, orders, finals }] of phases.entries()) {
    const people = peopleIn(rules, state, last) as People;
    for (const power of state.seats.flat()) {
      squares.forecast.add(game, (people.shares[power] - finals[power]) ** 2);
      squares.centers.add(game, (shareIn(state, power) - finals[power]) ** 2);
      note(ends, people.shares[power], finals[power]);
    }
    const dice = diceOf(seed * 100_000 + number);
    for (const power of new Set(orders.flatMap(({ unit }) => unit?.power ?? []))) {
      const own = orders.filter(({ unit }) => unit?.power === power);
      const drawn = people.draw(power, dice);
      const usual = people.usual(power);
      const known: Order[] = [];
      for (const order of dice.shuffled(own)) {
        const { unit } = order;
        if (!unit) continue;
        const alone = people.likely(unit);
        const place = placeOf(
          alone.map((each) => each.order),
          order,
        );
        if (place < 0) continue;
        const likely = people.likely(unit, known);
        const found = placeOf(
          likely.map((each) => each.order),
          order,
        );
        for (const { chance, order: each } of alone) note(curve, chance, Number(each === alone[place].order));
        const loss = -Math.log(likely[found].chance);
        const kind = CHOICE_KINDS[choiceKind(order)];
        const year =
          state.phase.year <= 1904 ? "to 1904" : state.phase.year <= 1908 ? "1905 to 1908" : "later";
        const groups = [
          hits.all,
          of(hits.season, state.phase.season),
          of(hits.year, year),
          of(hits.kind, kind),
        ];
        for (const group of groups) group.add(place === 0, found === 0, found < 3, loss);
        errors.alone.add(game, Number(place === 0));
        errors.known.add(game, Number(found === 0));
        errors.third.add(game, Number(found < 3));
        errors.drawn.add(game, Number(isAlike(drawn, unit, order)));
        errors.usual.add(game, Number(isAlike(usual, unit, order)));
        known.push(order);
      }
    }
  }
  console.log(`\n${title}: ${phases.length} positions`);
  console.log(`  ${hits.all}`);
  for (const [name, each] of Object.entries({ ...errors, ...squares })) {
    const { mean, error, games } = each.mean;
    console.log(`  ${name}: ${mean.toFixed(4)} ± ${error.toFixed(4)} (${games} games)`);
  }
  for (const groups of [hits.season, hits.year, hits.kind])
    for (const [name, group] of groups) console.log(`  ${name}: ${group}`);
  console.log("  chance given, and how often it was ordered:", told(curve));
  console.log("  share forecast, and what came of it:", told(ends));
}

function of(groups: Map<string, Hits>, name: string): Hits {
  const known = groups.get(name) ?? new Hits();
  groups.set(name, known);
  return known;
}

type Curve = { chance: number; given: number; count: number }[];

function note(curve: Curve, chance: number, given: number): void {
  const bin = curve[Math.min(CURVE - 1, Math.floor(chance * CURVE))];
  bin.chance += chance;
  bin.given += given;
  bin.count++;
}

const told = (curve: Curve): string =>
  curve
    .filter(({ count }) => count > 0)
    .map(
      ({ chance, given, count }) =>
        `${(chance / count).toFixed(3)} → ${(given / count).toFixed(3)} (${count})`,
    )
    .join(", ");

const placeOf = (choices: readonly Order[], order: Order): number => choiceOf(rules, choices, order);

const isAlike = (orders: readonly Order[], unit: Unit, order: Order): boolean =>
  placeOf(
    orders.filter((each) => each.unit === unit),
    order,
  ) >= 0;
