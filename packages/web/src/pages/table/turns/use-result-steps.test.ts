import { expect, test } from "vitest";
import { enter, openGame } from "../../../orders/testing.ts";
import { stepFrom } from "./use-result-steps.ts";

const game = openGame("classic");
const { entry, phase } = enter(game, { England: ["F Lon H"], France: ["A Par H", "A Mar H"] });
const { lines } = phase;
const idOf = (text: string) => lines.find((line) => line.text === text)?.id;
const step = (asked: string | null, by: -1 | 1, own: readonly string[] = ["France"]) =>
  stepFrom({ lines, entry, asked: asked === null ? null : { id: idOf(asked) ?? "" } }, own, by);

test("results are stepped through as listed, your own first", () => {
  expect(step(null, 1)).toBe(idOf("A Par H"));
  expect(step("A Par H", 1)).toBe(idOf("A Mar H"));
  expect(step("A Mar H", 1)).toBe(idOf("F Lon H"));
  expect(step(null, 1, [])).toBe(idOf("F Lon H"));
});

test("the steps end with the last result, and with the first", () => {
  expect(step("F Lon H", 1)).toBe(idOf("F Lon H"));
  expect(step("A Par H", -1)).toBe(idOf("A Par H"));
});
