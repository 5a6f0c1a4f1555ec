import { type LastMoves, type People, peopleIn } from "@chancery/bots";
import {
  formatOrder,
  formatUnit,
  type Order,
  type Power,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";

/** An order, and how likely people are to give it. */
export type LikelyLine = readonly [order: string, chance: number];

/** What people are likely to order, in names: each unit by itself, and the likeliest set of orders as a whole. */
export interface NamedLikely {
  readonly units: readonly { readonly unit: string; readonly orders: readonly LikelyLine[] }[];
  readonly set: readonly string[];
}

/** The likeliest orders of a unit, if some of its power's orders are known. */
export const likelyLines = (
  people: People,
  rules: Rules,
  unit: Unit,
  most: number,
  given: readonly Order[] = [],
): LikelyLine[] =>
  people
    .likely(unit, given)
    .slice(0, most)
    .map(({ order, chance }) => [formatOrder(rules, order), Math.round(chance * 10_000) / 10_000]);

/** As many orders of a unit as can be taken in at a glance. */
const MOST = 3;

/** What people are likely to order for a power; null where nothing was learned of that. */
export function likelyInNames(
  rules: Rules,
  state: State,
  power: Power,
  last: LastMoves | null = null,
): NamedLikely | null {
  const people = peopleIn(rules, state, last);
  const units = state.units.filter((unit) => unit.power === power);
  if (!people || units.length === 0) return null;
  const set = people.usual(power).map((order) => formatOrder(rules, order));
  return {
    units: units.map((unit) => ({
      unit: formatUnit(rules, unit),
      orders: likelyLines(people, rules, unit, MOST),
    })),
    set,
  };
}
