import type { Power, Province, State } from "@chancery/engine";
import { OIL, TWO_POINTS } from "../boards/dissolution/facts.ts";
import { board, centreIn, provinceNamed } from "./board.ts";
import { provinceOfUnit, US_NAVY } from "./powers.ts";

const double = new Set<Province>(TWO_POINTS.map(provinceNamed));
const OIL_CENTRES: readonly number[] = OIL.map((id) => centreIn(provinceNamed(id)));

/** Victory points of a centre (DIS-1.4-1). */
export const pointsOf = (centre: Province): number => (double.has(centre) ? 2 : 1);

/** The same by the order of the board's centres. */
const POINTS = Uint8Array.from(board.centres, pointsOf);

export const centresHeld = (state: State, power: Power): Province[] =>
  board.centres.filter((_, index) => state.owners[index] === power);

/** Victory points of all centres a power controls (DIS-2.1.5-2). */
export function nominalPoints({ owners }: State, power: Power): number {
  let total = 0;
  for (let centre = 0; centre < owners.length; centre++)
    if (owners[centre] === power) total += POINTS[centre];
  return total;
}

/** The same less those under a fleet of the US Navy: these count for victory and units (DIS-2.1.5-3, R003). */
export function effectivePoints(state: State, power: Power): number {
  let total = nominalPoints(state, power);
  for (const unit of state.units) {
    if (unit.power !== US_NAVY) continue;
    const centre = centreIn(provinceOfUnit(unit));
    if (centre >= 0 && state.owners[centre] === power) total -= POINTS[centre];
  }
  return total;
}

/** How many units a power may have: half its points, rounded up (DIS-4.2-1). */
export const unitCount = (points: number): number => Math.ceil(points / 2);

export const controlsOil = ({ owners }: State, power: Power): boolean =>
  OIL_CENTRES.some((centre) => owners[centre] === power);
