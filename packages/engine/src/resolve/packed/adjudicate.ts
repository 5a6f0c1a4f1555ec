import { BrokenInvariant } from "../../result.ts";
import { embark } from "./convoys.ts";
import { adjudicateFully } from "./fully.ts";
import { DISLODGED, NOBODY, type Outcome } from "./outcome.ts";
import type { Prepared } from "./prepared.ts";
import { DECISIONS, type Packed, room, take } from "./room.ts";
import { ALONE, settle } from "./settle.ts";
import { WORDS } from "./words.ts";

const { CONVOY_BIT, GOAL, GOAL_AT, INTO, INTO_AT, MOVE_BIT, NOWHERE, SAIL_BIT, SUPPORT_BIT } = WORDS;
const { NO, NONE, UNKNOWN, YES } = DECISIONS;

const {
  carries,
  convoy,
  convoyers,
  first,
  fixed,
  into,
  lastMove,
  movers,
  moves,
  nextMove,
  now,
  ordered,
  path,
  place,
  province,
  sails,
  strength,
  supporters,
  travellers,
  unitAt,
  wins,
} = room;

const CONVOYING = (1 << CONVOY_BIT) | (1 << SAIL_BIT);

/**
 * Resolves one set of orders: for each unit the index of its order among those it was prepared with. The result is
 * exactly that of `resolveMovement`.
 */
export function adjudicate(prepared: Prepared, chosen: Uint16Array, out: Outcome): void {
  if (!prepared.isPacked || !adjudicateQuickly(prepared, chosen, out)) adjudicateFully(prepared, chosen, out);
}

/** Returns false where something is left undecided. */
function adjudicateQuickly(prepared: Prepared, chosen: Uint16Array, out: Outcome): boolean {
  if (now.position !== prepared) take(prepared);
  return decide(prepared, chosen, out);
}

/** Decides a set of orders for the position at hand. Returns false where something is left undecided. */
export function decide(packed: Packed, chosen: Uint16Array, out: Outcome): boolean {
  load(packed, chosen, out.at);
  const isClear = !now.hasConvoys || embark(packed);
  const isDecided = isClear && settle();
  if (isDecided) read(packed, out);
  clear();
  return isDecided;
}

/** Sorts the orders: everything is written into every list, and counts only where it belongs. */
function load({ count, words }: Packed, chosen: Uint16Array, at: Int16Array): void {
  let m = 0;
  let s = 0;
  let all = 0;
  for (let u = 0; u < count; u++) {
    const o = first[u] + chosen[u];
    if (!(o < first[u + 1])) refuse(u, chosen[u]);
    const word = words[o];
    const isMove = word >> MOVE_BIT;
    at[u] = place[u];
    ordered[u] = word;
    into[u] = ((word >>> INTO_AT) | ~isMove) & INTO;
    strength[u] = ALONE;
    movers[m] = u;
    m -= isMove;
    supporters[s] = u;
    s += (word >>> SUPPORT_BIT) & 1;
    all |= word;
  }
  for (let i = 0; i < m; i++) {
    const u = movers[i];
    const there = into[u];
    nextMove[u] = lastMove[there];
    lastMove[there] = u;
    wins[u] = UNKNOWN;
    moves[u] = fixed[u] === 1 ? NO : UNKNOWN;
  }
  now.run++;
  now.choices = chosen;
  now.movers = m;
  now.supporters = s;
  now.convoyers = 0;
  now.travellers = 0;
  now.openPaths = 0;
  now.hasConvoys = (all & CONVOYING) !== 0;
}

function refuse(u: number, choice: number | undefined): never {
  throw new BrokenInvariant(`unit ${u} has no order ${choice}`);
}

/** Reads off who is where. Of the moves into a province the last one is at the head of the list. */
function read({ rules, count }: Packed, out: Outcome): void {
  const { at } = out;
  if (now.anyImmovable) out.disabler.fill(NOBODY, 0, count);
  let dislodged = 0;
  let disabled = 0;
  let contested = 0;
  for (let i = 0; i < now.movers; i++) {
    const m = movers[i];
    const there = into[m];
    const d = unitAt[there];
    const isVacant = d === NONE || (into[d] !== NOWHERE && moves[d] === YES);
    if (moves[m] === YES) {
      at[m] = (ordered[m] >>> GOAL_AT) & GOAL;
      if (isVacant) continue;
      at[d] = DISLODGED;
      out.attacker[d] = m;
      out.attackedFrom[d] = sails[m] === 1 && rules.policies.retreatToConvoyOrigin ? NOBODY : province[m];
      dislodged++;
    } else if (!isVacant) {
      if (wins[m] === NO) continue;
      out.disabler[d] = m;
      disabled++;
    } else if (lastMove[there] === m && isStandoff(m, d)) {
      out.contested[contested++] = there;
    }
  }
  out.dislodgedCount = dislodged;
  out.disabledCount = disabled;
  out.contestedCount = contested;
}

/** Whether nobody came to a vacant province, though a move into it had effect: `last` or one before it. */
function isStandoff(last: number, left: number): boolean {
  let hasEffect = false;
  for (let m = last; m !== NONE; m = nextMove[m]) {
    if (moves[m] === YES) return false;
    if (sails[m] === 1 && path[m] === NO) continue;
    const isSilent =
      left !== NONE && into[left] === province[m] && (now.silencesLoser || (sails[m] | sails[left]) === 0);
    hasEffect = hasEffect || !isSilent;
  }
  return hasEffect;
}

/** Leaves the room as it was found. */
function clear(): void {
  for (let i = 0; i < now.movers; i++) lastMove[into[movers[i]]] = NONE;
  if (!now.hasConvoys) return;
  for (let i = 0; i < now.travellers; i++) {
    sails[travellers[i]] = 0;
    convoy[travellers[i]] = 0;
  }
  for (let i = 0; i < now.convoyers; i++) carries[convoyers[i]] = NONE;
}
