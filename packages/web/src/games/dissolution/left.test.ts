import type { State } from "@chancery/engine";
import { ownOf } from "@chancery/variants/dissolution";
import { expect, test } from "vitest";
import { leftOf } from "./left.ts";
import { entryOf, game, powerOf } from "./testing.ts";

const left = (player: string, sheet: readonly string[] = [], state?: State): string | null => {
  const { entry, phase } = entryOf(player, sheet, state);
  return leftOf(entry, phase);
};

test("points that are not on an order, or on one that does not count, are left to give (DIS-5.0-3)", () => {
  expect(left("Poland")).toBe("2 of 2 points to spend");
  expect(left("Poland", ["1 DP: A Aus H", "1 DP: W Kra - Mos"])).toBe("1 of 2 points to spend");
  expect(left("Poland", ["2 DP: A Aus H"])).toBeNull();
});

test("in exile it is the one point (DIS-5.3-1)", () => {
  const romania = powerOf("Romania");
  const state: State = {
    ...game.start,
    units: game.start.units.filter(({ power }) => power !== romania),
    owners: game.start.owners.map((owner) => (owner === romania ? powerOf("Ukraine") : owner)),
    own: { ...ownOf(game.start), favor: ownOf(game.start).favor.with(romania, null) },
  };
  expect(left("Romania", [], state)).toBe("1 of 1 point to spend");
  expect(left("Romania", ["1 DP: A Aus H"], state)).toBeNull();
  expect(left("Romania", [], { ...state, phase: { season: "W", year: 1992, task: "A" } })).toBeNull();
});

test("in Winter embassies that could do something are left to be ordered, not those that must hold (DIS-11.5.3-1)", () => {
  const winter: State = { ...game.start, phase: { season: "W", year: 1992, task: "A" } };
  expect(left("Poland", [], winter)).toBe("5 embassies without orders");
  expect(left("Poland", ["E N1q H", "E U2m H", "E I1q - I2o", "E B1r H"], winter)).toBe(
    "1 embassy without orders",
  );
  const kicked = [{ power: powerOf("Poland"), slice: "N" as const }];
  expect(left("Poland", [], { ...winter, own: { ...ownOf(winter), kicked } })).toBe(
    "4 embassies without orders",
  );
});
