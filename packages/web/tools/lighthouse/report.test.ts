import { expect, test } from "vitest";
import { type Figures, median } from "./measure.ts";
import { formatTable } from "./report.ts";

const figures = (performance: number): Figures => ({
  performance,
  fcp: 1000,
  lcp: 2000,
  tbt: 30,
  speedIndex: 1500,
  cls: 0,
  accessibility: 100,
  weight: 300_000,
});

test("visits that failed are told in the table and take nothing of the others with them", () => {
  const row = { site: "now", preset: "mobile" };
  const table = formatTable(
    [
      { ...row, place: "start", visits: 2, figures: median([figures(90), figures(98)]) },
      { ...row, place: "sandbox", visits: 0, figures: median([]) },
    ],
    3,
  ).split("\n");
  expect(table[2]).toBe(
    "| mobile | start | now | 2 of 3 | 98 | 1.0 s | 2.0 s | 30 ms | 1.5 s | 0.000 | 100 | 300 KB |",
  );
  expect(table[3]).toContain("| mobile | sandbox | now | 0 of 3 | failed |");
  for (const line of table) expect(line.split("|")).toHaveLength(table[0].split("|").length);
});
