import type { Location, Province, UnitKind } from "@chancery/engine";

/** A center that a lost country wants back, and the unit it wants there; null for none. */
export interface Wish {
  readonly center: Province;
  readonly unit: { readonly kind: UnitKind; readonly at: Location } | null;
}

/** The centers wanted back, the most important first (MB-245). */
export type Revival = readonly Wish[];

/** What came of a list of wishes. */
export interface Won {
  readonly taken: Revival;
  /** What was skipped, each with the helpers that it would have needed. */
  readonly missed: readonly { readonly center: Province; readonly needed: number }[];
}

/** Helpers needed for some centers, some of them occupied; Infinity if no number suffices (R55, R56). */
const cost = (thresholds: readonly number[], centers: number, occupied: number): number =>
  (thresholds[centers - 1] ?? Number.POSITIVE_INFINITY) + occupied;

/**
 * What some helpers win back: down the list, each center that can still be paid for together with those
 * already taken; what cannot is skipped (MB-247, R57).
 */
export function won(
  thresholds: readonly number[],
  wishes: Revival,
  isOccupied: (center: Province) => boolean,
  helpers: number,
): Won {
  const taken: Wish[] = [];
  const missed: { center: Province; needed: number }[] = [];
  let occupied = 0;
  for (const wish of wishes) {
    const more = isOccupied(wish.center) ? 1 : 0;
    const needed = cost(thresholds, taken.length + 1, occupied + more);
    if (needed > helpers) {
      missed.push({ center: wish.center, needed });
      continue;
    }
    taken.push(wish);
    occupied += more;
  }
  return { taken, missed };
}
