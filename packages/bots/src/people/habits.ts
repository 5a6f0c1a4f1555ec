import type { Location, Rules, State, Unit } from "@chancery/engine";

/** By season (with the year for the first one), power, unit and place to go: how much likelier that is than the position alone says. */
export type HabitTable = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>>
>;

/** The first year is opened by the book. */
const FIRST = 1901;

/** The season by which habits are told apart. */
export const seasonOf = ({ phase: { season, year } }: State): string =>
  year === FIRST ? season + year : season;

/** The name of a unit in its place, and of a place to go. */
export const unitName = ({ board }: Rules, { kind, at }: Unit): string =>
  `${kind.letter} ${board.locations[at].label}`;
export const placeName = ({ board }: Rules, at: Location): string => board.locations[at].label;

/** What habit adds to the score of each place that a unit could go to. */
export function habitsOf(
  table: HabitTable,
  rules: Rules,
  state: State,
  unit: Unit,
): (place: Location) => number {
  const known = table[seasonOf(state)]?.[rules.powers[unit.power].name]?.[unitName(rules, unit)];
  return known ? (place) => known[placeName(rules, place)] ?? 0 : () => 0;
}
