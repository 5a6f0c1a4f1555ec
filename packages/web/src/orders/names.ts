import {
  type OrderType,
  type Phase,
  parsePhase,
  type Rules,
  type State,
  type UnitKind,
} from "@chancery/engine";
import type { PlayedBy } from "@chancery/variants";
import { seasonName } from "@chancery/variants/seasons";
import { orders as text } from "../messages/orders.ts";

const PHASES = { M: "phase", R: "phaseRetreats", A: "phaseBuilds" } as const;

/** "Spring 1901", "Fall 1901 retreats". */
const phaseName = ({ season, year, task }: Phase, game: PlayedBy): string =>
  text(PHASES[task], { season: seasonName(season, game), year: String(year) });

/** "S1901M" as "Spring 1901". */
export function phaseInWords(text: string, game: PlayedBy): string {
  const phase = parsePhase(text);
  return phase.ok ? phaseName(phase.value, game) : text;
}

/** The phase a state is in, or that the game is over. */
export const stateName = (rules: Rules, { phase, ending }: State): string =>
  ending
    ? text("phaseEnd", { season: seasonName(phase.season, rules), year: String(phase.year) })
    : phaseName(phase, rules);

export const VERBS: Readonly<Record<OrderType, string>> = {
  hold: text("hold"),
  move: text("move"),
  support: text("support"),
  convoy: text("convoy"),
  retreat: text("retreat"),
  disband: text("disband"),
  build: text("build"),
  waive: text("waive"),
};

export const coastName = (coast: string): string => text.byCode(coast) ?? coast;

/** "army", "fleet", in the language of the page. */
export const kindName = ({ name }: UnitKind): string => text.byCode(name) ?? name;

/** "Army in Paris", "Fleet in St. Petersburg". */
export const unitName = ({ board }: Rules, { kind, at }: State["units"][number]): string =>
  text("unitIn", { kind: kind.name, province: board.provinces[board.provinceOf[at]].name });

/** A province by its id. */
export const provinceName = ({ board }: Rules, id: string): string =>
  board.provinces.find((each) => each.id === id)?.name ?? id;
