import type { Province } from "../board/board.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";
import { boards, type Carriers, carriersIn, handsOn, setsDown } from "./carriers.ts";

/** Carriers are called by their index in the list; these stand for nobody, and for not having been come to. */
const NONE = -1;
const UNSEEN = -2;

/**
 * Room for one search at a time, so that searching allocates nothing: the carriers come to, in that order, and from
 * which one each of them was.
 */
const reached = new Int16Array(512);
const before = new Int16Array(512);

/** Begins a search with the carriers that can take an army on board in a province. Returns how many these are. */
function searchFrom(carriers: Carriers, from: Province, avoided: Unit | undefined): number {
  const { list } = carriers;
  let found = 0;
  for (let c = 0; c < list.length; c++) {
    const isFirst = list[c] !== avoided && boards(carriers, list[c], from);
    before[c] = isFirst ? NONE : UNSEEN;
    if (isFirst) reached[found++] = c;
  }
  return found;
}

/** Continues from a carrier to all it can hand on to that haven't been reached. Returns how many are then found. */
function searchOn(carriers: Carriers, from: number, found: number, avoided: Unit | undefined): number {
  const { list } = carriers;
  let all = found;
  for (let c = 0; c < list.length; c++) {
    if (before[c] !== UNSEEN || list[c] === avoided || !handsOn(carriers, list[from], list[c])) continue;
    before[c] = from;
    reached[all++] = c;
  }
  return all;
}

/** Where an army can be carried at all, each with a shortest way there, in the order of the board. */
export function waysByConvoy(carriers: Carriers, army: Unit): ReadonlyMap<Province, readonly Province[]> {
  const { board } = carriers.rules;
  const from = board.provinceOf[army.at] as Province;
  const ways = new Map<Province, readonly Province[]>();
  if (!army.kind.convoyed) return ways;
  let avoided: Unit | undefined;
  let found = searchAll(carriers, from, avoided);
  for (let index = 0; index < board.provinces.length; index++) {
    const to = index as Province;
    if (to === from || board.isSea[to] === 1) continue;
    if (carriers.at[to] !== avoided) {
      avoided = carriers.at[to];
      found = searchAll(carriers, from, avoided);
    }
    const last = lastOf(carriers, found, to);
    if (last !== NONE) ways.set(to, wayTo(carriers, last));
  }
  return ways;
}

/** Finds a shortest chain to each carrier that does not pass one unit. Returns how many are reached. */
function searchAll(carriers: Carriers, from: Province, avoided: Unit | undefined): number {
  let found = searchFrom(carriers, from, avoided);
  for (let i = 0; i < found; i++) found = searchOn(carriers, reached[i], found, avoided);
  return found;
}

/** Of the carriers found, the first that can set an army down in a province. */
function lastOf(carriers: Carriers, found: number, to: Province): number {
  for (let i = 0; i < found; i++) if (setsDown(carriers, carriers.list[reached[i]], to)) return reached[i];
  return NONE;
}

/** The chain by which a carrier was found. */
function wayTo({ rules, list }: Carriers, last: number): readonly Province[] {
  const links: Province[] = [];
  for (let link = last; link !== NONE; link = before[link])
    links.unshift(rules.board.provinceOf[list[link].at] as Province);
  return links;
}

/** Whether an army can be carried to a province. */
export function canBeCarried(carriers: Carriers, army: Unit, to: Province): boolean {
  const from = carriers.rules.board.provinceOf[army.at] as Province;
  if (!army.kind.convoyed || to === from) return false;
  const there = carriers.at[to];
  let found = searchFrom(carriers, from, there);
  for (let i = 0; i < found; i++) {
    if (setsDown(carriers, carriers.list[reached[i]], to)) return true;
    found = searchOn(carriers, reached[i], found, there);
  }
  return false;
}

/** Of the first of two ways: the link behind each carrier. Of the second: 1 for those entered, and for those left again. */
const behind = new Int16Array(512);
const entered = new Uint8Array(512);
const left = new Uint8Array(512);

