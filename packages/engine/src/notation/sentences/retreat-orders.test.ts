import { classicWords } from "@chancery/testkit";
import { expect, test } from "vitest";

const { positionOf, read } = classicWords("2023");

const state = positionOf({
  phase: "F1902R",
  units: { Germany: ["A Bur"], England: ["A StP"], France: ["A Par"] },
  dislodged: [
    { power: "France", unit: "A Bur", retreats: ["Gas", "Mar"] },
    { power: "France", unit: "F Mid", retreats: ["Spa/nc", "Spa/sc", "Por"] },
    { power: "Russia", unit: "A StP", retreats: ["Mos", "Lvn"] },
  ],
});

test.each([
  "A Bur R Gas",
  "A Bur - Gas",
  "A Bur retreats to Gas",
  "A Burgundy—Gascony",
  "Bur. Gas.",
  "A Bur RETREAT GAS",
  "A - Gas",
  "Retreat A Bur to Gas",
])("a retreat names where the unit is and where it goes: %s (C23-40)", (text) =>
  expect(read(state, "France", text)).toBe("A Bur R Gas"),
);

test.each([
  "A Bur D",
  "Disband A Bur",
  "A Bur disbands",
  "DISBAND A BUR",
  "Remove A Bur",
  "A Bur - disbands",
  "A D",
])("a dislodged unit may be disbanded: %s", (text) =>
  expect(read(state, "France", text)).toBe("Disband A Bur"),
);

test("a coast that is needed and missing stays missing (R-14)", () => {
  expect(read(state, "France", "F Mid R Spa")).toBe("F Mid R Spa");
  expect(read(state, "France", "F Mid R Spain (sc)")).toBe("F Mid R Spa/sc");
});

test("only dislodged units retreat, and only theirs do who have any", () => {
  expect(read(state, "France", "A Par - Gas")).toBe("no-such-unit: A Par");
  expect(read(state, "France", "A StP - Mos")).toBe("not-yours: A StP");
  expect(read(state, "Germany", "A Bur - Gas")).toBe("nothing-to-do: A Bur - Gas");
  expect(read(state, "France", "A Bur H")).toBe("wrong-phase (A Bur): A Bur H");
  expect(read(state, "France", "A Bur S A Par")).toBe("wrong-phase (A Bur): A Bur S A Par");
  expect(read(state, "France", "A Bur - Gas via convoy")).toBe("trailing-text (A Bur): via convoy");
});
