import { type Decision, EXCHANGES, type Field, MOVE, NO, NONE, SAILS, UNKNOWN, WALKS, YES } from "./field.ts";

/**
 * A strength as far as it is known: at least `min`, at most `max`. The functions below leave their answer
 * here, so that nothing is allocated while deciding.
 */
export const strength = { min: 0, max: 0 };

/** One plus the supports given to `u`, leaving out those of the power `without`. */
function supported(field: Field, u: number, without: number): void {
  let min = 1;
  let max = 1;
  for (let s = field.firstSupport[u]; s !== NONE; s = field.nextSupport[s]) {
    if (field.power[s] === without) continue;
    const given = field.gives[s];
    if (given === NO) continue;
    max++;
    if (given === YES) min++;
  }
  strength.min = min;
  strength.max = max;
}

/** Whether the move gets to its destination at all, to fight there. */
export function arrives(field: Field, u: number): Decision {
  return field.travel[u] === SAILS ? (field.path[u] as Decision) : YES;
}

/** Whether the move goes by convoy. */
export function byConvoy(field: Field, u: number): Decision {
  return field.travel[u] === EXCHANGES ? (field.path[u] as Decision) : field.travel[u] === SAILS ? YES : NO;
}

/** Whether two moves are ordered each to where the other comes from, neither of them by convoy (CB-79). */
export function headToHead(field: Field, u: number, other: number): Decision {
  if (field.task[other] !== MOVE || field.into[other] !== field.province[u]) return NO;
  if (field.travel[u] === WALKS && field.travel[other] === WALKS) return YES;
  const mine = byConvoy(field, u);
  const theirs = byConvoy(field, other);
  if (mine === YES || theirs === YES) return NO;
  return mine === NO && theirs === NO ? YES : UNKNOWN;
}

/**
 * The strength of a move against what is in its way in the province itself, given whether it is a head to
 * head fight: nothing for a unit of its own power (CB-98), and without the supports of the power attacked
 * (CB-100), unless the unit there leaves.
 */
export function attack(field: Field, u: number, defender: number, face: Decision): void {
  attackOnArrival(field, u, defender, face);
  const arrival = arrives(field, u);
  if (arrival !== YES) strength.min = 0;
  if (arrival === NO) strength.max = 0;
}

/** The same, were it to arrive. */
export function attackOnArrival(field: Field, u: number, defender: number, face: Decision): void {
  const leaves: Decision =
    defender === NONE
      ? YES
      : field.task[defender] !== MOVE || face === YES
        ? NO
        : (field.moves[defender] as Decision);
  if (leaves === YES) {
    supported(field, u, NONE);
  } else if (field.power[defender] === field.power[u]) {
    if (leaves === UNKNOWN) supported(field, u, NONE);
    else strength.max = 0;
    strength.min = 0;
  } else {
    let max = 0;
    if (leaves === UNKNOWN) {
      supported(field, u, NONE);
      max = strength.max;
    }
    supported(field, u, field.power[defender]);
    if (max > strength.max) strength.max = max;
  }
}

/** What a move has to beat in its destination: the unit that stays, or the one that comes towards it. */
export function resistance(field: Field, defender: number, face: Decision): void {
  if (defender === NONE) {
    strength.min = strength.max = 0;
  } else if (field.task[defender] !== MOVE || face === YES) {
    supported(field, defender, NONE);
  } else {
    // A unit that tried to leave and could not stays with its own strength only (CB-96).
    const left = field.moves[defender];
    strength.min = left === NO ? 1 : 0;
    strength.max = left === YES ? 0 : 1;
  }
}

/** With what strength a move keeps others out of its destination. */
export function prevention(field: Field, u: number): void {
  supported(field, u, NONE);
  const arrival = arrives(field, u);
  const silenced = arrival === NO ? YES : isSilenced(field, u);
  if (silenced === YES) strength.max = 0;
  if (silenced !== NO || arrival !== YES) strength.min = 0;
}

/** Whether the move has no effect on its destination, because the unit coming from there dislodges it (CB-109). */
function isSilenced(field: Field, u: number): Decision {
  const opposite = field.unitAt[field.into[u]];
  if (opposite === NONE || field.task[opposite] !== MOVE || field.into[opposite] !== field.province[u])
    return NO;
  const won = field.moves[opposite];
  if (won === NO) return NO;
  if (field.rules.policies.convoyedWinnerSilencesLoser) {
    if (field.moves[u] === YES) return NO;
    return won === YES && field.moves[u] === NO ? YES : UNKNOWN;
  }
  const face = headToHead(field, u, opposite);
  if (face === NO) return NO;
  return won === YES && face === YES ? YES : UNKNOWN;
}
