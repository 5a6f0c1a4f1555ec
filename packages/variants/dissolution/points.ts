import type { Power, Province, State } from "@chancery/engine";
import { OIL, TWO_POINTS } from "../boards/dissolution/facts.ts";
import { board, provinceNamed } from "./board.ts";
import { provinceOfUnit, US_NAVY } from "./powers.ts";

const double = new Set<Province>(TWO_POINTS.map(provinceNamed));
const oil = new Set<Province>(OIL.map(provinceNamed));

/** Victory points of a centre (DIS-1.4-1). */
export const pointsOf = (centre: Province): number => (double.has(centre) ? 2 : 1);

export const centresHeld = (state: State, power: Power): Province[] =>
  board.centres.filter((_, index) => state.owners[index] === power);

/** Victory points of all centres a power controls (DIS-2.1.5-2). */
export const nominalPoints = (state: State, power: Power): number => sum(centresHeld(state, power));

/** The same less those under a fleet of the US Navy: these count for victory and units (DIS-2.1.5-3, R003). */
export function effectivePoints(state: State, power: Power): number {
  const occupied = new Set(state.units.filter((unit) => unit.power === US_NAVY).map(provinceOfUnit));
  return sum(centresHeld(state, power).filter((centre) => !occupied.has(centre)));
}

const sum = (centres: readonly Province[]): number =>
  centres.reduce((total, centre) => total + pointsOf(centre), 0);

/** How many units a power may have: half its points, rounded up (DIS-4.2-1). */
export const unitCount = (points: number): number => Math.ceil(points / 2);

export const controlsOil = (state: State, power: Power): boolean =>
  centresHeld(state, power).some((centre) => oil.has(centre));
