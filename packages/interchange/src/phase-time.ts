import { parsePhase, SEASONS, TASKS } from "@chancery/engine";

/** Counts time from phase to phase, so that later is more; null for what isn't a phase. */
export function phaseTime(text: string): number | null {
  const phase = parsePhase(text);
  if (!phase.ok) return null;
  const { season, year, task } = phase.value;
  return (year * SEASONS.length + SEASONS.indexOf(season)) * TASKS.length + TASKS.indexOf(task);
}
