import { parsePhase, SEASONS, type Season, TASKS, type Task } from "@chancery/engine";

const SEASON_NAMES: Readonly<Record<Season, string>> = { S: "Spring", F: "Fall", W: "Winter" };
const TASK_NAMES: Readonly<Record<Task, string>> = { M: "moves", R: "retreats", A: "builds and removals" };

/** "S1901M" -> "Spring 1901, moves (S1901M)". */
export const describePhase = (text: string): string =>
  parsePhase(text).ok ? `${namePhase(text)} (${text})` : text;

/** "S1901M" -> "Spring 1901, moves". */
export function namePhase(text: string): string {
  const phase = parsePhase(text);
  if (!phase.ok) return text;
  const { season, year, task } = phase.value;
  return `${SEASON_NAMES[season]} ${year}, ${TASK_NAMES[task]}`;
}

/** Counts time from phase to phase, so that later is more; null for what is no phase. */
export function timeOf(text: unknown): number | null {
  const phase = typeof text === "string" ? parsePhase(text) : null;
  if (!phase?.ok) return null;
  const { season, year, task } = phase.value;
  return (year * SEASONS.length + SEASONS.indexOf(season)) * TASKS.length + TASKS.indexOf(task);
}
