import { type Aim, type Goal, type Plan, PUZZLE_GAME, tryOut } from "@chancery/analysis/puzzles";
import { openVariant } from "@chancery/contract";
import {
  formatOrder,
  formatPosition,
  legalOrdersOfAll,
  type Order,
  type PositionJson,
  readPosition,
  type State,
} from "@chancery/engine";
import type { HumanGame } from "@chancery/testkit";
import { humanRules, replayHumanGame } from "../corpus/human-games.ts";
import { tasksOf } from "./goals.ts";
import { findWays } from "./mine.ts";

/** A puzzle as it was found, with what tells how hard it is. */
export interface Find {
  /** Puzzles of one game are alike. */
  readonly game: string;
  readonly position: PositionJson;
  readonly power: string;
  readonly aim: Aim;
  readonly places: readonly string[];
  readonly count: number;
  readonly ways: readonly (readonly string[])[];
  /** Orders of the shortest way that neither go to the places nor help there: attacks that cut, and moves that bar the way. */
  readonly indirect: number;
  readonly convoys: number;
  readonly plans: number;
  readonly refuted: number;
  readonly replies: number;
  readonly found: boolean;
}

const opened = openVariant(PUZZLE_GAME);
if (!opened.ok) throw new Error("no game");
const { rules, start, notation } = opened.value;

/** Whatever can be forced in the moves of a game, each place and aim once. */
export function* findsIn(game: HumanGame, isOver: () => boolean): Generator<Find> {
  for (const { state: played, sheets } of replayHumanGame(game)) {
    if (played.phase.task !== "M" || played.phase.year === 1901) continue;
    // The same position by the rules of puzzles.
    const position = formatPosition(humanRules, played);
    const read = readPosition(notation, start, position);
    if (!read.ok) continue;
    const state = read.value;
    const all = legalOrdersOfAll(rules, state);
    const legal = new Map(state.units.map((unit, u) => [unit, all[u]]));
    for (const power of state.seats.flat()) {
      const forced: string[] = [];
      for (const { aim, goal } of tasksOf(rules, state, legal, power)) {
        if (isOver()) return;
        const places = goal.places.map((place) => rules.board.provinces[place].id);
        // One of two is no puzzle where one of them can be forced anyway.
        if (aim === "either" && places.some((place) => forced.includes(place))) continue;
        const answer = findWays(rules, state, goal);
        if (answer.isForced && goal.places.length === 1) forced.push(...places);
        if (!answer.find) continue;
        const { ways, plans, refuted, replies } = answer.find;
        const [way] = ways.toSorted((a, b) => a.size - b.size);
        const isTo = (order: Order): boolean =>
          order.to !== null && goal.places.some((place) => place === rules.board.provinceOf[order.to ?? 0]);
        const isThere = ({ target }: Order): boolean =>
          target !== null && goal.places.some((place) => place === rules.board.provinceOf[target.at]);
        const orders = [...way.values()];
        yield {
          game: game.id,
          position,
          power: rules.powers[power].name,
          aim,
          places,
          count: goal.count,
          ways: ways.map((each) => [...each.values()].map((order) => formatOrder(rules, order))),
          indirect: orders.filter((order) => !isTo(order) && !isThere(order)).length,
          convoys: orders.filter(({ type }) => type === "convoy").length,
          plans,
          refuted,
          replies,
          found: isFoundBy(state, goal, sheets.get(power) ?? []),
        };
      }
    }
  }
}

/** Whether the orders that were given force it. */
function isFoundBy(state: State, goal: Goal, given: readonly Order[]): boolean {
  const unitAt = new Map(state.units.map((unit) => [unit.at, unit]));
  const plan: [NonNullable<Order["unit"]>, Order][] = [];
  const trial = tryOut(rules, state, goal);
  for (const order of given) {
    const unit = order.unit && unitAt.get(order.unit.at);
    if (!unit || order.type === "hold") continue;
    const same = trial.legal
      .get(unit)
      ?.find((each) => formatOrder(rules, each) === formatOrder(humanRules, order));
    if (same) plan.push([unit, same]);
  }
  return trial.prove(new Map(plan) as Plan).verdict === "forced";
}
