const PROVINCE_BITS = 10;
const UNIT_BITS = 9;
const LOCATION_BITS = 12;

/**
 * An order in 32 bits: from the lowest, its flags, the province of its destination (ten bits) and the
 * unit it helps (nine bits); at the top what it is, each in a bit of its own, so that sorting orders takes no branches.
 *
 * They are in one object, from which each module takes what it needs into constants of its own: what is imported is
 * looked up again at every use, which costs a third of the speed.
 */
export const WORDS = {
  /** A move that needs no convoy. */
  CAN_WALK: 1 << 0,
  /** A move by convoy although it could walk. */
  VIA_CONVOY: 1 << 1,
  /** A support or convoy that names no coast. */
  WHOLE: 1 << 2,
  /** A support for an attack on a unit of the supporter's own power. */
  OWN_THERE: 1 << 3,
  /** A support for a unit that stays. */
  TO_HOLD: 1 << 4,
  /** A convoy; a support; a move that may go by convoy whether or not anyone is ordered to convoy it; a move. */
  CONVOY_BIT: 28,
  SUPPORT_BIT: 29,
  SAIL_BIT: 30,
  MOVE_BIT: 31,

  INTO_AT: 6,
  INTO: (1 << PROVINCE_BITS) - 1,
  HELPED_AT: 16,
  HELPED: (1 << UNIT_BITS) - 1,

  /** Of a move: the location it goes to, in place of a unit. */
  GOAL_AT: 16,
  GOAL: (1 << LOCATION_BITS) - 1,

  /** In place of a destination: the unit, or the unit it supports, does not move. */
  NOWHERE: (1 << PROVINCE_BITS) - 1,

  /** What fits into these bits. */
  MOST_PROVINCES: (1 << PROVINCE_BITS) - 1,
  MOST_UNITS: 1 << UNIT_BITS,
  MOST_LOCATIONS: 1 << LOCATION_BITS,
} as const;
