/**
 * An order in 32 bits: from the lowest, what is to be known about it, the province of its destination (ten bits) and the
 * unit it helps (nine bits); at the top what it is, each in a bit of its own, so that sorting orders takes no branches.
 */

/** A move that needs no convoy. */
export const CAN_WALK = 1 << 0;
/** A move that is to go by convoy although it could walk. */
export const VIA_CONVOY = 1 << 1;
/** A support or convoy that names no coast. */
export const WHOLE = 1 << 2;
/** A support for an attack on a unit of the supporter's own power. */
export const OWN_THERE = 1 << 3;
/** A support for a unit that stays. */
export const TO_HOLD = 1 << 4;
/** A convoy; a support; a move that may go by convoy whether or not anybody is ordered to convoy it; a move. */
export const CONVOY_BIT = 28;
export const SUPPORT_BIT = 29;
export const SAIL_BIT = 30;
export const MOVE_BIT = 31;

const PROVINCE_BITS = 10;

export const INTO_AT = 6;
export const INTO = (1 << PROVINCE_BITS) - 1;
export const HELPED_AT = 16;
export const HELPED = 511;

/** Of a move: the location it goes to, in place of a unit. */
export const GOAL_AT = 16;
export const GOAL = 4095;

/** In place of the destination of whoever does not move, and of a support for somebody who does not. */
export const NOWHERE = (1 << PROVINCE_BITS) - 1;

/** What fits into these bits. */
export const MOST_PROVINCES = (1 << PROVINCE_BITS) - 1;
export const MOST_UNITS = HELPED + 1;
export const MOST_LOCATIONS = GOAL + 1;
