import type { Power } from "@chancery/engine";
import { type Favor, favorOf, playerName } from "./favor.ts";
import { SLICE_IDS, type SliceId, sliceName } from "./map.ts";

/** The Favor Map at one time of a game. */
export interface FavorMoment {
  /** The phase it was reached in, as in `F1992M`. */
  readonly phase: string;
  readonly favor: Favor;
}

/** How a player's Favor Value with one nuclear power went: a line of a chart. */
export interface FavorLine {
  readonly power: string;
  readonly with: string;
  readonly slice: SliceId;
  /** One for each moment; null once the embassies are gone. */
  readonly values: readonly (number | null)[];
}

export interface FavorHistory {
  readonly phases: readonly string[];
  /** By players, and each one's by slices. */
  readonly lines: readonly FavorLine[];
}

/** The Favor Values of all players with all nuclear powers over a game. Moments of one phase count as its last. */
export function favorHistory(moments: readonly FavorMoment[]): FavorHistory {
  const last = moments.filter(({ phase }, i) => moments[i + 1]?.phase !== phase);
  const players = Math.max(0, ...moments.map(({ favor }) => favor.length));
  return {
    phases: last.map(({ phase }) => phase),
    lines: Array.from({ length: players }, (_, index) => index as Power).flatMap((power) =>
      SLICE_IDS.map((slice) => ({
        power: playerName(power),
        with: sliceName(slice),
        slice,
        values: last.map(({ favor }) => (favor[power] ? favorOf(favor, power, slice) : null)),
      })),
    ),
  };
}
