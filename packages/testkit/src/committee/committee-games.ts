import {
  createNotation,
  formatPosition,
  type Game,
  type Notation,
  type Order,
  type PositionJson,
  type Power,
  playPhase,
  readOrder,
  readPosition,
  type State,
  type Turn,
} from "@chancery/engine";
import { fateOf } from "@chancery/variants";
import { type Dice, diceOf } from "../dice.ts";
import { committeeGame } from "./committee.ts";
import { committeeOpening } from "./committee-opening.ts";
import { playByReferee } from "./committee-referee.ts";
import type { Committee } from "./committee-scene.ts";
import { type ChanceSheets, committeeSheetsOfChance } from "./committee-sheets.ts";
import { type CommitteeTally, countCommittee, noCommitteeTally } from "./committee-tally.ts";

/** One committee, its words, and the same with the powers in another order. */
interface Room extends Game {
  readonly notation: Notation;
  readonly turned: Game & { readonly notation: Notation };
}

const roomOf = (committee: Committee, dice: Dice): Room => {
  const game = committeeGame(committee);
  const turned = withPowersTurned(game, 1 + dice.below(game.rules.powers.length - 1));
  return {
    ...game,
    notation: createNotation(game.rules),
    turned: { ...turned, notation: createNotation(turned.rules) },
  };
};

function withPowersTurned({ rules, start }: Game, by: number): Game {
  const { length } = rules.powers;
  const turned = (power: Power): Power => ((power + by) % length) as Power;
  return {
    rules: { ...rules, powers: rules.powers.map((_, i) => rules.powers[(i - by + length) % length]) },
    start: {
      ...start,
      units: start.units.map((unit) => ({ ...unit, power: turned(unit.power) })),
      owners: start.owners.map((owner) => (owner === null ? null : turned(owner))),
    },
  };
}

function fail(what: string, ...facts: readonly unknown[]): never {
  throw new Error(`${what}\n${facts.map((fact) => JSON.stringify(fact)).join("\n")}`);
}

/**
 * Plays a committee at random for some phases, with some countries lost from the start, and checks every step against
 * what must be true of any. Throws what is not.
 */
export function playCommitteeGame(committee: Committee, seed: number, phases: number): CommitteeTally {
  const dice = diceOf(seed);
  const room = roomOf(committee, dice);
  let tally = noCommitteeTally();
  let position = committeeOpening(room, dice);
  for (let i = 0; i < phases; i++) {
    const before = stateOf(room.notation, room.start, position);
    const sheets = committeeSheetsOfChance(room.notation, before, dice);
    const turn = play(room.notation, before, sheets);
    const after = formatPosition(room.rules, turn.state);
    examine(room, before, turn, position, after);
    const texts = new Map([...sheets].map(([name, lines]) => [name, lines.map(({ text }) => text)]));
    const second = playByReferee(committee, room, position, texts);
    if (second) same(after, second, "the second referee", position, [...texts]);
    // Of builds the first that are due count, so that their sequence on a sheet matters.
    const anew = <T>(lines: readonly T[]) => (before.phase.task === "A" ? lines : dice.shuffled(lines));
    const shuffled = new Map(dice.shuffled([...sheets]).map(([name, lines]) => [name, anew(lines)]));
    same(after, formatPosition(room.rules, play(room.notation, before, shuffled).state), "another sequence");
    const { notation, rules, start } = room.turned;
    const elsewhere = play(notation, stateOf(notation, start, position), sheets);
    same(after, formatPosition(rules, elsewhere.state), "another order of the powers");
    tally = countCommittee(tally, position, turn, { isRefereed: second !== null, sheets: texts });
    position = after;
  }
  return tally;
}

function stateOf(notation: Notation, start: State, json: PositionJson): State {
  const read = readPosition(notation, start, json);
  return read.ok ? read.value : fail("a position does not read back", read.error, json);
}

function play(notation: Notation, state: State, sheets: ChanceSheets): Turn {
  const { rules } = notation;
  const orders = new Map<Power, Order[]>();
  for (const [name, lines] of sheets) {
    const power = rules.powers.findIndex((each) => each.name === name) as Power;
    const read = lines.map((line) => ({ line, order: readOrder(notation, state, power, line.text) }));
    for (const { line, order } of read)
      if (!order.ok && line.isSound) fail("a legal order is not understood", line, order.error);
    orders.set(
      power,
      read.flatMap(({ order }) => (order.ok ? [order.value] : [])),
    );
  }
  return playPhase(rules, state, orders);
}

