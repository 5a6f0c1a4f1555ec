import { isNext, type Province } from "../../board/board.ts";
import { type Crossing, crossingOf, MOST_SEAS } from "../../board/crossing.ts";
import { legalOrdersOfAll } from "../../orders/enumerate.ts";
import { carrierSeas } from "../../orders/fleets.ts";
import { hold, type Order } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { State } from "../../state/state.ts";
import { NONE } from "../movement/field.ts";
import { WORDS } from "./words.ts";

const {
  CAN_WALK,
  CONVOY_BIT,
  GOAL_AT,
  HELPED_AT,
  INTO_AT,
  MOST_LOCATIONS,
  MOST_PROVINCES,
  MOST_UNITS,
  MOVE_BIT,
  NOWHERE,
  OWN_THERE,
  SAIL_BIT,
  SUPPORT_BIT,
  TO_HOLD,
  VIA_CONVOY,
  WHOLE,
} = WORDS;

/** The word of a unit that just holds. */
export const HOLDS = NOWHERE << INTO_AT;

/** On a declared way: nobody is there anymore. */
export const ABSENT = -2;

/**
 * A position made ready for resolving many sets of orders: whatever does not depend on which orders are chosen is worked
 * out once. Indexed by unit, in the order of the state, or by order, those of the first unit first.
 */
export interface Prepared {
  readonly rules: Rules;
  readonly state: State;
  /** The orders to choose from, unit by unit. */
  readonly orders: readonly (readonly Order[])[];
  readonly count: number;
  /** Whether everything fits into the words; if not, every set goes to the full resolver. */
  readonly isPacked: boolean;
  /** Where the orders of each unit begin, and where the last ones end. */
  readonly first: Int32Array;
  /** The orders, packed (see `words.ts`), and their destinations. */
  readonly words: Int32Array;
  readonly to: Int16Array;
  /** Of moves with a declared way: where it begins in `links`, the units on it, ended by NONE; 0 for all others. */
  readonly way: Int32Array;
  readonly links: Int16Array;
  readonly province: Int16Array;
  readonly power: Int16Array;
  readonly place: Int16Array;
  /** By province; NONE where nobody stands. */
  readonly unitAt: Int16Array;
  /** 1 for units that never leave their place; 1 for those that cannot be dislodged. */
  readonly fixed: Uint8Array;
  readonly firm: Uint8Array;
  /**
   * Units at sea that can convoy, each a bit, where convoys find their way: the bit of each unit, or 0, and their seas.
   * Units for which no bit is left have none.
   */
  readonly carriers: Int16Array;
  readonly carrierBit: Int32Array;
  readonly crossing: Crossing;
  /** By power: the bits of those played by the same player. */
  readonly carriersOf: Int32Array;
}

/**
 * Makes a position ready. The choices are all legal orders of each unit unless others are given, which have to be legal
 * as well. A unit without any holds.
 */
export function prepare(
  rules: Rules,
  state: State,
  choices: readonly (readonly Order[])[] = legalOrdersOfAll(rules, state),
): Prepared {
  const { board } = rules;
  const { units } = state;
  const count = units.length;
  const orders = units.map((unit, u) => (choices[u]?.length > 0 ? choices[u] : [hold(unit)]));
  const unitAt = new Int16Array(board.provinces.length).fill(NONE);
  for (let u = 0; u < count; u++) unitAt[board.provinceOf[units[u].at]] = u;
  const draft = {
    rules,
    state,
    orders,
    count,
    isPacked:
      count <= MOST_UNITS &&
      board.provinces.length <= MOST_PROVINCES &&
      board.locations.length <= MOST_LOCATIONS,
    province: Int16Array.from(units, ({ at }) => board.provinceOf[at]),
    power: Int16Array.from(units, ({ power }) => power),
    place: Int16Array.from(units, ({ at }) => at),
    unitAt,
    fixed: Uint8Array.from(units, ({ kind }) => (kind.stationary ? 1 : 0)),
    firm: Uint8Array.from(units, ({ kind }) => (kind.invulnerable ? 1 : 0)),
  };
  return { ...draft, ...packOrders(draft), ...packCarriers(draft) };
}

type Unpacked = Pick<Prepared, "rules" | "state" | "orders" | "count" | "province" | "power" | "unitAt">;

