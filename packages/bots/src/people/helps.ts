import { isNext, type Location, type Province, type Unit } from "@chancery/engine";
import { NONE, type Sight } from "./sight.ts";
import type { Draft } from "./steps.ts";

/** What a unit that stays could help another of its power to do: `to` is null where that stays as well. */
export interface Help {
  readonly target: Unit;
  readonly to: Location | null;
}

/** What is counted of a support; one that only holds has but the first. */
export const HELP_FEATURES = [
  "holds",
  "supports a move",
  "supports a move to where another stands",
  "supports a move to where others could come",
  "supports a move to where nobody else could come",
  "supports a move to a center that isn't its own",
  "supports a move that others support already",
  "supports a move that isn't strong enough yet",
  "supports a move that is strong enough",
  "supports a unit that stays",
  "supports a unit on an own center",
  "supports a unit on another's center",
  "supports a unit where others could come",
  "supports a unit that others support already",
  "supports a unit that isn't strong enough yet",
  "supports a unit where nobody else could come",
  "others could come to the supporting unit",
  "more of one power could come to it than could help it",
  "supports a move to an own center",
  "supports a unit that supports",
] as const;

const COUNT = HELP_FEATURES.length;

/** What a unit that stays could help with; holding comes first, as null. */
export function helpsFor({ rules: { board }, units }: Sight, unit: Unit, { goals }: Draft): (Help | null)[] {
  const helps: (Help | null)[] = [null];
  for (const target of units) {
    if (target === unit) continue;
    const goal = goals.get(target) ?? target.at;
    const province = board.provinceOf[goal] as Province;
    if (!isNext(board, unit.kind.way, unit.at, province) || unit.kind.barred.includes(province)) continue;
    helps.push({ target, to: goal === target.at ? null : goal });
  }
  return helps;
}

/** What the supports so far come to: how many each unit has, and who gives them. */
export interface Given {
  readonly given: ReadonlyMap<Unit, number>;
  readonly supporting: ReadonlySet<Unit>;
}

/** One row of features for each help. */
export function helpRows(
  { rules, power, owner, standing, theirs, ours }: Sight,
  unit: Unit,
  helps: readonly (Help | null)[],
  { given, supporting }: Given,
  rows: Float64Array,
): void {
  const { provinceOf } = rules.board;
  rows.fill(0, 0, helps.length * COUNT);
  const home = provinceOf[unit.at];
  helps.forEach((help, index) => {
    const row = index * COUNT;
    const count = (feature: number): void => {
      rows[row + feature] = 1;
    };
    if (!help) {
      count(0);
      return;
    }
    const { target, to } = help;
    const q = provinceOf[to ?? target.at];
    const strength = 1 + (given.get(target) ?? 0);
    const against = theirs[q];
    if (to === null) {
      count(9);
      if (owner[q] === power) count(10);
      else if (owner[q] !== NONE) count(11);
      count(against > 0 ? 12 : 15);
      if (strength > 1) count(13);
      if (against > strength) count(14);
      if (supporting.has(target)) count(19);
    } else {
      count(1);
      const there = standing[q];
      if (there && there.power !== power) count(2);
      count(against > 0 ? 3 : 4);
      if (owner[q] === power) count(18);
      else if (owner[q] !== NONE) count(5);
      if (strength > 1) count(6);
      count(against >= strength ? 7 : 8);
    }
    if (theirs[home] > 0) count(16);
    if (theirs[home] > ours(home)) count(17);
  });
}
