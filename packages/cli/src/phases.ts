import { parsePhase, type Rules, SEASONS, TASKS, type Task } from "@chancery/engine";
import { seasonName } from "@chancery/variants/seasons";

const TASK_NAMES: Readonly<Record<Task, string>> = { M: "moves", R: "retreats", A: "builds and removals" };

/** Whose words are used: each rulebook has its own for the seasons. */
type Game = Pick<Rules, "variant">;

/** "S1901M" -> "Spring 1901, moves (S1901M)". */
export const describePhase = (text: string, game: Game): string =>
  parsePhase(text).ok ? `${namePhase(text, game)} (${text})` : text;

/** "S1901M" -> "Spring 1901, moves". */
export function namePhase(text: string, game: Game): string {
  const phase = parsePhase(text);
  if (!phase.ok) return text;
  const { season, year, task } = phase.value;
  return `${seasonName(season, game)} ${year}, ${TASK_NAMES[task]}`;
}

/** Counts time from phase to phase, so that later is more; null for what is no phase. */
export function timeOf(text: unknown): number | null {
  const phase = typeof text === "string" ? parsePhase(text) : null;
  if (!phase?.ok) return null;
  const { season, year, task } = phase.value;
  return (year * SEASONS.length + SEASONS.indexOf(season)) * TASKS.length + TASKS.indexOf(task);
}
