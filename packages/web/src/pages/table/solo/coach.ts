import {
  centresOf,
  legalOrdersOf,
  type Power,
  type Province,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import { destinationOf, leftToOrder } from "@chancery/orders";
import type { OrderEditor } from "../../../orders/order-editor.ts";

/** How many centers show that someone has learned the game. */
export const ENOUGH = 4;

/** What a coach points out next. */
export type Tip =
  | { readonly code: "build" | "remove" | "idle"; readonly count: number }
  | { readonly code: "retreat" | "ready" }
  | { readonly code: "stay"; readonly unit: Unit }
  | { readonly code: "reach"; readonly unit: Unit; readonly province: Province; readonly isFall: boolean };

/** The next thing to do in a phase that is being ordered. */
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
  const isFall = state.phase.season === "F";
  const staying = isFall
    ? review.idle.find((unit) => isNew(rules, state, unit, provinceOf[unit.at] as Province))
    : null;
  if (staying) return { code: "stay", unit: staying };
  const taken = new Set(
    entry.orders.map((order) => (order.to === null ? null : destinationOf(rules, order))),
  );
  for (const unit of review.idle) {
    const province = centersFor(rules, state, unit).find((each) => !taken.has(each));
    if (province !== undefined) return { code: "reach", unit, province, isFall: state.phase.season === "F" };
  }
  return { code: "idle", count: review.idle.length };
}

/** Centers that a unit can move to and that its power doesn't own, those that stand empty first. */
function centersFor(rules: Rules, state: State, unit: Unit): readonly Province[] {
  const { provinceOf } = rules.board;
  const reached = legalOrdersOf(rules, state, unit).flatMap((order) =>
    order.type === "move" && order.to !== null ? [destinationOf(rules, order)] : [],
  );
  const isTaken = (province: Province): boolean => state.units.some(({ at }) => provinceOf[at] === province);
  return [...new Set(reached)]
    .filter((province) => isNew(rules, state, unit, province))
    .toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)));
}

/** Whether a province is a center that a unit's power doesn't own. */
function isNew({ board }: Rules, { owners }: State, { power }: Unit, province: Province): boolean {
  const index = board.centres.indexOf(province);
  return index >= 0 && owners[index] !== power;
}

/** Whether someone has as many centers as it takes. */
export const hasEnough = (state: State, power: Power): boolean => centresOf(state, power) >= ENOUGH;
