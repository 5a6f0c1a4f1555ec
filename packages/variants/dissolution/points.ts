import type { Power, Province, State } from "@chancery/engine";
import { OIL, TWO_POINTS } from "../boards/dissolution/facts.ts";
import { board, centerIn, provinceNamed } from "./board.ts";
import { provinceOfUnit, US_NAVY } from "./powers.ts";

const double = new Set<Province>(TWO_POINTS.map(provinceNamed));
const OIL_CENTERS: readonly number[] = OIL.map((id) => centerIn(provinceNamed(id)));

/** Victory points of a center (DIS-1.4-1). */
export const pointsOf = (center: Province): number => (double.has(center) ? 2 : 1);

/** The same by the order of the board's centers. */
const POINTS = Uint8Array.from(board.centers, pointsOf);

export const centersHeld = (state: State, power: Power): Province[] =>
  board.centers.filter((_, index) => state.owners[index] === power);

/** Victory points of all centers a power controls (DIS-2.1.5-2). */
export function nominalPoints({ owners }: State, power: Power): number {
  let total = 0;
  for (let center = 0; center < owners.length; center++)
    if (owners[center] === power) total += POINTS[center];
  return total;
}

/** The same less those under a fleet of the US Navy: these count for victory and units (DIS-2.1.5-3, R003). */
export function effectivePoints(state: State, power: Power): number {
  let total = nominalPoints(state, power);
  for (const unit of state.units) {
    if (unit.power !== US_NAVY) continue;
    const center = centerIn(provinceOfUnit(unit));
    if (center >= 0 && state.owners[center] === power) total -= POINTS[center];
  }
  return total;
}

/** How many units a power may have: half its points, rounded up (DIS-4.2-1). */
export const unitCount = (points: number): number => Math.ceil(points / 2);

export const controlsOil = ({ owners }: State, power: Power): boolean =>
  OIL_CENTERS.some((center) => owners[center] === power);
