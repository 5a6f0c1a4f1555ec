import { parsePhase, type Rules, SEASONS, TASKS } from "@chancery/engine";
import { phaseInWords } from "@chancery/variants/phase-names";
import { boardText } from "../terminal/messages.ts";

/** Whose words are used: each rulebook has its own for the seasons. */
type Game = Pick<Rules, "variant">;

/** "S1901M" -> "Spring 1901 (S1901M)". */
export const describePhase = (text: string, game: Game): string =>
  parsePhase(text).ok ? `${namePhase(text, game)} (${text})` : text;

/** "F1901R" -> "Fall 1901 retreats". */
export const namePhase = (text: string, game: Game): string => phaseInWords(boardText, text, game);

/** Counts time from phase to phase, so that later is more; null for what is no phase. */
export function timeOf(text: unknown): number | null {
  const phase = typeof text === "string" ? parsePhase(text) : null;
  if (!phase?.ok) return null;
  const { season, year, task } = phase.value;
  return (year * SEASONS.length + SEASONS.indexOf(season)) * TASKS.length + TASKS.indexOf(task);
}
