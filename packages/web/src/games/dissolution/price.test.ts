import { expect, test } from "vitest";
import { kicksIn, priceOf } from "./price.ts";
import { entryOf, game, powerOf } from "./testing.ts";

const price = (player: string, sheet: readonly string[]) => {
  const { entry, phase } = entryOf(player, sheet, game.start);
  return priceOf(entry, phase, powerOf(player));
};

test("an attack that offends a nuclear power has its price beside it, before anything is resolved (DIS-11.6-1, DIS-11.7.1-1)", () => {
  const found = price("Ukraine", ["A Khk - Mos", "1 DP: A Blr S Khk - Mos"]);
  expect(found.map(({ type }) => type)).toEqual(["violation", "kicked"]);
  expect(found[0].why).toMatch(/Ukraine offended Russia/);
  expect(found[1].why).toMatch(/embassy with Russia was kicked from R2m to R1q/);
  expect(kicksIn(found)).toBe(1);
});

test("orders that offend nobody cost nothing", () => {
  expect(price("Ukraine", ["A Khk H"])).toEqual([]);
});
