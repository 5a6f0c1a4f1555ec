import { expect, test } from "vitest";
import { emptySheet, keptSheet, readSheet, sheetOf } from "./result-sheet.ts";

const POWERS = ["England", "France", "Germany"];

test("a sheet is a result once everything is filled in", () => {
  const empty = emptySheet(POWERS, 1901);
  expect(readSheet(POWERS, empty)).toBe(null);
  const filled = {
    ...empty,
    centers: { England: "17", France: "17", Germany: "0" },
    years: { Germany: "1904" },
  };
  expect(readSheet(POWERS, filled)).toEqual({
    centers: { England: 17, France: 17, Germany: 0 },
    eliminated: { Germany: 1904 },
    year: 1907,
    ending: { how: "time" },
  });
  expect(readSheet(POWERS, { ...filled, how: "solo" })).toBe(null);
  expect(readSheet(POWERS, { ...filled, how: "draw", excluded: ["France"] })?.ending).toEqual({
    how: "draw",
    powers: ["England"],
  });
});

test("a result is written on a sheet and read back the same", () => {
  for (const ending of [
    { how: "time" },
    { how: "draw", powers: ["France"] },
    { how: "concession", power: "England" },
  ] as const) {
    const result = {
      centers: { England: 10, France: 9, Germany: 0 },
      eliminated: { Germany: 1905 },
      year: 1908,
      ending,
    };
    expect(readSheet(POWERS, sheetOf(POWERS, result))).toEqual(result);
  }
});

test("data kept on a device is used only if it's a result sheet", () => {
  const sheet = emptySheet(POWERS, 1901);
  expect(keptSheet(JSON.stringify(sheet))).toEqual(sheet);
  for (const other of [null, "", "{", "3", '{"centers":{}}']) expect(keptSheet(other)).toBe(null);
});
