import { expect, test } from "vitest";
import type { Orders, PlayedOn } from "./played.ts";
import { opened, playedIn, stateIn } from "./testing.ts";
import { silentPowers, unorderedLines } from "./unordered.ts";

const game = opened("classic");

const playedAt = (units: Orders, orders: Orders): PlayedOn =>
  playedIn(game, stateIn(game, { phase: "S1901M", units }), orders);

const units = { France: ["A Par", "A Mar", "A Gas"], Germany: ["A Bur", "A Mun"], Italy: ["A Rom"] };

test("units without orders have lines in the results, dislodged ones among them", () => {
  const played = playedAt(units, { France: ["A Par - Bur", "A Mar S A Par - Bur", "A Gas - Lon"] });
  const lines = unorderedLines(game.rules, played);
  expect(lines.map(({ text, report }) => [text, report.result])).toEqual([
    ["A Bur", "dislodged"],
    ["A Mun", "unordered"],
    ["A Rom", "unordered"],
  ]);
  expect(lines.every(({ report }) => report.why.length > 0)).toBe(true);
  expect(new Set([...played.lines, ...lines].map(({ id }) => id)).size).toBe(6);
});

test("a phase names the powers that gave no orders at all", () => {
  const played = playedAt(units, { France: ["A Par H"], Italy: [] });
  expect(silentPowers(game.rules, played)).toEqual(["Germany", "Italy"]);
  expect(
    silentPowers(game.rules, playedAt(units, { France: ["A Par H"], Germany: ["x"], Italy: ["A Rom H"] })),
  ).toEqual([]);
});
