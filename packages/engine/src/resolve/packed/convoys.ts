import type { Province } from "../../board/board.ts";
import { onRoutes } from "../../board/crossing.ts";
import type { Decision } from "../movement/field.ts";
import { ABSENT } from "./prepared.ts";
import { DECISIONS, isMatched, type Packed, room } from "./room.ts";
import { WORDS } from "./words.ts";

const { CAN_WALK, CONVOY_BIT, HELPED, HELPED_AT, SAIL_BIT, VIA_CONVOY } = WORDS;
const { NO, NONE, UNKNOWN, YES } = DECISIONS;

const {
  carriers,
  carries,
  convoy,
  convoyers,
  first,
  into,
  lastMove,
  near,
  nextMove,
  now,
  openPaths,
  ordered,
  path,
  power,
  province,
  routed,
  sails,
  travellers,
  unitAt,
  wins,
} = room;

const CONVOYING = (1 << CONVOY_BIT) | (1 << SAIL_BIT);

/** Finds who goes by convoy. Returns false where that's beyond what is decided here. */
export function embark(prepared: Packed): boolean {
  listConvoys(prepared.count);
  return now.declared ? followPaths(prepared) : chooseTravel(prepared);
}

/** Lists those that convoy, and those that cannot do without. */
function listConvoys(count: number): void {
  for (let u = 0; u < count; u++) {
    const kind = ordered[u] & CONVOYING;
    if (kind === 0) continue;
    if (kind === 1 << SAIL_BIT) travellers[now.travellers++] = u;
    else convoyers[now.convoyers++] = u;
  }
}

/** Where convoys find their way: decides who walks and who sails. Returns false where that is not decided here. */
function chooseTravel({ rules, crossing, carrierBit, carriersOf }: Packed): boolean {
  const exchanges = rules.policies.adjacentConvoy === "to-exchange";
  for (let i = 0; i < now.convoyers; i++) {
    const c = convoyers[i];
    const word = ordered[c];
    const army = (word >>> HELPED_AT) & HELPED;
    if (!isMatched(word, c, army)) continue;
    if (carrierBit[c] === 0) return false;
    if (convoy[army] === 0 && (ordered[army] & (CAN_WALK | VIA_CONVOY)) === CAN_WALK)
      travellers[now.travellers++] = army;
    convoy[army] |= carrierBit[c];
  }
  let left = 0;
  for (let i = 0; i < now.travellers; i++) {
    const u = travellers[i];
    const word = ordered[u];
    if ((word & CAN_WALK) !== 0) {
      if (exchanges) {
        const d = unitAt[into[u]];
        if (d !== NONE && into[d] === province[u] && hasRoute(u, convoy[u])) return false;
        continue;
      }
      const isOwn = (convoy[u] & carriersOf[power[u]]) !== 0 && hasRoute(u, convoy[u]);
      if ((word & VIA_CONVOY) === 0 && !isOwn) continue;
    }
    sails[u] = 1;
    path[u] = UNKNOWN;
    if (now.breaksWithAny || now.shieldsAnyRoute)
      routed[u] = onRoutes(crossing, convoy[u], province[u] as Province, into[u] as Province, now.routes);
    openPaths[left++] = u;
  }
  now.openPaths = left;
  return true;
}

/** Whether some of the carriers take army `u` from end to end. */
function hasRoute(u: number, some: number): boolean {
  const end = near[into[u]];
  let reached = some & near[province[u]];
  for (let fresh = reached; fresh !== 0; ) {
    if ((fresh & end) !== 0) return true;
    const c = 31 - Math.clz32(fresh);
    const more = some & near[province[carriers[c]]] & ~reached;
    reached |= more;
    fresh = (fresh & ~(1 << c)) | more;
  }
  return false;
}

/** An army goes by the way it declared or not at all. */
function followPaths({ rules, way, links }: Packed): boolean {
  if (now.travellers > 0 && !now.shieldsNone) return false;
  for (let i = 0; i < now.travellers; i++) {
    const u = travellers[i];
    sails[u] = 1;
    path[u] = UNKNOWN;
    for (let l = way[first[u] + now.choices[u]]; links[l] !== NONE; l++) {
      const c = links[l];
      const word = c === ABSENT ? 0 : ordered[c];
      const isLink =
        ((word >>> CONVOY_BIT) & 1) === 1 && ((word >>> HELPED_AT) & HELPED) === u && isMatched(word, c, u);
      if (isLink) carries[c] = u;
      else path[u] = NO;
    }
  }
  let left = 0;
  for (let i = 0; i < now.travellers; i++) {
    const u = travellers[i];
    if (rules.policies.crissCross && isCrossed(u)) return false;
    if (path[u] === UNKNOWN) openPaths[left++] = u;
  }
  now.openPaths = left;
  return true;
}

/** Whether two convoyed moves of different powers each go where a link of the other's way stands. */
function isCrossed(u: number): boolean {
  const other = carriedBy(unitAt[into[u]]);
  if (other === NONE || power[other] === power[u]) return false;
  return carriedBy(unitAt[into[other]]) === u;
}

/** Which army a unit carries, if its convoy was ordered all the way. */
const carriedBy = (c: number): number =>
  c !== NONE && carries[c] !== NONE && path[carries[c]] !== NO ? carries[c] : NONE;

/** Whether a unit that convoys is beaten. */
function beaten(c: number): Decision {
  let answer: Decision = NO;
  for (let m = lastMove[province[c]]; m !== NONE; m = nextMove[m]) {
    if (wins[m] === YES) return YES;
    if (wins[m] === UNKNOWN) answer = UNKNOWN;
  }
  return answer;
}

/** Whether the convoy of `u` is intact, ignoring one carrier if its bit is given. */
export function judgePath(u: number, without: number): Decision {
  if (now.declared) return judgeWay(u);
  let lost = without;
  let doubtful = without;
  for (let rest = convoy[u]; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const gone = beaten(carriers[31 - Math.clz32(bit)]);
    if (gone !== NO) doubtful |= bit;
    if (gone === YES) lost |= bit;
  }
  if (!hasRoute(u, convoy[u] & ~lost)) return NO;
  if (!now.breaksWithAny || without !== 0) return hasRoute(u, convoy[u] & ~doubtful) ? YES : UNKNOWN;
  if ((routed[u] & lost) !== 0) return NO;
  return (routed[u] & doubtful) !== 0 ? UNKNOWN : YES;
}

/** The same for a declared way. */
function judgeWay(u: number): Decision {
  const { way, links } = now.position as Packed;
  let answer: Decision = YES;
  for (let l = way[first[u] + now.choices[u]]; links[l] !== NONE; l++) {
    const gone = beaten(links[l]);
    if (gone === YES) return NO;
    if (gone === UNKNOWN) answer = UNKNOWN;
  }
  return answer;
}
