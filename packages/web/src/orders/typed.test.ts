import type { Power } from "@chancery/engine";
import { expect, test } from "vitest";
import { openGame } from "./testing.ts";
import { formatTyped, readTyped, sameOrders } from "./typed.ts";

const game = openGame("classic");
const all = new Set(game.rules.powers.map((_, power) => power as Power));
const read = (text: string) => readTyped(game.notation, game.start, all, text);

test("a pasted sheet is read for all powers", () => {
  const { orders, mistakes } = read(
    "FRANCE\nA Paris to Burgundy\nF Bre-Mid\n\nGermany: A Mun - Bur, F Kie H",
  );
  expect(mistakes).toEqual([]);
  expect(orders).toEqual({ France: ["A Par - Bur", "F Bre - Mid"], Germany: ["A Mun - Bur", "F Kie H"] });
});

test("a line under no name belongs to the power whose unit it is", () => {
  expect(read("A Par - Bur\nA Mun - Bur").orders).toEqual({
    France: ["A Par - Bur"],
    Germany: ["A Mun - Bur"],
  });
});

test("a mistake is marked where it is, with a suggestion", () => {
  const text = "France:\nA Par - Burglary\nA Mar H";
  const { orders, mistakes } = read(text);
  expect(orders).toEqual({ France: ["A Mar H"] });
  expect(mistakes.map(({ from, to, line }) => [text.slice(from, to), line])).toEqual([["Burglary", 2]]);
  expect(mistakes[0].message).toMatch(/Burgundy/);
});

test("a name that nobody has is marked", () => {
  const text = "Germny:\nA Mun H\nNowhere:\nA Xyz H";
  const { mistakes } = read(text);
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { from, to } of mistakes) expect(text.slice(from, to)).not.toBe("");
});

test("orders survive writing and reading", () => {
  const orders = { France: ["A Par - Bur"], Germany: ["A Mun H"] };
  const text = formatTyped(["Austria", "France", "Germany"], orders);
  expect(sameOrders(read(text).orders, orders)).toBe(true);
});
