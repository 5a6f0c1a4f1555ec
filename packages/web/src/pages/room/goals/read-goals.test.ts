import { expect, test } from "vitest";
import { readGoals } from "./read-goals.ts";

const POWERS = ["France", "Germany", "United Kingdom"];

test("goals are pasted from a spreadsheet, with their points anywhere and three where there are none (R77)", () => {
  const text = [
    "France\tThe Rhine\tHold it to the end\t2",
    'Germny; 1; "Anschluss"; March into Austria',
    "",
    "United Kingdom;Splendid isolation",
  ].join("\n");
  expect(readGoals(text, POWERS)).toEqual({
    goals: [
      { power: "France", title: "The Rhine", text: "Hold it to the end", value: 2 },
      { power: "Germany", title: "Anschluss", text: "March into Austria", value: 1 },
      { power: "United Kingdom", title: "Splendid isolation", text: "", value: 3 },
    ],
    unread: [],
  });
});

test("lines without a goal are named, not dropped", () => {
  const text = "Atlantis; Rise again; 3\nFrance\nFrance; The Rhine; 7\nFrance; The Rhine";
  expect(readGoals(text, POWERS)).toMatchObject({ goals: [{ title: "The Rhine" }], unread: [1, 2, 3] });
});
