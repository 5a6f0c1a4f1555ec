import type { Decision } from "../movement/field.ts";
import { judgePath } from "./convoys.ts";
import { DECISIONS, type Packed, room } from "./room.ts";
import { WORDS } from "./words.ts";

const { NOWHERE, TO_HOLD } = WORDS;
const { NO, NONE, UNKNOWN, YES } = DECISIONS;

const {
  convoy,
  firm,
  fixed,
  into,
  lastMove,
  moves,
  nextMove,
  now,
  ordered,
  path,
  power,
  province,
  routed,
  sails,
  strength,
  unitAt,
  wins,
} = room;

/** Whether a support is given: no one attacks it but the unit it is aimed at, which has to dislodge it. */
export function judgeSupport(s: number, aim: number): Decision {
  const mine = power[s];
  let answer: Decision = YES;
  for (let a = lastMove[province[s]]; a !== NONE; a = nextMove[a]) {
    if (power[a] === mine) continue;
    const cut: Decision =
      sails[a] === 0 ? (province[a] === aim ? (wins[a] as Decision) : YES) : cutBySailor(s, aim, a);
    if (cut === YES) return NO;
    if (cut === UNKNOWN) answer = UNKNOWN;
  }
  return answer;
}

/** What a convoyed attack does to a support: cuts it, does not, or cannot be told yet. */
function cutBySailor(s: number, aim: number, a: number): Decision {
  if (province[a] === aim && !now.cutsFromTheSea) return wins[a] as Decision;
  const arrival = path[a] as Decision;
  const fleet = unitAt[aim];
  if (now.shieldsNone || (ordered[s] & TO_HOLD) !== 0 || fleet === NONE || arrival === NO) return arrival;
  const bit = (now.position as Packed).carrierBit[fleet];
  if (now.shieldsAnyRoute) return (routed[a] & bit) !== 0 ? NO : arrival;
  if ((convoy[a] & bit) === 0) return arrival;
  const detour = judgePath(a, bit);
  if (detour === NO) return NO;
  return arrival === YES ? detour : UNKNOWN;
}

/** Whether a move beats whatever is in its way. */
export function judgeWin(u: number): Decision {
  const there = into[u];
  const d = unitAt[there];
  const mine = strength[u];
  let min = (mine >>> 16) & 255;
  let max = mine >>> 24;
  let isLeaving = false;
  if (d === NONE) {
    if (sails[u] === 0 && lastMove[there] === u && nextMove[u] === NONE) return YES;
  } else {
    isLeaving = into[d] !== NOWHERE;
    const isMet = isLeaving && into[d] === province[u] && (sails[u] | sails[d]) === 0;
    const leaves = !isLeaving || isMet ? NO : moves[d];
    if (leaves !== YES) {
      if (power[d] === power[u]) {
        if (leaves === NO) return NO;
        min = 0;
      } else {
        min = mine & 255;
        if (leaves === NO) max = (mine >>> 8) & 255;
      }
      // A unit that tried to leave and could not stays with its own strength only.
      const theirs = strength[d];
      const least = !isLeaving || isMet ? (theirs >>> 16) & 255 : leaves === NO ? 1 : 0;
      const most = !isLeaving || isMet ? theirs >>> 24 : 1;
      if (max <= least) return NO;
      if (min <= most) min = 0;
    }
  }
  if (sails[u] === 1) {
    if (path[u] === NO) return NO;
    if (path[u] === UNKNOWN) min = 0;
  }
  for (let rival = lastMove[there]; rival !== NONE; rival = nextMove[rival]) {
    if (rival === u) continue;
    const theirs = strength[rival];
    let least = (theirs >>> 16) & 255;
    if (sails[rival] === 1) {
      if (path[rival] === NO) continue;
      if (path[rival] === UNKNOWN) least = 0;
    }
    if (isLeaving && into[d] === province[rival]) {
      const silenced = isSilenced(rival, d);
      if (silenced === YES) continue;
      if (silenced === UNKNOWN) least = 0;
    }
    if (max <= least) return NO;
    if (min <= theirs >>> 24) min = 0;
  }
  return min > 0 ? YES : UNKNOWN;
}

/** Whether a move has no effect on its destination, because the unit coming from there dislodges it. */
function isSilenced(u: number, opposite: number): Decision {
  const won = moves[opposite] as Decision;
  if (won === NO) return NO;
  if (now.silencesLoser) {
    if (moves[u] === YES) return NO;
    return won === YES && moves[u] === NO ? YES : UNKNOWN;
  }
  return (sails[u] | sails[opposite]) !== 0 ? NO : won;
}

/** Whether a move that wins also gets there. */
export function judgeMove(u: number): Decision {
  const won = wins[u] as Decision;
  if (won === NO || fixed[u] === 1) return NO;
  const d = unitAt[into[u]];
  if (d === NONE || firm[d] === 0) return won;
  if (into[d] === NOWHERE) return NO;
  if (moves[d] === YES) return won;
  return moves[d] === NO ? NO : UNKNOWN;
}
