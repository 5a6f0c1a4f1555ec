import type { Order } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { Unit } from "../../state/unit.ts";

/** A decision of the resolver: not yet made, or made one way or the other. */
export const UNKNOWN = 0;
export const YES = 1;
export const NO = 2;
export type Decision = typeof UNKNOWN | typeof YES | typeof NO;

/** What a unit does, as far as resolving is concerned. */
export const HOLD = 0;
export const MOVE = 1;
export const SUPPORT_HOLD = 2;
export const SUPPORT_MOVE = 3;
export const CONVOY = 4;

/** How a move gets there. */
export const WALKS = 0;
export const SAILS = 1;
/** Walks, but its convoy, if intact, keeps it from meeting a unit that comes the other way. */
export const EXCHANGES = 2;

/** Ends the linked lists below. */
export const NONE = -1;

/**
 * The orders of one movement phase as arrays of integers, indexed by unit. Lists (moves into a province,
 * supports for a unit, convoys of a unit) are linked through `next...` arrays. A field is used again and
 * again, so that resolving allocates next to nothing.
 */
export interface Field {
  readonly rules: Rules;
  /** How often it has been used. */
  run: number;
  count: number;
  readonly units: Unit[];
  /** The order each unit carries out; null for those that just hold. */
  readonly orders: (Order | null)[];
  readonly unitAt: Int16Array;
  readonly province: Int16Array;
  readonly power: Int16Array;
  /** 1 for units that never leave their place; 1 for those that cannot be dislodged. */
  readonly fixed: Uint8Array;
  readonly firm: Uint8Array;
  readonly task: Uint8Array;
  /** 1 where an impossible order to move leaves a unit without a claim to hold support. */
  readonly stray: Uint8Array;
  /** Of a move or a support: the province it goes to; of a convoy: the army's destination. */
  readonly into: Int16Array;
  /** The unit a support or convoy is for. */
  readonly helped: Int16Array;
  /** 1 for supports and convoys that match what their unit was ordered. */
  readonly matched: Uint8Array;
  readonly travel: Uint8Array;
  /** 1 for convoying units that lie on a possible route of their army, or on the one it declared. */
  readonly onRoute: Uint8Array;
  readonly firstMove: Int16Array;
  readonly nextMove: Int16Array;
  readonly firstSupport: Int16Array;
  readonly nextSupport: Int16Array;
  readonly firstConvoy: Int16Array;
  readonly nextConvoy: Int16Array;
  /** Of two convoyed moves that attack each other's convoy: the other one. */
  readonly rival: Int16Array;
  /**
   * Decisions: the move beats whatever is in its way; it succeeds; the support is given; the convoy is intact.
   * Where every unit can leave its place and be dislodged, beating and succeeding are the same, and so are the
   * two arrays.
   */
  readonly wins: Uint8Array;
  readonly moves: Uint8Array;
  readonly gives: Uint8Array;
  readonly path: Uint8Array;
  /** 1 for moves whose convoy fails by the last resort against circles. */
  readonly paradox: Uint8Array;
  /** 1 for armies whose order became Hold, kept while everything is resolved again. */
  readonly turned: Uint8Array;
  /** Units about which something is left to decide, as many as there are. */
  readonly open: Int16Array;
  /** Read off when all is decided: 1 for provinces with a unit in them; who dislodged each unit, or disabled it. */
  readonly taken: Uint8Array;
  readonly attacker: Int16Array;
  readonly disabler: Int16Array;
}

/** Whether some units do not leave their place, or cannot be made to. */
const hasImmovable = ({ kinds, powers }: Rules): boolean =>
  [kinds, ...powers.map((power) => power.kinds ?? [])]
    .flat()
    .some(({ stationary, invulnerable }) => stationary || invulnerable);

export function createField(rules: Rules): Field {
  const size = rules.board.provinces.length;
  const shorts = (): Int16Array => new Int16Array(size).fill(NONE);
  const bytes = (): Uint8Array => new Uint8Array(size);
  const moves = bytes();
  return {
    rules,
    run: 0,
    count: 0,
    units: [],
    orders: [],
    unitAt: shorts(),
    province: shorts(),
    power: shorts(),
    fixed: bytes(),
    firm: bytes(),
    task: bytes(),
    stray: bytes(),
    into: shorts(),
    helped: shorts(),
    matched: bytes(),
    travel: bytes(),
    onRoute: bytes(),
    firstMove: shorts(),
    nextMove: shorts(),
    firstSupport: shorts(),
    nextSupport: shorts(),
    firstConvoy: shorts(),
    nextConvoy: shorts(),
    rival: shorts(),
    wins: hasImmovable(rules) ? bytes() : moves,
    moves,
    gives: bytes(),
    path: bytes(),
    paradox: bytes(),
    turned: bytes(),
    open: shorts(),
    taken: bytes(),
    attacker: shorts(),
    disabler: shorts(),
  };
}
