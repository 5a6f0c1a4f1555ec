import { isNext, type Province } from "../../board/board.ts";
import type { Order } from "../../orders/order.ts";
import { type State, samePlayer } from "../../state/state.ts";
import type { Unit } from "../../state/unit.ts";
import { fleetsOnRoutes, hasRoute } from "./convoys.ts";
import {
  CONVOY,
  EXCHANGES,
  type Field,
  HOLD,
  MOVE,
  NO,
  NONE,
  SAILS,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  UNKNOWN,
  WALKS,
  YES,
} from "./field.ts";

/**
 * Sets up the field. `orders` are legal, at most one for a unit; `strays` are impossible orders to move
 * that still count as such (only where the rulebook says so).
 */
export function load(field: Field, state: State, orders: readonly Order[], strays: readonly Order[]): void {
  const { provinceOf } = field.rules.board;
  const count = state.units.length;
  seat(field, state.units);
  for (const order of strays) if (order.unit) field.stray[field.unitAt[provinceOf[order.unit.at]]] = 1;
  for (let i = 0; i < orders.length; i++) give(field, orders[i]);
  for (let u = 0; u < count; u++) if (field.task[u] >= SUPPORT_HOLD) match(field, u);
  const { convoyPaths, crissCross } = field.rules.policies;
  if (convoyPaths === "found") {
    for (let u = 0; u < count; u++) if (field.task[u] === MOVE) chooseTravel(field, state, u);
  } else {
    for (let u = 0; u < count; u++) if (field.task[u] === MOVE) followPath(field, u);
    if (crissCross) for (let u = 0; u < count; u++) if (field.travel[u] === SAILS) findRival(field, u);
  }
}

/** Puts the units in their places; none of them does anything yet, and nobody helps them. */
function seat(field: Field, units: readonly Unit[]): void {
  const { province, power, into, firstSupport, firstConvoy, helped, task, stray, matched } = field;
  const { travel, onRoute, moves, rival, gives, path, paradox, unitAt } = field;
  const { provinceOf } = field.rules.board;
  field.count = units.length;
  unitAt.fill(NONE);
  field.firstMove.fill(NONE);
  for (let u = 0; u < units.length; u++) {
    const unit = units[u];
    const at = provinceOf[unit.at];
    field.units[u] = unit;
    field.orders[u] = null;
    unitAt[at] = u;
    province[u] = at;
    power[u] = unit.power;
    into[u] = at;
    firstSupport[u] = NONE;
    firstConvoy[u] = NONE;
    helped[u] = NONE;
    task[u] = HOLD;
    stray[u] = 0;
    matched[u] = 0;
    travel[u] = WALKS;
    onRoute[u] = 0;
    moves[u] = NO;
    rival[u] = NONE;
    gives[u] = NO;
    path[u] = YES;
    paradox[u] = 0;
  }
  if (field.wins !== moves) seatImmovable(field);
}

/** Where some units cannot leave their places, or be made to. */
function seatImmovable({ count, units, wins, fixed, firm }: Field): void {
  for (let u = 0; u < count; u++) {
    wins[u] = NO;
    fixed[u] = units[u].kind.stationary ? 1 : 0;
    firm[u] = units[u].kind.invulnerable ? 1 : 0;
  }
}

function give(field: Field, order: Order): void {
  if (order.unit === null) return;
  const { provinceOf } = field.rules.board;
  const u = field.unitAt[provinceOf[order.unit.at]];
  field.orders[u] = order;
  if (order.type === "move") {
    if (field.turned[u] === 1) return;
    const into = provinceOf[order.to];
    field.task[u] = MOVE;
    field.into[u] = into;
    if (field.fixed[u] === 0) field.moves[u] = UNKNOWN;
    field.wins[u] = UNKNOWN;
    field.nextMove[u] = field.firstMove[into];
    field.firstMove[into] = u;
  } else if (order.type === "support") {
    field.task[u] = order.to === null ? SUPPORT_HOLD : SUPPORT_MOVE;
    field.helped[u] = field.unitAt[provinceOf[order.target.at]];
  } else if (order.type === "convoy") {
    field.task[u] = CONVOY;
    field.helped[u] = field.unitAt[provinceOf[order.target.at]];
  }
}