/**
 * Whether the carriers form a chain for an army in which `link` has a part (R060): two ways lead from it, to
 * the army and to its destination, that have no unit in common. The first way is found as it comes; then a
 * second one is sought that may take over parts of the first, by giving way where they meet.
 */
export function liesOnChain(carriers: Carriers, link: Unit, army: Unit, to: Province): boolean {
  const from = carriers.rules.board.provinceOf[army.at] as Province;
  const there = carriers.at[to];
  if (!army.kind.convoyed || from === to || link === there) return false;
  if (boards(carriers, link, from) && setsDown(carriers, link, to)) return true;
  const start = carriers.list.indexOf(link);
  const last = searchBack(carriers, start, from, there);
  if (last === NONE) return false;
  behind.fill(NONE, 0, carriers.list.length);
  for (let c = last; c !== start; c = before[c]) behind[c] = before[c];
  return searchAside(carriers, start, last, from, to);
}

/** Looks for a way from a link to where the army stands. Returns the carrier that would take it on board. */
function searchBack(carriers: Carriers, start: number, from: Province, there: Unit | undefined): number {
  const { list } = carriers;
  before.fill(UNSEEN, 0, list.length);
  before[start] = NONE;
  reached[0] = start;
  for (let i = 0, found = 1; i < found; i++) {
    if (boards(carriers, list[reached[i]], from)) return reached[i];
    found = searchOn(carriers, reached[i], found, there);
  }
  return NONE;
}

/**
 * Looks for a second way, from the same link to the destination. A path that meets a carrier of the first way
 * (`behind`), or the army that it ends with by way of `last`, may only go back along it: the first way then continues
 * along the second.
 */
function searchAside(carriers: Carriers, start: number, last: number, from: Province, to: Province): boolean {
  const { list } = carriers;
  const there = carriers.at[to];
  entered.fill(0, 0, list.length);
  left.fill(0, 0, list.length);
  left[start] = 1;
  reached[0] = start;
  let found = 1;
  const leave = (c: number): void => {
    if (left[c] === 1) return;
    left[c] = 1;
    reached[found++] = c;
  };
  const enter = (c: number): void => {
    entered[c] = 1;
    leave(behind[c] === NONE ? c : behind[c]);
  };
  for (let i = 0; i < found; i++) {
    const at = reached[i];
    if (setsDown(carriers, list[at], to)) return true;
    for (let c = 0; c < list.length; c++) {
      if (entered[c] === 1 || c === start || list[c] === there || behind[c] === at) continue;
      if (handsOn(carriers, list[at], list[c])) enter(c);
    }
    if (at !== last && boards(carriers, list[at], from)) leave(last);
    if (behind[at] !== NONE && entered[at] === 0) enter(at);
  }
  return false;
}

/** How an army's route can continue: over which carriers, and in which provinces it can end. */
export interface Hops {
  readonly links: readonly Province[];
  readonly ends: readonly Province[];
}

/** The next steps of a convoy whose way so far is `path`, for choosing it step by step. */
export function nextHops(rules: Rules, state: State, army: Unit, path: readonly Province[]): Hops {
  const carriers = carriersIn(rules, state);
  const { provinceOf, provinces } = rules.board;
  const from = provinceOf[army.at] as Province;
  if (!army.kind.convoyed || rules.policies.convoyPaths === "found") return { links: [], ends: [] };
  const last = path.length > 0 ? carriers.at[path[path.length - 1]] : null;
  if (last === undefined) return { links: [], ends: [] };
  const links = carriers.list
    .filter((unit) => (last ? handsOn(carriers, last, unit) : boards(carriers, unit, from)))
    .map((unit) => provinceOf[unit.at] as Province)
    .filter((province) => !path.includes(province));
  const ends = last
    ? [...provinces.keys()]
        .map((index) => index as Province)
        .filter((to) => to !== from && !path.includes(to) && setsDown(carriers, last, to))
        .filter((to) => !state.closed.includes(to))
    : [];
  return { links: links.sort((a, b) => a - b), ends };
}