function packOrders(draft: Unpacked): Pick<Prepared, "first" | "words" | "to" | "way" | "links"> {
  const { orders, count } = draft;
  const first = new Int32Array(count + 1);
  for (let u = 0; u < count; u++) first[u + 1] = first[u] + orders[u].length;
  const total = first[count];
  const words = new Int32Array(total);
  const to = new Int16Array(total);
  const way = new Int32Array(total);
  const links = [NONE];
  for (let u = 0; u < count; u++) {
    for (let i = 0; i < orders[u].length; i++) {
      const order = orders[u][i];
      const o = first[u] + i;
      words[o] = pack(draft, u, order);
      to[o] = order.to ?? NONE;
      if (order.path.length === 0) continue;
      way[o] = links.length;
      for (const link of order.path) links.push(draft.unitAt[link] === NONE ? ABSENT : draft.unitAt[link]);
      links.push(NONE);
    }
  }
  return { first, words, to, way, links: Int16Array.from(links) };
}

/** What packing an order needs to know of its position. */
export type Surroundings = Pick<Prepared, "rules" | "state" | "power" | "unitAt">;

/** The order of a unit as a word. */
export function pack(
  { rules: { board }, state, unitAt, power }: Surroundings,
  u: number,
  order: Order,
): number {
  const { kind, at } = state.units[u];
  const { provinceOf } = board;
  if (order.type === "move") {
    const into = provinceOf[order.to] as Province;
    const canWalk = isNext(board, kind.way, at, into);
    const isVia = order.viaConvoy && kind.convoyed;
    const isToSail = !canWalk || isVia || order.path.length > 0;
    return (
      (into << INTO_AT) |
      (order.to << GOAL_AT) |
      (canWalk ? CAN_WALK : 0) |
      (isVia ? VIA_CONVOY : 0) |
      (isToSail ? 1 << SAIL_BIT : 0) |
      (1 << MOVE_BIT)
    );
  }
  if (order.type !== "support" && order.type !== "convoy") return HOLDS;
  const helped = unitAt[provinceOf[order.target.at]] << HELPED_AT;
  if (order.to === null) return (NOWHERE << INTO_AT) | helped | WHOLE | TO_HOLD | (1 << SUPPORT_BIT);
  const into = provinceOf[order.to];
  const there = unitAt[into];
  return (
    (into << INTO_AT) |
    helped |
    (order.to === into ? WHOLE : 0) |
    (there !== NONE && power[there] === power[u] ? OWN_THERE : 0) |
    (1 << (order.type === "support" ? SUPPORT_BIT : CONVOY_BIT))
  );
}

/** What is known of the units that can convoy where convoys find their way. */
export type Carrying = Pick<Prepared, "carriers" | "carrierBit" | "crossing" | "carriersOf">;

function packCarriers({ rules, state, count }: Unpacked): Carrying {
  const isDeclared = rules.policies.convoyPaths === "declared";
  const seas = isDeclared ? [] : carrierSeas(rules, state.units, null).slice(0, MOST_SEAS);
  const carrierBit = new Int32Array(count);
  const carriers = new Int16Array(seas.length);
  const carriersOf = new Int32Array(rules.powers.length);
  const packed = { carriers, carrierBit, crossing: crossingOf(rules.board, seas), carriersOf };
  enterCarriers(packed, rules, state);
  return packed;
}

/** Gives a bit to each unit at sea that can convoy, as long as there are any. */
export function enterCarriers(
  { carriers, carrierBit, carriersOf }: Carrying,
  rules: Rules,
  state: State,
): void {
  const { isSea, provinceOf } = rules.board;
  const { units, seats } = state;
  carriersOf.fill(0);
  carrierBit.fill(0, 0, units.length);
  if (rules.policies.convoyPaths === "declared") return;
  let count = 0;
  for (let u = 0; u < units.length && count < MOST_SEAS; u++) {
    const { kind, at, power } = units[u];
    if (!kind.convoys || isSea[provinceOf[at]] === 0) continue;
    carrierBit[u] = 1 << count;
    carriersOf[power] |= carrierBit[u];
    carriers[count++] = u;
  }
  // A player's powers have each other's fleets.
  const own = seats.some(({ length }) => length > 1) ? carriersOf.slice() : carriersOf;
  for (const seat of seats)
    if (seat.length > 1) for (const a of seat) for (const b of seat) carriersOf[a] |= own[b];
}
