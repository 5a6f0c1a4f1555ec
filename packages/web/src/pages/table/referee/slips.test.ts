import { expect, test } from "vitest";
import type { TableView } from "../../../api/client.ts";
import { seatOf, viewOf } from "../testing.ts";
import { missingIn, slipsOf } from "./slips.ts";

const sheetOf = (
  power: string,
  rest: Partial<TableView["sheets"][number]> = {},
): TableView["sheets"][number] => ({
  power,
  isCalledUpon: true,
  text: null,
  receipt: null,
  onBehalf: false,
  lines: [],
  warnings: [],
  ...rest,
});
const line = (fault: string | null) => ({ text: "A Par - Bur", line: 1, column: 1, order: null, fault });

test("the game master sees who is missing first, and whose orders are in", () => {
  const view = viewOf({
    seats: [
      seatOf(0, ["Austria"], { isReady: true }),
      seatOf(1, ["England"], { isReady: false }),
      seatOf(2, ["France"], { isReady: false }),
      seatOf(3, ["Germany"], { isVacant: true, isReady: true }),
      seatOf(4, ["Italy"], { isReady: true }),
    ],
    sheets: [
      sheetOf("Austria", { text: "A Vie H", lines: [line(null)], onBehalf: true }),
      sheetOf("England", { text: "F Lon - Paris", lines: [line(null), line("no way")] }),
      sheetOf("France"),
      sheetOf("Germany", { isCalledUpon: false }),
      sheetOf("Italy"),
    ],
  });
  const slips = slipsOf(view);
  expect(slips.map(({ power, words }) => [power, words])).toEqual([
    ["France", "no orders yet"],
    ["England", "2 orders, 1 mistake"],
    ["Austria", "1 order, entered by the game master, ready"],
    ["Italy", "ready without orders"],
    ["Germany", "no player"],
  ]);
  expect(missingIn(slips)).toEqual(["France"]);
});