const told = ({ events }: Turn, code: string): Readonly<Record<string, unknown>>[] =>
  events.flatMap((event) => (event.type === "own" && event.own.code === code ? [event.own.facts] : []));

interface Own {
  readonly lost?: Readonly<Record<string, string | null>>;
  readonly helperPoints?: Readonly<Record<string, number>>;
  readonly control?: readonly string[];
  readonly insurrections?: readonly { readonly country: string }[];
}

function examine({ rules }: Room, before: State, turn: Turn, old: PositionJson, now: PositionJson): void {
  const { state } = turn;
  const { provinceOf, centers, provinces } = rules.board;
  const places = state.units.map(({ at }) => provinceOf[at]);
  if (new Set(places).size < places.length) fail("two units in one province", now);
  const own = now as unknown as Own;
  const oldPoints = (old as unknown as Own).helperPoints ?? {};
  const risen = told(turn, "risen");
  for (const [index, { name }] of rules.powers.entries()) {
    const count = ({ units, dislodged }: State): number =>
      [...units, ...dislodged.map(({ unit }) => unit)].filter(({ power }) => power === index).length;
    const invested = told(turn, "invested").filter(({ power }) => power === name);
    const gone = invested.reduce((sum, { units }) => sum + Number(units), 0);
    const come = risen.flatMap(({ country, units }) => (country === name ? (units as string[]) : [])).length;
    const owned = state.owners.filter((owner) => owner === index).length;
    const due = before.phase.task === "M" ? count(before) - gone + come : null;
    if (due !== null && count(state) !== due) fail(`${name} has lost or won units on the way`, old, now);
    if (before.phase.task === "R" && count(state) > count(before) + come)
      fail(`${name} has too many`, old, now);
    if (before.phase.task === "A" && count(state) > owned)
      fail(`${name} has more units than centers`, old, now);
    const points = invested.filter(({ units }) => Number(units) >= 2).length;
    if ((own.helperPoints?.[name] ?? 0) !== (oldPoints[name] ?? 0) + points)
      fail(`points of ${name}`, old, now);
    const isLost = own.lost !== undefined && name in own.lost;
    if (isLost && owned > 0) fail(`${name} is lost and has a center`, now);
    if (isLost && state.phase.task === "M" && count(state) > 0) fail(`${name} is lost and has a unit`, now);
    if (!isLost && owned === 0 && state.phase.season === "S" && state.phase.task === "M")
      fail(`${name} has no center and is not lost`, now);
    if (
      own.control?.includes(name) !== true &&
      owned >= rules.policies.controlNeeds &&
      before.phase.season === "F" &&
      state.phase.season !== "F"
    )
      fail(`${name} controls Europe unnoticed`, now);
  }
  const reclaimed = risen.flatMap(({ centres: ids }) => ids as string[]);
  for (const [index, center] of centers.entries()) {
    if (state.owners[index] === before.owners[index]) continue;
    const captured = turn.events.some((event) => event.type === "captured" && event.province === center);
    if (!captured && !reclaimed.includes(provinces[center].id))
      fail("a center changed hands by itself", old, now);
    if (captured && before.phase.season !== "F") fail("a center was captured out of season", old, now);
  }
  if (state.phase.task !== "R" && own.insurrections) fail("an insurrection was forgotten", now);
  for (const { country } of (old as unknown as Own).insurrections ?? []) {
    const fate = fateOf(rules, old, country);
    const hasRisen = risen.some((each) => each.country === country);
    if (fate === (hasRisen ? "vain" : "sure")) fail(`${country} was foretold another end`, fate, old, now);
  }
}

/** Lists whose sequence is that of the powers, in a sequence of their own. */
function normal(json: PositionJson): unknown {
  const { control, insurrections, dislodged, contested, ...rest } = json as unknown as Own & {
    readonly dislodged?: readonly { readonly unit: string }[];
    readonly contested?: readonly string[];
  };
  return {
    ...rest,
    contested: contested?.toSorted(),
    control: control?.toSorted(),
    insurrections: insurrections?.toSorted((a, b) => a.country.localeCompare(b.country)),
    dislodged: dislodged?.toSorted((a, b) => a.unit.localeCompare(b.unit)),
  };
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value;

function same(one: PositionJson, other: PositionJson, what: string, ...facts: readonly unknown[]): void {
  const [a, b] = [one, other].map((json) => JSON.stringify(sorted(normal(json))));
  if (a !== b) fail(`${what} gives another result`, a, b, ...facts);
}
