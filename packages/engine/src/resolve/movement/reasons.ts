import type { Unit } from "../../state/unit.ts";
import { type Reason, type ReasonCode, reason } from "../verdict.ts";
import { hasRoute } from "./convoys.ts";
import { CONVOY, type Field, MOVE, NO, NONE, SUPPORT_HOLD, WALKS, YES } from "./field.ts";
import { judgeCrissCross, strengthOnArrival } from "./judge.ts";
import { attack, headToHead, prevention, resistance, strength } from "./strength.ts";

/** Lists of units are in the order of the board, whatever the order in which orders arrived. */
export const byPlace = (a: Unit, b: Unit): number => a.at - b.at;

const HELD: Reason = reason("held");
const CONVOYED: Reason = reason("convoyed");
const SORTIE: Reason = reason("sortie");
const MOVED: Reason = reason("moved-freely");

/** Why a support or convoy had no effect. */
export function mismatch(field: Field, u: number): ReasonCode {
  if (field.task[u] === SUPPORT_HOLD) return "support-of-mover";
  if (field.turned[field.helped[u]] === 1) return "helped-turned-to-hold";
  return field.task[u] === CONVOY ? "convoy-mismatch" : "support-mismatch";
}

export function carrying(field: Field, u: number): Reason {
  const army = field.helped[u];
  if (field.travel[army] === WALKS) return reason("convoy-unused", [field.units[army]]);
  const found = field.rules.policies.convoyPaths === "found";
  if (field.onRoute[u] === 0 && !found) return reason("convoy-off-path", [field.units[army]]);
  if (field.path[army] !== NO)
    return field.onRoute[u] === 1 ? CONVOYED : reason("convoy-elsewhere", [field.units[army]]);
  return reason(idleLinks(field, army) ? "convoy-incomplete" : "convoy-in-vain", [field.units[army]]);
}

/** If the convoy was never ordered to take the army all the way: the units on a declared path that do not. */
export function idleLinks(field: Field, u: number): Unit[] | null {
  if (field.rules.policies.convoyPaths === "found") return hasRoute(field, u, NONE, NO) ? null : [];
  const path = field.orders[u]?.path ?? [];
  const idle = path
    .map((link) => field.unitAt[link])
    .filter((c) => field.onRoute[c] === 0 || field.helped[c] !== u);
  return idle.length > 0 ? idle.map((c) => field.units[c]) : null;
}

/** The outcome of a convoy that was ordered all the way. */
export function disruption(field: Field, u: number): Reason {
  if (field.rival[u] !== NONE && judgeCrissCross(field, u) === YES)
    return crissCross(field, u, "convoy-crossed");
  const dislodged = lostFleets(field, u, field.attacker);
  if (field.paradox[u] === 1) return reason("convoy-paradox", dislodged);
  if (dislodged.length > 0) return reason("convoy-broken", dislodged);
  return reason("convoy-disabled", lostFleets(field, u, field.disabler));
}

/** Two convoyed attacks on each other's convoys, compared. */
function crissCross(field: Field, u: number, code: ReasonCode): Reason {
  const other = field.rival[u];
  const mine = strengthOnArrival(field, u);
  const theirs = strengthOnArrival(field, other);
  return reason(code, [field.units[other]], mine, theirs, helpersOnArrival(field, other));
}

/** What a move that won without arriving did: it disabled the unit there, or kept others out. */
export function sortie(field: Field, u: number): Reason {
  const defender = field.unitAt[field.into[u]];
  if (defender === NONE || field.moves[defender] === YES) return SORTIE;
  const { by, attack: mine, against } = advance(field, u);
  return reason("disabling", by, mine, against, helpersOf(field, u));
}

/** The units of a convoy that someone beat: `by` says who dislodged, or who disabled. */
function lostFleets(field: Field, u: number, by: Int16Array): Unit[] {
  const lost: Unit[] = [];
  for (let c = field.firstConvoy[u]; c !== NONE; c = field.nextConvoy[c]) {
    if (by[c] !== NONE && field.onRoute[c] === 1) lost.push(field.units[c]);
  }
  return lost.sort(byPlace);
}

/** How a successful move got in. */
export function advance(field: Field, u: number): Reason {
  const defender = field.unitAt[field.into[u]];
  const alone = field.firstMove[field.into[u]] === u && field.nextMove[u] === NONE;
  const stays = defender !== NONE && !(field.task[defender] === MOVE && field.moves[defender] === YES);
  if (alone && !stays) return MOVED;
  const face = defender === NONE ? NO : headToHead(field, u, defender);
  attack(field, u, defender, face);
  const mine = strength.max;
  resistance(field, defender, face);
  let against = strength.max;
  const rivals: Unit[] = [];
  for (let rival = field.firstMove[field.into[u]]; rival !== NONE; rival = field.nextMove[rival]) {
    if (rival === u) continue;
    prevention(field, rival);
    if (strength.max === 0) continue;
    rivals.push(field.units[rival]);
    against = Math.max(against, strength.max);
  }
  rivals.sort(byPlace);
  if (stays) rivals.unshift(field.units[defender]);
  if (rivals.length === 0) return MOVED;
  return reason(stays ? "dislodging" : "moved-against", rivals, mine, against, helpersOf(field, u));
}