/** Enters a support or convoy for its unit, if that was ordered to do just what is supported or convoyed. */
function match(field: Field, u: number): void {
  const order = field.orders[u] as Order;
  const helped = field.helped[u];
  const theirs = field.orders[helped];
  if (field.task[u] === SUPPORT_HOLD) {
    if (field.task[helped] === MOVE || field.stray[helped] === 1) return;
    field.into[u] = field.province[helped];
  } else {
    if (theirs === null || field.task[helped] !== MOVE || !sameDestination(field, order, theirs)) return;
    field.into[u] = field.into[helped];
  }
  field.matched[u] = 1;
  if (field.task[u] === CONVOY) {
    field.nextConvoy[u] = field.firstConvoy[helped];
    field.firstConvoy[helped] = u;
  } else {
    field.gives[u] = UNKNOWN;
    field.nextSupport[u] = field.firstSupport[helped];
    field.firstSupport[helped] = u;
  }
}

/** The same province and, if the helper names a coast, the same coast (C23-26). */
function sameDestination(field: Field, helper: Order, theirs: Order): boolean {
  const to = helper.to as number;
  if (to === theirs.to) return true;
  const { provinceOf } = field.rules.board;
  return to === provinceOf[to] && to === provinceOf[theirs.to as number];
}

/** Decides whether an army walks or sails (C23-36 to C23-38, C71-XIV.5-1) and whether its convoy is in doubt. */
function chooseTravel(field: Field, state: State, u: number): void {
  const { rules, units, orders } = field;
  const { kind, at, power } = units[u];
  const into = field.into[u] as Province;
  const canWalk = isNext(rules.board, kind.way, at, into);
  if (canWalk && (!kind.convoyed || (field.firstConvoy[u] === NONE && !orders[u]?.viaConvoy))) return;
  if (!canWalk) {
    field.travel[u] = SAILS;
  } else if (rules.policies.adjacentConvoy === "own-fleet-or-stated") {
    if (!orders[u]?.viaConvoy && !(hasOwnConvoy(field, state, u, power) && hasRoute(field, u, NONE, NO)))
      return;
    field.travel[u] = SAILS;
  } else {
    if (!comesOpposite(field, u) || !hasRoute(field, u, NONE, NO)) return;
    field.travel[u] = EXCHANGES;
  }
  field.path[u] = UNKNOWN;
  if (field.firstConvoy[u] !== NONE) fleetsOnRoutes(field, u);
}

/** An army whose order declares a way goes by it or not at all; without one it walks (R034, R035). */
function followPath(field: Field, u: number): void {
  const path = field.orders[u]?.path as readonly Province[];
  if (path.length === 0) return;
  field.travel[u] = SAILS;
  field.path[u] = UNKNOWN;
  for (const link of path) {
    const c = field.unitAt[link];
    const carries = c !== NONE && field.task[c] === CONVOY && field.helped[c] === u && field.matched[c] === 1;
    if (carries) field.onRoute[c] = 1;
    else field.path[u] = NO;
  }
}

/** Finds whether two convoyed moves of different powers each go where a unit of the other's convoy stands (R041). */
function findRival(field: Field, u: number): void {
  const other = carriedBy(field, field.unitAt[field.into[u]]);
  if (other === NONE || field.power[other] === field.power[u]) return;
  if (carriedBy(field, field.unitAt[field.into[other]]) === u) field.rival[u] = other;
}

/** Which army a unit carries, if its convoy was ordered all the way. */
const carriedBy = (field: Field, c: number): number =>
  c !== NONE && field.onRoute[c] === 1 && field.path[field.helped[c]] !== NO ? field.helped[c] : NONE;

function hasOwnConvoy(field: Field, state: State, u: number, power: Unit["power"]): boolean {
  for (let c = field.firstConvoy[u]; c !== NONE; c = field.nextConvoy[c]) {
    if (samePlayer(state, field.units[c].power, power)) return true;
  }
  return false;
}

/** Whether the unit at the destination was ordered to where this one comes from. */
function comesOpposite(field: Field, u: number): boolean {
  const opposite = field.unitAt[field.into[u]];
  return opposite !== NONE && field.task[opposite] === MOVE && field.into[opposite] === field.province[u];
}
