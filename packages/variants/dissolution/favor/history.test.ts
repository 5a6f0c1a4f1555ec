import { expect, test } from "vitest";
import { relocate, withdraw } from "./favor.ts";
import { favorHistory } from "./history.ts";
import { DEFAULT_LAYOUT } from "./layout.ts";
import { embassy, powerOf } from "./testing/maps.ts";

const line = (history: ReturnType<typeof favorHistory>, power: string, slice: string) =>
  history.lines.find((each) => each.power === power && each.slice === slice);

test("a history has a line for each player and nuclear power, with a value for each phase", () => {
  const kicked = relocate(DEFAULT_LAYOUT, embassy("UK", "R"), "R1q");
  const history = favorHistory([
    { phase: "S1992M", favor: DEFAULT_LAYOUT },
    { phase: "F1992M", favor: kicked },
    { phase: "W1992A", favor: withdraw(relocate(kicked, embassy("UK", "R"), "R2m"), powerOf("RO")) },
  ]);
  expect(history.phases).toEqual(["S1992M", "F1992M", "W1992A"]);
  expect(history.lines).toHaveLength(50);
  expect(line(history, "Ukraine", "R")).toEqual({
    power: "Ukraine",
    with: "Russia",
    slice: "R",
    values: [2, 1, 2],
  });
  expect(line(history, "Yugoslavia", "B")?.values).toEqual([3, 3, 3]);
  expect(line(history, "Romania", "I")?.values).toEqual([2, 2, null]);
});

test("of several moments in a phase the last counts", () => {
  const later = relocate(DEFAULT_LAYOUT, embassy("UK", "R"), "R1q");
  const history = favorHistory([
    { phase: "S1992M", favor: DEFAULT_LAYOUT },
    { phase: "S1992M", favor: later },
  ]);
  expect(history.phases).toEqual(["S1992M"]);
  expect(line(history, "Ukraine", "R")?.values).toEqual([1]);
});

test("nothing has no history", () => {
  expect(favorHistory([])).toEqual({ phases: [], lines: [] });
});
