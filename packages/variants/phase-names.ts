import { type Phase, parsePhase, type Rules, type State } from "@chancery/engine";
import type { BoardText } from "@chancery/messages";
import type { Played } from "./games.ts";
import { seasonName } from "./seasons.ts";

const NAMES = { M: "phase", R: "phaseRetreats", A: "phaseBuilds" } as const;

const datedBy = (text: BoardText, { season, year }: Phase, game: Played) => ({
  season: seasonName(season, game, text.language),
  year: String(year),
});

/** "Spring 1901", "Fall 1901 retreats". */
const phaseName = (text: BoardText, phase: Phase, game: Played): string =>
  text(NAMES[phase.task], datedBy(text, phase, game));

/** "S1901M" as "Spring 1901"; what isn't a phase, such as "COMPLETED", as it is. */
export function phaseInWords(text: BoardText, written: string, game: Played): string {
  const phase = parsePhase(written);
  return phase.ok ? phaseName(text, phase.value, game) : written;
}

/** "S1901M" as "S1901", below a chart: the season by the first letter of its name in the reader's language. */
export function phaseShortly({ language }: BoardText, written: string, game: Played): string {
  const phase = parsePhase(written);
  return phase.ok ? `${seasonName(phase.value.season, game, language)[0]}${phase.value.year}` : written;
}

/** The phase a state is in, or that the game is over. */
export const stateName = (text: BoardText, rules: Rules, { phase, ending }: State): string =>
  ending ? text("phaseEnd", datedBy(text, phase, rules)) : phaseName(text, phase, rules);
