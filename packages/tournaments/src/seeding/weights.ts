/**
 * How bad each flaw of a round's boards is. What must never happen outweighs everything that should not: a power played
 * again weighs as much as three opponents met again, because it can nearly always be avoided.
 */
export const WEIGHTS = {
  /** Someone sits at a board twice. */
  twiceAtBoard: 10_000_000,
  /** Two who must not meet. */
  blocked: 100_000,
  /** A power that someone has played before: for each time. */
  power: 300,
  /** Two who have met before: for each time. */
  met: 100,
  /** Two of one club. */
  club: 25,
  /** A power less liked than the favorite: for each place in the list. */
  preference: 2,
} as const;
