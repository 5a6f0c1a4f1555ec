import { expect, test } from "vitest";
import { importGame } from "../import-game.ts";

const GERMAN = `Frühjahr 1901
Frankreich: Armee Paris nach Burgund
Flotte Brest in den Mittelatlantik
Deutschland: München hält
Herbst 1901
Frankreich: A Burgund - München, Armee Marseille unterstützt Armee Burgund nach München`;

test("sheets are read in the reader's language, and recorded in the books' words", () => {
  const imported = importGame("text", GERMAN, { language: "de" });
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const { record, unread, misread } = imported.value;
  expect([unread, misread]).toEqual([[], []]);
  expect(record.phases.map(({ phase, orders }) => [phase, orders])).toMatchObject([
    ["S1901M", { France: ["A Par - Bur", "F Bre - Mid"], Germany: ["A Mun H"] }],
    ["F1901M", { France: ["A Bur - Mun", "A Mar S A Bur - Mun"] }],
  ]);
});

test("what the books write is read in any language", () => {
  const english = "Spring 1901\nFrance: A Par - Bur\nFall 1901\nFrance: A Bur - Mun";
  for (const language of ["en", "de"] as const) {
    const imported = importGame("text", english, { language });
    expect(imported.ok && imported.value.record.phases.map(({ orders }) => orders)).toMatchObject([
      { France: ["A Par - Bur"] },
      { France: ["A Bur - Mun"] },
    ]);
  }
});
