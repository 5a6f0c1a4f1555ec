import { type OrderType, type Phase, parsePhase, type Rules, type State, type Task } from "@chancery/engine";
import { seasonName } from "@chancery/variants/seasons";
import type { PlayedBy } from "../lib/rulebooks.ts";

const TASKS: Readonly<Record<Task, string>> = { M: "moves", R: "retreats", A: "adjustments" };

/** "Spring 1901", "Fall 1901 retreats". */
const phaseName = ({ season, year, task }: Phase, game: PlayedBy): string =>
  `${seasonName(season, game)} ${year}${task === "M" ? "" : ` ${TASKS[task]}`}`;

/** "S1901M" as "Spring 1901". */
export function phaseInWords(text: string, game: PlayedBy): string {
  const phase = parsePhase(text);
  return phase.ok ? phaseName(phase.value, game) : text;
}

/** The phase a state is in, or that the game is over. */
export const stateName = (rules: Rules, { phase, ending }: State): string =>
  ending ? `${seasonName(phase.season, rules)} ${phase.year}, end of the game` : phaseName(phase, rules);

export const VERBS: Readonly<Record<OrderType, string>> = {
  hold: "Hold",
  move: "Move",
  support: "Support",
  convoy: "Convoy",
  retreat: "Retreat",
  disband: "Disband",
  build: "Build",
  waive: "Waive",
};

const COASTS: Readonly<Record<string, string>> = { nc: "north coast", ec: "east coast", sc: "south coast" };

export const coastName = (coast: string): string => COASTS[coast] ?? coast;

/** "Army in Paris", "Fleet in St. Petersburg". */
export const unitName = ({ board }: Rules, { kind, at }: State["units"][number]): string =>
  `${kind.name[0].toUpperCase()}${kind.name.slice(1)} in ${board.provinces[board.provinceOf[at]].name}`;

/** A province by its id. */
export const provinceName = ({ board }: Rules, id: string): string =>
  board.provinces.find((each) => each.id === id)?.name ?? id;
