import { judgePath } from "./convoys.ts";
import { judgeMove, judgeSupport, judgeWin } from "./judge.ts";
import { DECISIONS, isMatched, room } from "./room.ts";
import { WORDS } from "./words.ts";

const { HELPED, HELPED_AT, INTO, INTO_AT, NOWHERE, OWN_THERE } = WORDS;
const { NO, NONE, UNKNOWN, YES } = DECISIONS;

const {
  lastMove,
  movers,
  moves,
  now,
  openMoves,
  openPaths,
  ordered,
  path,
  province,
  strength,
  supporters,
  wins,
} = room;

/*
 * The same decisions as in `../movement`, about one set of orders after the other and with nothing else in mind: who
 * moves, and who is dislodged. Lists are linked through arrays, and all room is used again and again. What goes in
 * circles, and two convoys that cross each other's, is left to the full resolver.
 *
 * A strength is four bytes in one number, from the lowest: the supports that count even against a unit of the
 * supporter's own power, at least and at most, and all supports, at least and at most; each with the unit's own one.
 */
export const ALONE = 0x01010101;
const GIVEN = 0x01010101;
const GIVEN_TO_ALL = 0x01010000;
const OPEN = 0x01000100;
const OPEN_TO_ALL = 0x01000000;

/** Enters the supports that match, and decides everything that follows. Returns whether nothing is left. */
export function settle(): boolean {
  enterSupports();
  for (let i = 0; i < now.movers; i++) openMoves[i] = movers[i];
  now.openMoves = now.movers;
  for (let changed = true; changed; ) {
    if (now.openPaths === 0 && now.supporters === 0) {
      while (now.openMoves > 0 && settleMoves());
      return now.openMoves === 0;
    }
    changed = settlePaths();
    changed = settleSupports() || changed;
    changed = settleMoves() || changed;
  }
  return now.openMoves + now.supporters + now.openPaths === 0;
}

/** Adds up the supports that match and are not cut; those in doubt are left in the list. */
function enterSupports(): void {
  let open = 0;
  for (let i = 0; i < now.supporters; i++) {
    const s = supporters[i];
    const word = ordered[s];
    const helped = (word >>> HELPED_AT) & HELPED;
    if (!isMatched(word, s, helped)) continue;
    const given = lastMove[province[s]] === NONE ? YES : judgeSupport(s, aimOf(word));
    if (given === NO) continue;
    const isOwn = (word & OWN_THERE) !== 0;
    if (given === YES) {
      strength[helped] += isOwn ? GIVEN_TO_ALL : GIVEN;
    } else {
      strength[helped] += isOwn ? OPEN_TO_ALL : OPEN;
      supporters[open++] = s;
    }
  }
  now.supporters = open;
}

/** The province that a support that matches is for. */
function aimOf(word: number): number {
  const there = (word >>> INTO_AT) & INTO;
  return there === NOWHERE ? province[(word >>> HELPED_AT) & HELPED] : there;
}

/** Decides what can be decided of the convoys. Returns whether anything was. */
function settlePaths(): boolean {
  const before = now.openPaths;
  if (before === 0) return false;
  let left = 0;
  for (let i = 0; i < before; i++) {
    const u = openPaths[i];
    path[u] = judgePath(u, 0);
    if (path[u] === UNKNOWN) openPaths[left++] = u;
  }
  now.openPaths = left;
  return left < before;
}

/** The same of supports. */
function settleSupports(): boolean {
  const before = now.supporters;
  let left = 0;
  for (let i = 0; i < before; i++) {
    const s = supporters[i];
    const word = ordered[s];
    const given = judgeSupport(s, aimOf(word));
    if (given === UNKNOWN) {
      supporters[left++] = s;
      continue;
    }
    const isOwn = (word & OWN_THERE) !== 0;
    const helped = (word >>> HELPED_AT) & HELPED;
    if (given === YES) strength[helped] += isOwn ? GIVEN_TO_ALL - OPEN_TO_ALL : GIVEN - OPEN;
    else strength[helped] -= isOwn ? OPEN_TO_ALL : OPEN;
  }
  now.supporters = left;
  return left < before;
}

/** The same of moves. */
function settleMoves(): boolean {
  const before = now.openMoves;
  let left = 0;
  let changed = false;
  for (let i = 0; i < before; i++) {
    const u = openMoves[i];
    if (wins[u] === UNKNOWN) {
      const won = judgeWin(u);
      if (won === UNKNOWN) {
        openMoves[left++] = u;
        continue;
      }
      wins[u] = won;
      changed = true;
    }
    moves[u] = now.anyImmovable ? judgeMove(u) : wins[u];
    if (moves[u] === UNKNOWN) openMoves[left++] = u;
  }
  now.openMoves = left;
  return changed || left < before;
}
