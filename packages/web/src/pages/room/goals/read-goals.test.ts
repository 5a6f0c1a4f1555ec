import { expect, test } from "vitest";
import { type Country, readGoals } from "./read-goals.ts";

const POWERS: readonly Country[] = [
  { power: "France", names: ["France", "Frankreich"] },
  { power: "Germany", names: ["Germany", "Deutschland"] },
  { power: "United Kingdom", names: ["United Kingdom", "Vereinigtes Königreich"] },
];

const read = (...lines: readonly string[]) => readGoals(lines.join("\n"), POWERS);

test("goals are pasted from a spreadsheet, with their points anywhere and three where there are none (R77)", () => {
  const { goals, unread } = read(
    "France\tThe Rhine\tHold it to the end\t2",
    'Germny; 1; "Anschluss"; March into Austria',
    "",
    "United Kingdom;Splendid isolation",
  );
  expect(goals).toEqual([
    { power: "France", title: "The Rhine", text: "Hold it to the end", value: 2 },
    { power: "Germany", title: "Anschluss", text: "March into Austria", value: 1 },
    { power: "United Kingdom", title: "Splendid isolation", text: "", value: 3 },
  ]);
  expect(unread).toEqual([]);
});

test.each([
  "France; The Rhine; Hold it to the end; 2",
  "France | The Rhine | Hold it to the end | 2 points",
  "France, The Rhine, Hold it to the end, 2",
  "France: The Rhine: Hold it to the end: 2",
  "France: The Rhine; Hold it to the end; 2",
  "France - The Rhine - Hold it to the end - 2",
  "- frankreich; The Rhine; Hold it to the end; (2)",
  '"France","The Rhine","Hold it to the end","2"',
])("any usual separator will do: %s", (line) => {
  expect(read(line)).toEqual({
    goals: [{ power: "France", title: "The Rhine", text: "Hold it to the end", value: 2 }],
    unread: [],
  });
});

test("separators in a sentence stay where they are", () => {
  const [one, two, three] = read(
    "France; The Rhine; Hold Munich, Kiel: and Ruhr; 2",
    'Germany,"East, and west","Hold both, always",1',
    "United Kingdom, Allies, Sign with France, Spain and Italy",
  ).goals;
  expect(one.text).toBe("Hold Munich, Kiel: and Ruhr");
  expect(two).toMatchObject({ title: "East, and west", text: "Hold both, always", value: 1 });
  expect(three).toMatchObject({ title: "Allies", text: "Sign with France, Spain and Italy", value: 3 });
});

test("a country on a line of its own is that of the lines below", () => {
  const { goals, unread } = read(
    "Vereinigtes Königreich:",
    "- Splendid isolation; 1",
    "2. Empire, Own Egypt",
    "France",
    "The Rhine",
  );
  expect(goals.map(({ power, title, value }) => [power, title, value])).toEqual([
    ["United Kingdom", "Splendid isolation", 1],
    ["United Kingdom", "Empire", 3],
    ["France", "The Rhine", 3],
  ]);
  expect(unread).toEqual([]);
});

test("lines without a goal are named with what is wrong, and comments are left out", () => {
  const { goals, unread } = read(
    "Atlantis; Rise again; 3",
    "# France; Spare; 2",
    "France",
    "France; The Rhine; 7",
    "France; ; 2",
    "France; The Rhine",
  );
  expect(goals).toHaveLength(1);
  expect(unread).toEqual([
    { line: 1, why: "country", text: "Atlantis" },
    { line: 3, why: "title", text: "France" },
    { line: 4, why: "points", text: "7" },
    { line: 5, why: "title", text: "France" },
  ]);
});
