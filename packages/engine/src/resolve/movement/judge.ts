import { judgeDetour, judgeLinks } from "./convoys.ts";
import {
  type Decision,
  type Field,
  NO,
  NONE,
  SAILS,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  UNKNOWN,
  YES,
} from "./field.ts";
import {
  arrives,
  attack,
  attackOnArrival,
  headToHead,
  prevention,
  resistance,
  strength,
} from "./strength.ts";

/**
 * Whether a move beats whatever is in its way: stronger than what is in the province and than everyone else
 * who wants it (CB-92).
 */
export function judgeWin(field: Field, u: number): Decision {
  if (arrives(field, u) === NO) return NO;
  const defender = field.unitAt[field.into[u]];
  const face = defender === NONE ? NO : headToHead(field, u, defender);
  if (face === UNKNOWN || field.rival[u] !== NONE) return judgeInDoubt(field, u, defender, face);
  attack(field, u, defender, face);
  return judgeAgainst(field, u, defender, face);
}

/** The same where it cannot be told yet whether two units meet, or where a criss-cross may stop the move. */
function judgeInDoubt(field: Field, u: number, defender: number, face: Decision): Decision {
  attack(field, u, defender, face === NO ? NO : YES);
  let won = judgeAgainst(field, u, defender, face === NO ? NO : YES);
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

/** Whether a support is given, that is, not cut by anyone. */
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
