import { destinationOf, leftToOrder } from "@chancery/contract/orders";
import {
  centersOf,
  type LegalOrder,
  legalOrdersOf,
  type Order,
  type Power,
  type Province,
  playPhase,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import type { OrderEditor } from "../../../orders/entry/order-editor.ts";

/** How many centers show that someone has learned the game. */
export const ENOUGH = 4;

/** What a coach points out next. */
export type Tip =
  | { readonly code: "build" | "remove" | "idle"; readonly count: number }
  | { readonly code: "retreat" | "ready" }
  | { readonly code: "stay"; readonly unit: Unit }
  /** A center that a unit gets whatever an opponent does, or that an opponent can keep from it. */
  | {
      readonly code: "reach" | "contested";
      readonly unit: Unit;
      readonly province: Province;
      readonly isFall: boolean;
    }
  /** A center that a unit gets with support: both are to be ordered, or the support only. */
  | {
      readonly code: "together" | "support";
      readonly unit: Unit;
      readonly helper: Unit;
      readonly province: Province;
    };

type Move = LegalOrder & { readonly unit: Unit };

/** More answers of an opponent than these aren't tried: what they may do is left open then. */
const MOST_ANSWERS = 400;

/** The next thing to do in a phase that is being ordered. What it promises has been tried against every opponent. */
export function tipFor({ entry, review }: Pick<OrderEditor, "entry" | "review">): Tip {
  const { rules, state } = entry;
  const { provinceOf } = rules.board;
  if (state.phase.task === "A") {
    const count = leftToOrder(review.dues);
    const code = review.dues.some(({ task }) => task === "build") ? "build" : "remove";
    return count > 0 ? { code, count } : { code: "ready" };
  }
  if (review.idle.length === 0) return { code: "ready" };
  if (state.phase.task === "R") return { code: "retreat" };
  const ordered = entry.orders.filter((order): order is Move => order.unit !== null);
  const weak = ordered.filter((order) => order.type === "move" && !isSafe(rules, state, order, ordered));
  for (const order of weak)
    for (const help of supportsOf(rules, state, review.idle, order))
      if (isSafe(rules, state, order, [...ordered, help]))
        return {
          code: "support",
          unit: order.unit,
          helper: help.unit,
          province: destinationOf(rules, order),
        };
  const isFall = state.phase.season === "F";
  const staying = isFall
    ? review.idle.find((unit) => isNew(rules, state, unit, provinceOf[unit.at] as Province))
    : null;
  if (staying) return { code: "stay", unit: staying };
  const taken = new Set(
    entry.orders.map((order) => (order.to === null ? null : destinationOf(rules, order))),
  );
  const moves = review.idle
    .flatMap((unit) => movesToCenters(rules, state, unit))
    .filter((move) => !taken.has(destinationOf(rules, move)));
  const named = (code: "reach" | "contested", move: Move): Tip => ({
    code,
    unit: move.unit,
    province: destinationOf(rules, move),
    isFall,
  });
  const safe = moves.find((move) => isSafe(rules, state, move, [...ordered, move]));
  if (safe) return named("reach", safe);
  for (const move of moves)
    for (const help of supportsOf(rules, state, review.idle, move))
      if (isSafe(rules, state, move, [...ordered, move, help]))
        return { code: "together", unit: move.unit, helper: help.unit, province: destinationOf(rules, move) };
  const isTaken = (move: Move): boolean =>
    state.units.some(({ at }) => provinceOf[at] === destinationOf(rules, move));
  const contested = moves.find((move) => !isTaken(move));
  return contested ? named("contested", contested) : { code: "idle", count: review.idle.length };
}

/** Moves to centers that a unit's power doesn't own. */
const movesToCenters = (rules: Rules, state: State, unit: Unit): readonly Move[] =>
  legalOrdersOf(rules, state, unit).filter(
    (order): order is Move =>
      order.type === "move" && !order.viaConvoy && isNew(rules, state, unit, destinationOf(rules, order)),
  );

/** How units without an order can support a move. */
const supportsOf = (rules: Rules, state: State, idle: readonly Unit[], move: Order): readonly Move[] =>
  idle
    .filter((unit) => unit !== move.unit)
    .flatMap((unit) =>
      legalOrdersOf(rules, state, unit).filter(
        (order): order is Move =>
          order.type === "support" &&
          order.target === move.unit &&
          order.to !== null &&
          destinationOf(rules, order) === destinationOf(rules, move),
      ),
    );

/** Whether a move succeeds with these orders, whatever any one opponent does about it. */
function isSafe(rules: Rules, state: State, move: Move, own: readonly Move[]): boolean {
  const { power } = move.unit;
  return rules.powers.every((_, rival) => {
    if (rival === power) return true;
    const answers = answersOf(rules, state, rival as Power, move, own);
    return answers?.every((answer) => {
      const submitted = new Map<Power, readonly Order[]>([
        [power, own],
        [rival as Power, answer],
      ]);
      return playPhase(rules, state, submitted).verdicts.get(move)?.status === "succeeds";
    });
  });
}

/** All that an opponent can do about a move: go there, attack those who take part, and support either; null if it's too much to try. */
function answersOf(
  rules: Rules,
  state: State,
  rival: Power,
  move: Move,
  own: readonly Move[],
): readonly (readonly Order[])[] | null {
  const { provinceOf } = rules.board;
  const goal = destinationOf(rules, move);
  const places = new Set([
    goal,
    ...own
      .filter((order) => order === move || order.target === move.unit)
      .map(({ unit }) => provinceOf[unit.at] as Province),
  ]);
  const choices = state.units
    .filter(({ power }) => power === rival)
    .map((unit) => {
      const orders = legalOrdersOf(rules, state, unit).filter(
        (order) =>
          (order.type === "move" || order.type === "support") && places.has(destinationOf(rules, order)),
      );
      return [null, ...orders] as readonly (Order | null)[];
    });
  if (choices.reduce((product, each) => product * each.length, 1) > MOST_ANSWERS) return null;
  return choices.reduce<readonly (readonly Order[])[]>(
    (sofar, each) => sofar.flatMap((orders) => each.map((order) => (order ? [...orders, order] : orders))),
    [[]],
  );
}

/** Whether a province is a center that a unit's power doesn't own. */
function isNew({ board }: Rules, { owners }: State, { power }: Unit, province: Province): boolean {
  const index = board.centers.indexOf(province);
  return index >= 0 && owners[index] !== power;
}

/** Whether someone has as many centers as it takes. */
export const hasEnough = (state: State, power: Power): boolean => centersOf(state, power) >= ENOUGH;
