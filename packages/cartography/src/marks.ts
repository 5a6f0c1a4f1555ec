import { type Contacts, gapBetween } from "./contacts.ts";
import { between, distance, type Point } from "./shapes/plane.ts";
import type { ProvinceId } from "./spec.ts";

/** A short line across the gap between two neighbors. */
export interface Mark {
  readonly between: readonly [ProvinceId, ProvinceId];
  readonly from: Point;
  readonly to: Point;
}

/** How far a mark reaches into the provinces, and its least half length, in px. */
const INTO = 6;
const SHORTEST = 9;
/** A narrower gap has no direction of its own. */
const NARROW = 4;

/** Marks the narrowest gap between two provinces, whose middles give the direction if the gap does not. */
export function markCrossing(
  contacts: Contacts,
  a: ProvinceId,
  b: ProvinceId,
  middles: readonly [Point, Point],
): Mark {
  const gap = gapBetween(contacts, a, b);
  const [start, end] = gap.width < NARROW ? middles : [gap.from, gap.to];
  const center = between(gap.from, gap.to, 0.5);
  const length = distance(start, end);
  const half = Math.max(SHORTEST, gap.width / 2 + INTO);
  const [dx, dy] = [((end[0] - start[0]) / length) * half, ((end[1] - start[1]) / length) * half];
  return { between: [a, b], from: [center[0] - dx, center[1] - dy], to: [center[0] + dx, center[1] + dy] };
}
