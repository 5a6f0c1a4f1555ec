import type { Routes } from "../../board/crossing.ts";
import { type Policies, routesThatCount } from "../../rulebook/policies.ts";
import { NO, NONE, UNKNOWN, YES } from "../movement/field.ts";
import type { Prepared } from "./prepared.ts";
import { WORDS } from "./words.ts";

const { INTO, INTO_AT, MOST_PROVINCES, MOST_UNITS, WHOLE } = WORDS;

/** What deciding reads of a position and its orders. */
export type Packed = Pick<
  Prepared,
  "rules" | "count" | "words" | "to" | "way" | "links" | "crossing" | "carrierBit" | "carriersOf"
>;

/** What decisions can be, and the end of lists, as in a field. */
export const DECISIONS = { UNKNOWN, YES, NO, NONE } as const;

/**
 * Room for one set of orders at a time, reused, so that deciding allocates nothing. Modules that work in it take what they
 * need into constants of their own: imports are looked up again at every use, which would cost a third of the speed.
 */
export const room = {
  /** By unit: where it moves to, its order, its strength (see `settle.ts`), decisions as in a field, whether it goes by convoy. */
  into: new Int16Array(MOST_UNITS),
  ordered: new Int32Array(MOST_UNITS),
  strength: new Int32Array(MOST_UNITS),
  wins: new Uint8Array(MOST_UNITS),
  moves: new Uint8Array(MOST_UNITS),
  sails: new Uint8Array(MOST_UNITS),
  path: new Uint8Array(MOST_UNITS),
  nextMove: new Int16Array(MOST_UNITS),
  /** Of an army: the bits of those that convoy it, and of those of them on a route. Of a link of a declared way: the army it carries. */
  convoy: new Int32Array(MOST_UNITS),
  routed: new Int32Array(MOST_UNITS),
  carries: new Int16Array(MOST_UNITS).fill(NONE),
  /** By province: the last of the moves into it. */
  lastMove: new Int16Array(MOST_PROVINCES + 1).fill(NONE),

  /** Units with open questions, and all that have to be cleared. */
  movers: new Int16Array(MOST_UNITS),
  supporters: new Int16Array(MOST_UNITS),
  convoyers: new Int16Array(MOST_UNITS),
  openMoves: new Int16Array(MOST_UNITS),
  travellers: new Int16Array(MOST_UNITS),
  openPaths: new Int16Array(MOST_UNITS),

  /** The position at hand. */
  province: new Int16Array(MOST_UNITS),
  power: new Int16Array(MOST_UNITS),
  place: new Int16Array(MOST_UNITS),
  unitAt: new Int16Array(MOST_PROVINCES),
  fixed: new Uint8Array(MOST_UNITS),
  firm: new Uint8Array(MOST_UNITS),
  first: new Int32Array(MOST_UNITS + 1),
  near: new Int32Array(MOST_PROVINCES),
  carriers: new Int16Array(MOST_UNITS),

  /** How long the lists are, and what holds for the position at hand. */
  now: {
    position: null as Packed | null,
    /** How many sets of orders have been decided. */
    run: 0,
    choices: new Uint16Array(0) as Uint16Array,
    movers: 0,
    supporters: 0,
    convoyers: 0,
    openMoves: 0,
    travellers: 0,
    openPaths: 0,
    hasConvoys: false,
    anyImmovable: false,
    shieldsAnyRoute: false,
    shieldsNone: false,
    cutsFromTheSea: false,
    declared: false,
    breaksWithAny: false,
    routes: "all" as Routes,
    silencesLoser: false,
  },
};

const { now, into, province, power, place, unitAt, fixed, firm, first, near, carriers } = room;

/** Takes a position in hand. */
export function take(prepared: Prepared): void {
  now.position = prepared;
  province.set(prepared.province);
  power.set(prepared.power);
  place.set(prepared.place);
  unitAt.set(prepared.unitAt);
  fixed.set(prepared.fixed);
  firm.set(prepared.firm);
  first.set(prepared.first);
  near.set(prepared.crossing.near);
  carriers.set(prepared.carriers);
  now.anyImmovable = prepared.fixed.includes(1) || prepared.firm.includes(1);
  follow(prepared.rules.policies);
}

/** Goes by some policies from now on. */
export function follow(policies: Policies): void {
  now.shieldsAnyRoute = policies.convoyProtectsSupport === "against-any-route";
  now.shieldsNone = policies.convoyProtectsSupport === "none";
  now.cutsFromTheSea = policies.convoyedAttackCutsSupportAgainstItself;
  now.declared = policies.convoyPaths === "declared";
  now.breaksWithAny = policies.convoyRoutes === "any-lost-breaks";
  now.routes = routesThatCount(policies);
  now.silencesLoser = policies.convoyedWinnerSilencesLoser;
}

/** Whether a support or convoy is for just what its unit was ordered: the same province and, if named, the same coast. */
export const isMatched = (word: number, helper: number, helped: number): boolean =>
  into[helped] === ((word >>> INTO_AT) & INTO) && ((word & WHOLE) !== 0 || goalOf(helper) === goalOf(helped));

const goalOf = (u: number): number => (now.position as Packed).to[first[u] + now.choices[u]];
