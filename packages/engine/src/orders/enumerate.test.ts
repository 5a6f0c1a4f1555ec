import { randomSituation } from "@chancery/testkit";
import { createClassic } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import type { Location } from "../board/board.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { checkOrder } from "./check.ts";
import { legalOrders } from "./enumerate.ts";
import { convoy, hold, move, type Order, support } from "./order.ts";

const created = createClassic("2023");
if (!created.ok) throw new Error("no game");
const game = created.value;
/** Positions rich in convoys, on the classic board and on boards made up by the generator. */
const positions = (count: number): { rules: Rules; state: State }[] =>
  Array.from({ length: count }, (_, seed) => randomSituation(seed + 1, game)).map(({ rules, state }) => ({
    rules,
    state,
  }));

const key = ({ type, unit, target, to, viaConvoy }: Order): string =>
  [type, unit?.at, target?.at, to, viaConvoy].join(":");

/** Every order you could write down, sensible or not, with all coasts spelled out. */
function everything({ board }: Rules, state: State): Order[] {
  const places = [...board.locations.keys()] as Location[];
  return state.units.flatMap((unit) => [
    hold(unit),
    ...places.flatMap((to) => [move(unit, to), move(unit, to, true)]),
    ...state.units.flatMap((target) => [
      support(unit, target),
      ...places.flatMap((to) => [support(unit, target, to), convoy(unit, target, to)]),
    ]),
  ]);
}

/** Legal as written: nothing had to be filled in or left out, and "via convoy" says something. */
function legalAsWritten(rules: Rules, state: State, order: Order): boolean {
  const checked = checkOrder(rules, state, order);
  if (!checked.ok || key(checked.value) !== key(order)) return false;
  if (order.type === "support" && order.to !== null && order.target.kind.way === "water") {
    const { coasts } = rules.board.provinces[rules.board.provinceOf[order.to]];
    if (coasts.length > 0 && !coasts.includes(order.to)) return false;
  }
  return true;
}

describe("the enumeration of legal orders", () => {
  test("lists nothing that would be refused, and nothing twice", () => {
    for (const { rules, state } of positions(60)) {
      for (const power of rules.powers.keys()) {
        const orders = legalOrders(rules, state, power as Power);
        for (const order of orders) expect(checkOrder(rules, state, order).ok).toBe(true);
        expect(new Set(orders.map(key)).size).toBe(orders.length);
      }
    }
  });

  test("lists everything that would be allowed", () => {
    for (const { rules, state: full } of positions(12)) {
      const state = { ...full, units: full.units.slice(0, 10) };
      const listed = new Set(
        [...rules.powers.keys()].flatMap((power) => legalOrders(rules, state, power as Power)).map(key),
      );
      const missing = everything(rules, state).filter(
        (order) => legalAsWritten(rules, state, order) && !listed.has(key(order)),
      );
      // "via convoy" over water that cannot be walked anyway says nothing, and is not listed a second time.
      expect(
        missing.filter(
          ({ viaConvoy, ...order }) =>
            !(viaConvoy && listed.has(key({ ...order, viaConvoy: false } as Order))),
        ),
      ).toEqual([]);
    }
  });
});