/** What kept a move out: rivals for the province, or the unit in it. */
export function bounce(field: Field, u: number): Reason {
  if (field.rival[u] !== NONE && judgeCrissCross(field, u) === YES)
    return crissCross(field, u, "bounced-criss-cross");
  const defender = field.unitAt[field.into[u]];
  const face = defender === NONE ? NO : headToHead(field, u, defender);
  attack(field, u, NONE, NO);
  const full = strength.max;
  attack(field, u, defender, face);
  // Against a unit of its own power a move counts for nothing, yet it meets rivals with its full strength.
  const mine = strength.max === 0 ? full : strength.max;
  const ownInPlace = strength.max === 0;
  let strongest = NONE;
  let against = 0;
  const by: Unit[] = [];
  const meet = (other: number): void => {
    if (strength.max < mine) return;
    by.push(field.units[other]);
    const nearer = strength.max === against && byPlace(field.units[other], field.units[strongest]) < 0;
    if (strength.max > against || nearer) strongest = other;
    against = Math.max(against, strength.max);
  };
  for (let rival = field.firstMove[field.into[u]]; rival !== NONE; rival = field.nextMove[rival]) {
    if (rival === u || (face === YES && rival === defender)) continue;
    prevention(field, rival);
    meet(rival);
  }
  const rivals = by.length;
  if (ownInPlace && rivals === 0) {
    // No strengths were compared: nothing would have been enough.
    return reason(face === YES ? "own-unit-head-to-head" : "own-unit-in-place", [field.units[defender]]);
  }
  resistance(field, defender, face);
  const discounted = rivals === 0 && strength.max < full;
  if (!ownInPlace && defender !== NONE) meet(defender);
  const first = field.units[strongest];
  by.sort((a, b) => (a === first ? -1 : b === first ? 1 : byPlace(a, b)));
  const code = discounted
    ? "bounced-without-own-support"
    : strongest !== defender
      ? "bounced-by-rival"
      : face === YES
        ? "bounced-head-to-head"
        : "bounced-by-holder";
  // A unit that was ordered away is supported in its move, not in the place it didn't leave.
  const isLeft = strongest === defender && face !== YES && field.task[defender] === MOVE;
  return reason(code, by, mine, against, isLeft ? [] : helpersOf(field, strongest));
}

/** The supports that count for a convoyed move where it arrives: none against a unit of their own power (CB-100). */
function helpersOnArrival(field: Field, u: number): Unit[] {
  const helpers = helpersOf(field, u);
  const defender = field.unitAt[field.into[u]];
  const stays = defender !== NONE && !(field.task[defender] === MOVE && field.moves[defender] === YES);
  return stays ? helpers.filter(({ power }) => power !== field.units[defender].power) : helpers;
}

/** The units whose support for `u` is given. */
function helpersOf(field: Field, u: number): Unit[] {
  const helpers: Unit[] = [];
  for (let s = field.firstSupport[u]; s !== NONE; s = field.nextSupport[s]) {
    if (field.gives[s] === YES) helpers.push(field.units[s]);
  }
  return helpers.sort(byPlace);
}

/** How a unit was dislodged, or would have been if that were possible. */
export function beating(field: Field, u: number, attacker: number): Reason {
  const face = headToHead(field, attacker, u);
  attack(field, attacker, u, face);
  const theirs = strength.max;
  resistance(field, u, face);
  const code = field.moves[attacker] === YES ? "dislodged" : "disabled";
  return reason(code, [field.units[attacker]], theirs, strength.max, helpersOf(field, attacker));
}

/** How a unit that was attacked kept its place. */
export function holding(field: Field, u: number): Reason {
  let strongest = 0;
  let rivals = 0;
  const by: Unit[] = [];
  for (let a = field.firstMove[field.province[u]]; a !== NONE; a = field.nextMove[a]) {
    attack(field, a, u, headToHead(field, a, u));
    if (strength.max === 0) continue;
    if (strength.max === strongest) rivals++;
    if (strength.max > strongest) {
      strongest = strength.max;
      rivals = 1;
    }
    by.push(field.units[a]);
  }
  if (by.length === 0) return HELD;
  by.sort(byPlace);
  resistance(field, u, NO);
  const code = rivals > 1 && strongest > strength.max ? "beleaguered" : "held-against";
  return reason(code, by, strongest, strength.max, helpersOf(field, u));
}
