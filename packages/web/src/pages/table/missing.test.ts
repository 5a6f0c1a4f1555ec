import { review } from "@chancery/orders";
import { expect, test } from "vitest";
import { enter, openGame, position, powerIn, stateIn } from "../../orders/testing.ts";
import { missingOrders } from "./missing.ts";

const game = openGame("classic");

function missing(given: Parameters<typeof stateIn>[1], power: string, orders: readonly string[] = []) {
  const state = stateIn(game, given);
  const { entry, phase } = enter(game, { [power]: orders }, { state, powers: [power] });
  const plugin = {};
  return missingOrders({
    entry,
    phase,
    plugin,
    review: review(game.rules, phase, new Set([powerIn(game, power)])),
  });
}

test("units without orders hold, and are named", () => {
  const spring = position("S1901M", { France: ["A Par", "A Mar", "F Bre"] });
  expect(missing(spring, "France", ["A Par - Bur"])).toEqual([
    "A Mar has no order and will hold.",
    "F Bre has no order and will hold.",
  ]);
  expect(missing(spring, "France", ["A Par - Bur", "A Mar H", "F Bre H"])).toEqual([]);
});

test("a dislodged unit without a retreat is disbanded, and is named", () => {
  const retreats = position(
    "S1901R",
    { France: ["A Bur"] },
    { dislodged: [{ power: "Germany", unit: "A Mun", attackedFrom: "Bur" }] },
  );
  expect(missing(retreats, "Germany")).toEqual(["A Mun will be disbanded."]);
  expect(missing(retreats, "Germany", ["A Mun - Ber"])).toEqual([]);
});

test("builds are waived, and the rules choose what is disbanded", () => {
  const winter = position(
    "W1901A",
    { France: ["A Par"], Italy: ["A Rom", "A Ven", "F Nap"] },
    { centers: { France: ["Par", "Mar", "Bre"], Italy: ["Rom"] } },
  );
  expect(missing(winter, "France", ["Build A Mar"])).toEqual(["France: 1 build will be waived."]);
  expect(missing(winter, "Italy")).toEqual(["Italy: the rules choose 2 units to disband."]);
});

test("many units are counted instead of being named", () => {
  const many = position("S1905M", { Russia: ["A Mos", "A War", "A Sev", "A Ukr", "A Lvn", "F Bot"] });
  expect(missing(many, "Russia")).toHaveLength(5);
  expect(missing(many, "Russia").at(-1)).toBe("2 more units will hold.");
});
