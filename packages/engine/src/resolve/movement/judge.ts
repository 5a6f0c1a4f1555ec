import { judgeDetour, judgeLinks } from "./convoys.ts";
import {
  type Decision,
  EXCHANGES,
  type Field,
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
function arrives(field: Field, u: number): Decision {
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

function attackOnArrival(field: Field, u: number, defender: number, face: Decision): void {
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

/**
 * Whether a move beats whatever is in its way: stronger than what is in the province and than everybody else
 * who wants it (CB-92).
 */
export function judgeWin(field: Field, u: number): Decision {
  if (arrives(field, u) === NO) return NO;
  const defender = field.unitAt[field.into[u]];
  const face = defender === NONE ? NO : headToHead(field, u, defender);
  attack(field, u, defender, face === UNKNOWN ? YES : face);
  let won = judgeAgainst(field, u, defender, face === UNKNOWN ? YES : face);
  if (face === UNKNOWN) {
    attack(field, u, defender, NO);
    if (judgeAgainst(field, u, defender, NO) !== won) won = UNKNOWN;
  }
  if (field.rival[u] === NONE || won === NO) return won;
  const crossed = judgeCrissCross(field, u);
  return crossed === YES ? NO : crossed === NO ? won : UNKNOWN;
}

/** Whether a move that beats what is in its way also gets there: not where its unit, or the one there, cannot leave. */
export function judgeMove(field: Field, u: number): Decision {
  const won = field.wins[u] as Decision;
  if (won === NO || field.fixed[u] === 1) return NO;
  const defender = field.unitAt[field.into[u]];
  if (defender === NONE || field.firm[defender] === 0 || field.moves[defender] === YES) return won;
  return field.moves[defender] === NO ? NO : UNKNOWN;
}

/**
 * Whether a criss-cross stops move `u`: it and its rival would each beat a unit of the other's convoy, were both
 * convoys intact, and it is not the stronger of the two (DIS-3.11.1-1 to DIS-3.11.1-3, R041). None of this
 * depends on whether the two arrive.
 */
export function judgeCrissCross(field: Field, u: number): Decision {
  const other = field.rival[u];
  const mine = wouldWin(field, u);
  const { min, max } = strength;
  const theirs = wouldWin(field, other);
  const notStronger = max <= strength.min ? YES : min > strength.max ? NO : UNKNOWN;
  const links = judgeLinks(field, u, field.into[other]);
  const otherLinks = judgeLinks(field, other, field.into[u]);
  if ([mine, theirs, notStronger, links, otherLinks].includes(NO)) return NO;
  return [mine, theirs, notStronger, links, otherLinks].includes(UNKNOWN) ? UNKNOWN : YES;
}

/** With what strength a convoyed move attacks the unit at its destination, if it arrives. */
export function strengthOnArrival(field: Field, u: number): number {
  attackOnArrival(field, u, field.unitAt[field.into[u]], NO);
  return strength.max;
}

/** Whether the move would win if it arrived. Leaves its strength in `strength`. */
function wouldWin(field: Field, u: number): Decision {
  const defender = field.unitAt[field.into[u]];
  attackOnArrival(field, u, defender, NO);
  const { min, max } = strength;
  const won = judgeAgainst(field, u, defender, NO);
  strength.min = min;
  strength.max = max;
  return won;
}

/** The same, given the strength of the attack. */
function judgeAgainst(field: Field, u: number, defender: number, face: Decision): Decision {
  const { min, max } = strength;
  if (max === 0) return NO;
  resistance(field, defender, face);
  let surely = min > strength.max;
  if (max <= strength.min) return NO;
  for (let rival = field.firstMove[field.into[u]]; rival !== NONE; rival = field.nextMove[rival]) {
    if (rival === u) continue;
    prevention(field, rival);
    if (max <= strength.min) return NO;
    if (min <= strength.max) surely = false;
  }
  return surely ? YES : UNKNOWN;
}

/** What one attack does to a support: cuts it, does not, or cannot be told yet. */
export function cuts(field: Field, attacker: number, supporter: number): Decision {
  if (field.power[attacker] === field.power[supporter]) return NO; // CB-115
  const fromTarget = field.province[attacker] === field.into[supporter];
  if (
    fromTarget &&
    !(field.travel[attacker] === SAILS && field.rules.policies.convoyedAttackCutsSupportAgainstItself)
  ) {
    return field.wins[attacker] as Decision; // CB-112: only by dislodging, or disabling (R027)
  }
  if (!isProtected(field, supporter, attacker)) return arrives(field, attacker);
  if (field.rules.policies.convoyProtectsSupport === "against-any-route") return NO;
  const arrival = arrives(field, attacker);
  const detour = judgeDetour(field, attacker, field.unitAt[field.into[supporter]]);
  if (arrival === NO || detour === NO) return NO;
  return arrival === YES && detour === YES ? YES : UNKNOWN;
}

/**
 * Whether the rulebook shields the support from a convoyed army, because it is for an attack on a fleet of
 * that army's own convoy (C71-XII.5-1, C23-32, C23-33).
 */
export function isProtected(field: Field, supporter: number, attacker: number): boolean {
  if (field.travel[attacker] !== SAILS || field.task[supporter] !== SUPPORT_MOVE) return false;
  if (field.rules.policies.convoyProtectsSupport === "none") return false;
  const fleet = field.unitAt[field.into[supporter]];
  return fleet !== NONE && field.helped[fleet] === attacker && field.onRoute[fleet] === 1;
}

/** Whether a support is given, that is, not cut by anybody. */
export function judgeSupport(field: Field, u: number): Decision {
  let answer: Decision = YES;
  for (let a = field.firstMove[field.province[u]]; a !== NONE; a = field.nextMove[a]) {
    const cut = cuts(field, a, u);
    if (cut === YES) return NO;
    if (cut === UNKNOWN) answer = UNKNOWN;
  }
  return answer;
}

export const isSupport = (field: Field, u: number): boolean =>
  field.task[u] === SUPPORT_HOLD || field.task[u] === SUPPORT_MOVE;
