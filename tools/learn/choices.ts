import type { Dice } from "@chancery/bots";
import type { Order, Unit } from "@chancery/engine";
import type { HumanGame } from "@chancery/testkit";
import { presenceIn } from "../../packages/bots/src/dumbbot/presence.ts";
import { placeName, seasonOf, unitName } from "../../packages/bots/src/people/habits.ts";
import { HELP_FEATURES, helpRows, helpsFor } from "../../packages/bots/src/people/helps.ts";
import { type Sight, sightOf } from "../../packages/bots/src/people/sight.ts";
import { type Draft, placesFor, STEP_FEATURES, stepRows } from "../../packages/bots/src/people/steps.ts";
import { replayHumanGame, humanRules as rules } from "../corpus/human-games.ts";

/** What a person chose for one unit, among what there was to choose from. */
export interface Choice {
  readonly season: "spring" | "fall";
  readonly what: "step" | "help";
  /** Features, one row for each option. */
  readonly rows: Float64Array;
  /** The names of habits, one for each option; none for supports. */
  readonly habits: readonly string[];
  readonly label: number;
}

/** All choices of a game that can be learned from, in the order in which orders are drawn. */
export function* choicesIn(game: HumanGame, dice: Dice): Generator<Choice> {
  for (const { state, sheets } of replayHumanGame(game)) {
    if (state.phase.task !== "M") continue;
    const season = state.phase.season === "F" ? "fall" : "spring";
    const presence = presenceIn(rules, state);
    for (const [power, orders] of sheets) {
      if (orders.length === 0) continue;
      const sight = sightOf(rules, state, power, presence);
      const given = new Map(orders.map((order) => [order.unit, order]));
      const draft: Draft = { coming: new Uint8Array(rules.board.provinces.length), goals: new Map() };
      for (const choice of stepsOf(sight, given, draft, dice)) yield { season, what: "step", ...choice };
      for (const choice of helpsOf(sight, given, draft, dice)) yield { season, what: "help", ...choice };
    }
  }
}

type Given = ReadonlyMap<Unit | null, Order>;
type Chosen = Pick<Choice, "rows" | "habits" | "label">;

/** Where units go. Voyages aren't learned, but others know of them; units without an order stay. */
function* stepsOf(sight: Sight, given: Given, draft: Draft, dice: Dice): Generator<Chosen> {
  const names = [seasonOf(sight.state), rules.powers[sight.power].name];
  for (const unit of dice.shuffled(sight.units)) {
    const order = given.get(unit);
    const goal = order?.type === "move" ? order.to : unit.at;
    const places = placesFor(sight, unit);
    const label = places.indexOf(goal);
    if (order && label >= 0 && !order.viaConvoy) {
      const rows = new Float64Array(places.length * STEP_FEATURES.length);
      stepRows(sight, unit, places, draft, rows);
      const habits = places.map((place) =>
        [...names, unitName(rules, unit), placeName(rules, place)].join("|"),
      );
      yield { rows, habits, label };
    }
    draft.goals.set(unit, goal);
    if (goal !== unit.at) draft.coming[rules.board.provinceOf[goal]]++;
  }
}

/** What units that stay help with: own units alone, as an ally's orders are unknown. */
function* helpsOf(sight: Sight, orders: Given, draft: Draft, dice: Dice): Generator<Chosen> {
  const given = new Map<Unit, number>();
  const supporting = new Set<Unit>();
  for (const unit of dice.shuffled(sight.units)) {
    const order = orders.get(unit);
    if (!order || order.type === "move") continue;
    const helps = helpsFor(sight, unit, draft);
    const label =
      order.type === "hold"
        ? 0
        : helps.findIndex((help) => help && help.target === order.target && help.to === order.to);
    if (label >= 0 && helps.length > 1) {
      const rows = new Float64Array(helps.length * HELP_FEATURES.length);
      helpRows(sight, unit, helps, { given, supporting }, rows);
      yield { rows, habits: [], label };
    }
    if (order.type !== "support") continue;
    given.set(order.target, (given.get(order.target) ?? 0) + 1);
    supporting.add(unit);
  }
}
