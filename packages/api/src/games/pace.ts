import type { ClockSetup } from "./setup.ts";

/** How fast a game is played: everyone is present, moves within a day, in a day, in several days, or as the game master says. */
export const PACES = ["live", "hours", "day", "days", "referee"] as const;
export type Pace = (typeof PACES)[number];

const DAY = 24;

export function paceOf(clock: ClockSetup): Pace {
  if (clock.kind !== "correspondence") return clock.kind;
  const { moves } = clock.hours;
  return moves < DAY ? "hours" : moves < 2 * DAY ? "day" : "days";
}
