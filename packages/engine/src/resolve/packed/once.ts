import { fleetsIn } from "../../orders/fleets.ts";
import type { Order } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { State } from "../../state/state.ts";
import { type Field, SAILS } from "../movement/field.ts";
import { decide } from "./adjudicate.ts";
import type { Outcome } from "./outcome.ts";
import { ABSENT, type Carrying, enterCarriers, HOLDS, pack, type Surroundings } from "./prepared.ts";
import { DECISIONS, follow, type Packed, room } from "./room.ts";
import { WORDS } from "./words.ts";

const { CONVOY_BIT, MOST_LOCATIONS, MOST_PROVINCES, MOST_UNITS, SAIL_BIT } = WORDS;
const { NONE } = DECISIONS;
const { fixed, firm, first, movers, moves, near, now, path, place, power, province, unitAt, wins } = room;

const CONVOYING = (1 << CONVOY_BIT) | (1 << SAIL_BIT);
/** The longest declared ways that fit in, all together. */
const MOST_LINKS = 1 << 12;

/** A position with one order for each unit: what is made ready for many sets of orders otherwise, in room that is used again and again. */
type Once = {
  -readonly [Key in keyof (Packed & Surroundings & Carrying)]: (Packed & Surroundings & Carrying)[Key];
};

let once: Once | null = null;
/** The only order of each unit is the first. */
const choices = new Uint16Array(MOST_UNITS);

function roomFor(rules: Rules, state: State): Once {
  once ??= {
    rules,
    state,
    count: 0,
    words: new Int32Array(MOST_UNITS),
    to: new Int16Array(MOST_UNITS),
    way: new Int32Array(MOST_UNITS),
    links: new Int16Array(MOST_LINKS),
    power,
    unitAt,
    carriers: room.carriers,
    carrierBit: new Int32Array(MOST_UNITS),
    crossing: { seas: [], near },
    carriersOf: new Int32Array(0),
  };
  if (once.carriersOf.length !== rules.powers.length) once.carriersOf = new Int32Array(rules.powers.length);
  once.rules = rules;
  once.state = state;
  once.count = state.units.length;
  return once;
}

/** Decides one set of orders, at most one for each unit. Returns false where something is left to the full resolver. */
export function decideOnce(rules: Rules, state: State, orders: readonly Order[], out: Outcome): boolean {
  const { board } = rules;
  if (state.units.length > MOST_UNITS) return false;
  if (board.provinces.length > MOST_PROVINCES || board.locations.length > MOST_LOCATIONS) return false;
  const given = roomFor(rules, state);
  seat(given);
  return enter(given, orders) && decide(given, choices, out);
}

/** Puts the units in their places, with nothing to do. */
function seat(given: Once): void {
  const { rules, state, count, words } = given;
  const { provinceOf, provinces } = rules.board;
  now.position = given;
  now.anyImmovable = false;
  follow(rules.policies);
  unitAt.fill(NONE, 0, provinces.length);
  for (let u = 0; u < count; u++) {
    const unit = state.units[u];
    const { kind } = unit;
    const at = provinceOf[unit.at];
    province[u] = at;
    power[u] = unit.power;
    place[u] = unit.at;
    unitAt[at] = u;
    fixed[u] = kind.stationary ? 1 : 0;
    firm[u] = kind.invulnerable ? 1 : 0;
    if (kind.stationary || kind.invulnerable) now.anyImmovable = true;
    first[u] = u;
    words[u] = HOLDS;
  }
  first[count] = count;
}

/** Packs the orders. Returns false where they don't fit. */
function enter(given: Once, orders: readonly Order[]): boolean {
  const { rules, words, to, way, links } = given;
  const { provinceOf } = rules.board;
  let all = 0;
  let end = 1;
  links[0] = NONE;
  for (let i = 0; i < orders.length; i++) {
    const order = orders[i];
    if (order.unit === null) continue;
    const u = unitAt[provinceOf[order.unit.at]];
    words[u] = pack(given, u, order);
    to[u] = order.to ?? NONE;
    way[u] = order.path.length === 0 ? 0 : end;
    all |= words[u];
    if (way[u] === 0) continue;
    if (end + order.path.length >= MOST_LINKS) return false;
    for (const link of order.path) links[end++] = unitAt[link] === NONE ? ABSENT : unitAt[link];
    links[end++] = NONE;
  }
  return (all & CONVOYING) === 0 || enterFleets(given);
}

function enterFleets(given: Once): boolean {
  const { rules, state } = given;
  if (rules.policies.convoyPaths === "declared") return true;
  const { crossing } = fleetsIn(rules, state);
  if (crossing === null) return false;
  given.crossing = crossing;
  near.set(crossing.near);
  enterCarriers(given, rules, state);
  return true;
}

/** How many sets of orders have been decided: as long as it's the same number, the last decisions can be read. */
export const decidedSoFar = (): number => now.run;

/** Enters what was decided last into a field that has been filled with the same orders. */
export function enterDecisions(field: Field): void {
  for (let i = 0; i < now.movers; i++) {
    const u = movers[i];
    field.moves[u] = moves[u];
    field.wins[u] = wins[u];
    if (field.travel[u] === SAILS) field.path[u] = path[u];
  }
}
