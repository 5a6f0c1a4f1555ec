import { formatPosition } from "@chancery/engine";
import { expect, test } from "vitest";
import { stateIn } from "../../orders/testing.ts";
import { lossesIn, priceOf } from "./price.ts";
import { entryOf, game, powerOf } from "./testing.ts";

const price = (player: string, sheet: readonly string[], state = game.start) =>
  priceOf(game, entryOf(player, sheet, state).phase, powerOf(player));

/** Spring 1992, with units in other places: what stood there is gone. */
function stateWith(units: Readonly<Record<string, readonly string[]>>) {
  const start = formatPosition(game.rules, game.start);
  const taken = Object.values(units).flatMap((list) => list.map((unit) => unit.slice(2)));
  const left = Object.entries(start.units).map(([power, list]) => [
    power,
    [...list.filter((unit) => !taken.includes(unit.slice(2))), ...(units[power] ?? [])],
  ]);
  return stateIn(game, { ...start, units: Object.fromEntries(left) });
}

test("an attack that offends a nuclear power has its price beside it, before anything is resolved (DIS-11.6-1, DIS-11.7.1-1)", () => {
  const found = price("Ukraine", ["A Khk - Mos", "1 DP: A Blr S Khk - Mos"]);
  expect(found.map(({ type }) => type)).toEqual(["violation", "kicked"]);
  expect(found[0].why).toMatch(/Ukraine offended Russia/);
  expect(found[1].why).toMatch(/embassy with Russia was kicked from R2m to R1q/);
  expect(lossesIn(found)).toEqual({ kicks: 1, units: 0 });
});

test("units that retaliation would destroy are forecast, also where someone retreats first (DIS-11.4.2-2, DIS-2.1.4-6)", () => {
  const inAstrakhan = stateWith({ Romania: ["A Ast"] });
  expect(lossesIn(price("Romania", ["A Ast H"], inAstrakhan))).toEqual({ kicks: 0, units: 1 });
  const attacking = stateWith({ Romania: ["A Ast", "A Lvi", "A Mol"] });
  const sheet = ["A Ast H", "A Lvi - Kyv", "A Mol S A Lvi - Kyv"];
  const { phase } = entryOf("Romania", sheet, attacking);
  expect(phase.response?.state.phase).toBe("S1992R");
  const found = price("Romania", sheet, attacking);
  expect(lossesIn(found).units).toBe(1);
  expect(found.at(-1)?.why).toMatch(/^Retaliation: Russia destroyed A Ast/);
});

test("orders that offend nobody cost nothing", () => {
  expect(price("Ukraine", ["A Khk H"])).toEqual([]);
});
