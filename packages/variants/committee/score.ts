import { centersOf, type Power, type State } from "@chancery/engine";
import { CONTROL_POINTS } from "./committees.ts";
import { ownOf } from "./own.ts";

/** What the board itself is worth to a power; points for political goals come on top (MB-271, MB-272). */
export interface BoardScore {
  readonly centres: number;
  /** For control of Europe, once gained (MB-5, R107). */
  readonly control: number;
  /** For investing in insurrections (MB-241). */
  readonly helper: number;
}

/** What a power has scored on the board so far. */
export function boardScore(state: State, power: Power): BoardScore {
  const { control, helperPoints } = ownOf(state);
  return {
    centres: centersOf(state, power),
    control: control.includes(power) ? CONTROL_POINTS : 0,
    helper: helperPoints[power],
  };
}
