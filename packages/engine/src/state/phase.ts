import type { Fault } from "../fault.ts";
import { fail, ok, type Result } from "../result.ts";

/** Spring, Fall and Winter. */
export const SEASONS = ["S", "F", "W"] as const;

/** One of `SEASONS`. */
export type Season = (typeof SEASONS)[number];

/** What is ordered in a phase: moves, retreats, or adjustments. */
export const TASKS = ["M", "R", "A"] as const;

/** One of `TASKS`. */
export type Task = (typeof TASKS)[number];

/** A point of the calendar, written `S1901M`. */
export interface Phase {
  readonly season: Season;
  readonly year: number;
  readonly task: Task;
}

/** Writes a phase as season, year and task: `S1901M`. */
export const formatPhase = ({ season, year, task }: Phase): string => `${season}${year}${task}`;

/** Reads what `formatPhase` writes, in capitals or not. */
export function parsePhase(text: string): Result<Phase, Fault> {
  const match = /^([SFW])(\d{1,4})([MRA])$/i.exec(text.trim());
  if (!match) return fail({ code: "bad-phase", text });
  return ok({
    season: match[1].toUpperCase() as Season,
    year: Number(match[2]),
    task: match[3].toUpperCase() as Task,
  });
}
