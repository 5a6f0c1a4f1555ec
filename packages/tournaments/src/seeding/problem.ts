import type { LeftOver } from "@chancery/api";
import { type Chance, chanceOf } from "./chance.ts";
import type { Boards, Past } from "./past.ts";
import { WEIGHTS } from "./weights.ts";

/** Someone to be seated. */
export interface Candidate {
  readonly id: string;
  readonly club: string;
  /** Numbers of powers, the favorite first. */
  readonly preferences: readonly number[];
  /** Would play on two boards. */
  readonly playsTwice: boolean;
}

export interface SeedingInput {
  readonly players: readonly Candidate[];
  /** Powers on a board. */
  readonly seats: number;
  readonly leftOver: LeftOver;
  /** Boards that stay as they are. */
  readonly locked: Boards;
  readonly past: Past;
  readonly blocked: readonly (readonly [string, string])[];
  readonly seed: number;
}

/** The same in numbers: the players to seat, the free boards, and what each choice costs. */
export interface Problem {
  readonly seats: number;
  readonly boards: number;
  /** Players by their numbers; those on two boards are there twice. The places after all boards are for those who sit out. */
  readonly entries: readonly string[];
  /** The cost of two entries at one board, in rows. */
  readonly pairs: Float64Array;
  /** The cost of each power for each entry, in rows. */
  readonly powers: Float64Array;
  /** How often each entry has sat out: only those with the same number trade places with people who sit out. */
  readonly byes: readonly number[];
  readonly chance: Chance;
}

/** Shuffled, then by rank: those who come first have the lowest. */
function ranked(players: readonly Candidate[], rank: (player: Candidate) => number, chance: Chance) {
  return players
    .map((player) => ({ player, rank: rank(player), lot: chance.next() }))
    .toSorted((a, b) => a.rank - b.rank || a.lot - b.lot)
    .map(({ player }) => player);
}

/** More than anyone sits out or doubles. */
const MANY = 1000;

export function problemOf(input: SeedingInput): Problem {
  const { players, seats, leftOver, locked, past, seed } = input;
  const chance = chanceOf(seed);
  const bound = locked.flat();
  const free = players.filter(({ id }) => !bound.includes(id));
  const wanted = leftOver === "byes" ? Math.floor : Math.ceil;
  const boards = Math.max(0, wanted((free.length + bound.length) / seats) - locked.length);
  const missing = boards * seats - free.length;
  // Volunteers first, then those who have done so least often.
  const willing = ranked(
    players.filter(({ id }) => bound.filter((each) => each === id).length < 2),
    ({ id, playsTwice }) => past.doubles(id) + (playsTwice ? 0 : MANY) + (bound.includes(id) ? MANY / 2 : 0),
    chance,
  );
  const doubled = missing > 0 ? willing.slice(0, missing) : [];
  // Those who have sat out most often are seated first.
  const order = ranked([...free, ...doubled], ({ id }) => -past.byes(id), chance);
  return {
    seats,
    boards,
    entries: order.map(({ id }) => id),
    pairs: pairCosts(order, input),
    powers: Float64Array.from(order.flatMap((player) => powerCosts(player, input))),
    byes: order.map(({ id }) => past.byes(id)),
    chance,
  };
}

function pairCosts(entries: readonly Candidate[], { past, blocked }: SeedingInput): Float64Array {
  const never = new Set(blocked.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const cost = (one: Candidate, other: Candidate): number => {
    if (one.id === other.id) return WEIGHTS.twiceAtBoard;
    return (
      WEIGHTS.met * past.met(one.id, other.id) +
      (never.has(`${one.id} ${other.id}`) ? WEIGHTS.blocked : 0) +
      (one.club !== "" && one.club === other.club ? WEIGHTS.club : 0)
    );
  };
  const size = entries.length;
  const costs = new Float64Array(size * size);
  for (let one = 0; one < size; one++)
    for (let other = 0; other < one; other++) {
      const value = cost(entries[one], entries[other]);
      costs[one * size + other] = value;
      costs[other * size + one] = value;
    }
  return costs;
}

/** Powers that aren't in a list of preferences come after those that are. */
function powerCosts({ id, preferences }: Candidate, { seats, past }: SeedingInput): number[] {
  return Array.from({ length: seats }, (_, power) => {
    const place = preferences.indexOf(power);
    const dislike = place < 0 ? preferences.length : place;
    return WEIGHTS.power * past.played(id, power) + WEIGHTS.preference * dislike;
  });
}
