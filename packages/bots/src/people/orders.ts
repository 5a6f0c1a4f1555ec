import {
  hold,
  isInactive,
  type Location,
  move,
  type Order,
  type Power,
  type Rules,
  type State,
  support,
  type Unit,
} from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { presenceIn } from "../dumbbot/presence.ts";
import { guess } from "../search/rollout.ts";
import { chancesOf, draw, scoreOf } from "./draw.ts";
import { habitsOf } from "./habits.ts";
import { HELP_FEATURES, helpRows, helpsFor } from "./helps.ts";
import { type Sight, sightOf } from "./sight.ts";
import { type Draft, placesFor, STEP_FEATURES, stepRows } from "./steps.ts";
import { HABITS, WEIGHTS } from "./weights.ts";

/** Draws orders that people are likely to give; each time others. By power, for all that have something to order. */
export type Likely = (dice: Dice, except?: Power) => Map<Power, readonly Order[]>;

/**
 * What people are likely to order in a position, as learned from recorded games. That was learned of movement phases
 * without lines of a game's own; DumbBots are asked in all others.
 */
export function likelyIn(rules: Rules, state: State): Likely {
  if (rules.own || state.phase.task !== "M")
    return (dice, except) => guess(rules, state, dice, except === undefined ? {} : { except });
  const presence = presenceIn(rules, state);
  const sights = state.seats
    .flat()
    .filter((power) => !isInactive(state, power) && state.units.some((unit) => unit.power === power))
    .map((power) => sightOf(rules, state, power, presence));
  return (dice, except) =>
    new Map(
      sights.filter(({ power }) => power !== except).map((sight) => [sight.power, ordersOf(sight, dice)]),
    );
}

/** First who goes where, unit by unit, then what those that stay help with. */
function ordersOf(sight: Sight, dice: Dice): Order[] {
  const { rules, state, units } = sight;
  const { step, help } = WEIGHTS[state.phase.season === "F" ? "fall" : "spring"];
  const draft: Draft = { coming: new Uint8Array(rules.board.provinces.length), goals: new Map() };
  const orders = new Map<Unit, Order>();
  for (const unit of dice.shuffled(units)) {
    const places = placesFor(sight, unit);
    const rows = new Float64Array(places.length * STEP_FEATURES.length);
    stepRows(sight, unit, places, draft, rows);
    const habit = habitsOf(HABITS, rules, state, unit);
    const scores = places.map((place, index) => scoreOf(rows, index, step) + habit(place));
    settle(draft, sight, unit, places[draw(chancesOf(scores), dice)], orders);
  }
  const given = new Map<Unit, number>();
  const supporting = new Set<Unit>();
  for (const unit of dice.shuffled(units.filter((each) => !orders.has(each)))) {
    const helps = helpsFor(sight, unit, draft);
    const rows = new Float64Array(helps.length * HELP_FEATURES.length);
    helpRows(sight, unit, helps, { given, supporting }, rows);
    const chosen = helps[draw(chancesOf(helps.map((_, index) => scoreOf(rows, index, help))), dice)];
    orders.set(unit, chosen ? support(unit, chosen.target, chosen.to) : hold(unit));
    if (!chosen) continue;
    given.set(chosen.target, (given.get(chosen.target) ?? 0) + 1);
    supporting.add(unit);
  }
  return units.map((unit) => orders.get(unit) ?? hold(unit));
}

/** Writes down where a unit goes. What stays gets its order later. */
function settle(
  { coming, goals }: Draft,
  { rules }: Sight,
  unit: Unit,
  goal: Location,
  orders: Map<Unit, Order>,
): void {
  goals.set(unit, goal);
  if (goal === unit.at) return;
  coming[rules.board.provinceOf[goal]]++;
  orders.set(unit, move(unit, goal));
}
