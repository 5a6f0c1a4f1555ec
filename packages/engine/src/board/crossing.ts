import type { Board, Province } from "./board.ts";

/** Which routes count: all that pass no sea twice, or only those from which no sea can be dropped. */
export type Routes = "all" | "shortest";

/** As many seas as there are bits in a number. */
export const MOST_SEAS = 32;

/** Some seas of a board, at most `MOST_SEAS`, each as a bit, to look for ways across them. */
export interface Crossing {
  readonly seas: readonly Province[];
  /** By province: those of the seas next to it. */
  readonly near: Int32Array;
}

export function crossingOf(board: Board, seas: readonly Province[]): Crossing {
  const near = new Int32Array(board.provinces.length);
  for (let index = 0; index < seas.length; index++) {
    const shores = board.reach.water.to[seas[index]];
    for (let i = 0; i < shores.length; i++) near[board.provinceOf[shores[i]]] |= 1 << index;
  }
  return { seas, near };
}

/** Whether two provinces, neither of them a sea, are connected across some of the seas (bits). */
export function isAcross({ seas, near }: Crossing, some: number, from: Province, to: Province): boolean {
  const end = near[to];
  let reached = some & near[from];
  for (let fresh = reached; fresh !== 0; ) {
    if ((fresh & end) !== 0) return true;
    const bit = fresh & -fresh;
    const more = some & near[seas[31 - Math.clz32(bit)]] & ~reached;
    reached |= more;
    fresh = (fresh ^ bit) | more;
  }
  return false;
}

/** Where the search for chains has been: when it came to each sea, and the earliest end or sea that lies behind it. */
const came = new Int8Array(MOST_SEAS);
const back = new Int8Array(MOST_SEAS);
/** The two ends are what a search comes to first. */
const START = 1;
const END = 2;

/** The seas (bits) of a search: those to search, those next to either end, and those it has come to. */
let among = 0;
let atStart = 0;
let atEnd = 0;
let known = 0;
let steps = 0;

/** Of some of the seas (bits), those that lie on a route between two provinces. */
export const onRoutes = (
  crossing: Crossing,
  some: number,
  from: Province,
  to: Province,
  which: Routes,
): number => (which === "all" ? onAnyRoute : onShortestRoutes)(crossing, some, from, to);

/**
 * Those on a chain that passes no sea twice: with its ends joined, it's a ring (Tarjan's search for biconnected
 * components).
 */
function onAnyRoute({ seas, near }: Crossing, some: number, from: Province, to: Province): number {
  among = some;
  atStart = some & near[from];
  atEnd = some & near[to];
  if (atStart === 0 || atEnd === 0) return 0;
  known = 0;
  steps = END;
  let used = 0;
  for (let rest = atEnd; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if ((known & bit) !== 0) continue;
    const ring = goThrough(seas, near, bit);
    if (back[31 - Math.clz32(bit)] === START) used |= ring;
  }
  return used;
}

/** Goes through all seas behind one. Returns those that stay on a ring with it. */
function goThrough(seas: Crossing["seas"], near: Int32Array, bit: number): number {
  const index = 31 - Math.clz32(bit);
  const now = ++steps;
  known |= bit;
  came[index] = now;
  let earliest = (atStart & bit) !== 0 ? START : (atEnd & bit) !== 0 ? END : now;
  let ring = bit;
  for (let rest = among & near[seas[index]]; rest !== 0; rest &= rest - 1) {
    const next = rest & -rest;
    const other = 31 - Math.clz32(next);
    if ((known & next) !== 0) {
      if (came[other] < earliest) earliest = came[other];
      continue;
    }
    const behind = goThrough(seas, near, next);
    if (back[other] < earliest) earliest = back[other];
    if (back[other] < now) ring |= behind;
  }
  back[index] = earliest;
  return ring;
}

/** Those on a chain from which none can be dropped. */
function onShortestRoutes({ seas, near }: Crossing, some: number, from: Province, to: Province): number {
  const start = some & near[from];
  const end = near[to];
  let used = 0;
  for (let rest = start; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    used |= extend(seas, near, some, end, bit, bit, start);
  }
  return used;
}

/** Extends a chain from its last sea, skipping seas that an earlier one touches. Returns all seas on chains that arrive. */
function extend(
  seas: Crossing["seas"],
  near: Int32Array,
  some: number,
  end: number,
  last: number,
  chain: number,
  barred: number,
): number {
  if ((last & end) !== 0) return chain;
  const touched = near[seas[31 - Math.clz32(last)]];
  let used = 0;
  for (let rest = some & touched & ~barred; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    used |= extend(seas, near, some, end, bit, chain | bit, barred | touched);
  }
  return used;
}

/** Room to list seas in the order in which they are come to, and for the number of the last search that saw a province. */
const crossed = new Uint8Array(MOST_SEAS);
let seen = new Uint32Array(256);
let search = 0;

/** Numbers go only so far; then none have been seen. */
function restart(): number {
  seen.fill(0);
  return 1;
}

/**
 * The provinces, other than seas, that can be reached from a province across some of the seas (bits), in the order in
 * which they are come to. Also says which seas are crossed.
 */
export function shoresBeyond(
  board: Board,
  { seas, near }: Crossing,
  some: number,
  from: Province,
): { readonly shores: Province[]; readonly crossed: number } {
  let reached = some & near[from];
  let count = 0;
  for (let rest = reached; rest !== 0; rest &= rest - 1) crossed[count++] = 31 - Math.clz32(rest & -rest);
  const shores: Province[] = [];
  if (seen.length < near.length) seen = new Uint32Array(near.length);
  search = search === 0xffffffff ? restart() : search + 1;
  seen[from] = search;
  for (let i = 0; i < count; i++) {
    const sea = seas[crossed[i]];
    const fresh = some & near[sea] & ~reached;
    reached |= fresh;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) crossed[count++] = 31 - Math.clz32(rest & -rest);
    const places = board.reach.water.to[sea];
    for (let k = 0; k < places.length; k++) {
      const province = board.provinceOf[places[k]];
      if (seen[province] === search || board.isSea[province] === 1) continue;
      seen[province] = search;
      shores.push(province as Province);
    }
  }
  return { shores, crossed: reached };
}
