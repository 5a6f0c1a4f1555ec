import { expect, test } from "vitest";
import { standingsOf } from "./standings.ts";
import { played, sandboxWith } from "./testing.ts";

test("centers are counted year by year, the greatest power first", () => {
  const timeline = played(
    sandboxWith(
      { orders: { France: ["A Mar - Spa"], Germany: ["F Kie - Den"] } },
      { orders: { Germany: ["F Den - Swe"] } },
      { orders: {} },
      { orders: {} },
    ),
  );
  const { years, rows } = standingsOf(timeline, 3);
  expect(years).toEqual([1900, 1901]);
  expect(rows.slice(0, 4).map(({ name, centers, units }) => [name, centers, units])).toEqual([
    ["Russia", 4, 4],
    ["France", 4, 3],
    ["Germany", 4, 3],
    ["Austria", 3, 3],
  ]);
  expect(rows[1].years).toEqual([3, 4]);
});
