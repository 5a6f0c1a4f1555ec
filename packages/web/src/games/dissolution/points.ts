import type { Power, State } from "@chancery/engine";
import {
  centersHeld,
  controlsOil,
  effectivePoints,
  isExile,
  nominalPoints,
  PLAYER_POWERS,
  pointsOf,
  unitCount,
} from "@chancery/variants/dissolution";

/** What a player has, and what it counts for. */
export interface Worth {
  readonly power: Power;
  /** Points that count for victory and units (DIS-2.1.5-3). */
  readonly effective: number;
  /** Points under fleets of the US Navy, which do not count. */
  readonly blocked: number;
  readonly centers: number;
  /** Centers that are worth two (DIS-1.4-1). */
  readonly rings: number;
  readonly hasOil: boolean;
  readonly units: number;
  /** Units that the points allow (DIS-4.2-1). */
  readonly allowed: number;
  readonly isOut: boolean;
}

/** All players, most points first. */
export const worths = (state: State): readonly Worth[] =>
  PLAYER_POWERS.map((power): Worth => {
    const held = centersHeld(state, power);
    const effective = effectivePoints(state, power);
    return {
      power,
      effective,
      blocked: nominalPoints(state, power) - effective,
      centers: held.length,
      rings: held.filter((center) => pointsOf(center) === 2).length,
      hasOil: controlsOil(state, power),
      units: state.units.filter((unit) => unit.power === power).length,
      allowed: unitCount(effective),
      isOut: isExile(state, power),
    };
  }).toSorted((one, other) => other.effective - one.effective || other.units - one.units);
