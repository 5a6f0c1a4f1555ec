import type { OrderType, Power, Rules, State, UnitKind } from "@chancery/engine";
import { manifestOf, type PlayedBy } from "@chancery/variants";
import {
  phaseInWords as phaseNamed,
  phaseShortly as phaseShortened,
  stateName as stateNamed,
} from "@chancery/variants/phase-names";
import { board } from "../messages/board.ts";
import { localized, placeName } from "../messages/localized.ts";
import { orders as text } from "../messages/orders.ts";

/** "S1901M" as "Spring 1901". */
export const phaseInWords = (phase: string, game: PlayedBy): string => phaseNamed(board, phase, game);

/** "S1901M" as "S1901", where there is little room. */
export const phaseShortly = (phase: string, game: PlayedBy): string => phaseShortened(board, phase, game);

/** The phase a state is in, or that the game is over. */
export const stateName = (rules: Rules, state: State): string => stateNamed(board, rules, state);

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

/** "French", for "French army". */
export function adjectiveOf(rules: Rules, power: Power): string {
  const { name, adjective } = rules.powers[power];
  const shown = manifestOf(rules)?.powers[name]?.adjective;
  return shown ? localized(shown) : adjective;
}

export const coastName = (coast: string): string => board.byCode(coast) ?? coast;

/** "army", "fleet", in the language of the page. */
export const kindName = ({ name }: UnitKind): string => board.byCode(name) ?? name;

/** "Army in Paris", "Fleet in St. Petersburg". */
export const unitName = ({ board: map }: Rules, { kind, at }: State["units"][number]): string =>
  board("unitIn", { kind: kind.name, province: placeName(map, map.provinceOf[at]) });

/** A province by its id. */
export function provinceName({ board: map }: Rules, id: string): string {
  const place = map.provinces.findIndex((each) => each.id === id);
  return place < 0 ? id : placeName(map, place);
}
