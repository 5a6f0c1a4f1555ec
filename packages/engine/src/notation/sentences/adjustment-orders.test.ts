import { classicWords } from "@chancery/testkit";
import { expect, test } from "vitest";

const { positionOf, read } = classicWords("2023");

const state = positionOf({
  phase: "W1901A",
  units: {
    France: ["A Bur", "F Mid"],
    Germany: ["A Gal", "A Ruh", "F Den", "F Kie"],
    Russia: ["A Ukr"],
    Turkey: ["A Ank"],
  },
  centers: {
    France: ["Par", "Mar", "Bre", "Spa"],
    Germany: ["Kie", "Den"],
    Russia: ["StP", "Mos", "Sev"],
    Turkey: ["Ank"],
  },
});

test.each([
  "Build F StP/nc",
  "B F StP(nc)",
  "F STP/NC B",
  "Build F St. Petersburg (North Coast)",
  "+F StP nc",
  "F StP/nc",
  "builds fleet St. Petersburg N. Coast",
  "Build StP/nc",
  "Russia: build F StP/nc",
])("a build names the unit and the place: %s (CB-149, CB-150)", (text) =>
  expect(read(state, "Russia", text)).toBe("Build F StP/nc"),
);

test.each([
  "Remove A Gal",
  "A Gal D",
  "Disband A Gal",
  "-A Gal",
  "- A Gal",
  "A Gal",
  "Gal.",
  "removes A Gal.",
  "Remove Galacia",
])("a removal names the unit: %s", (text) => expect(read(state, "Germany", text)).toBe("Disband A Gal"));

test.each(["Waive", "WAIVE", "BUILD WAIVE", "waives build"])("a build may be waived: %s", (text) =>
  expect(read(state, "France", text)).toBe("Waive"),
);

test("a unit alone is built where builds are due, and removed where removals are", () => {
  expect(read(state, "France", "F Bre")).toBe("Build F Bre");
  expect(read(state, "Germany", "F Kie")).toBe("Disband F Kie");
  expect(read(state, "Turkey", "A Ank")).toBe("nothing-to-do: A Ank");
});

test("in a coastal center the order must say army or fleet (CB-149, DATC 4.C.3)", () => {
  expect(read(state, "France", "Build Bre")).toBe("kind-missing: Bre");
  expect(read(state, "Russia", "Build StP")).toBe("kind-missing: StP");
  expect(read(state, "France", "Build Par")).toBe("Build A Par");
  expect(read(state, "France", "Par")).toBe("Build A Par");
});

test("a fleet in St. Petersburg without a coast lacks it (CB-150)", () => {
  expect(read(state, "Russia", "Build F StP")).toBe("Build F StP");
  expect(read(state, "Russia", "Build A StP/nc")).toBe("Build A StP");
});

test("a minus sign is never taken for a mark in a list, a mark never for a minus sign", () => {
  expect(read(state, "France", "-A Bur")).toBe("Disband A Bur");
  expect(read(state, "France", "- F Bre")).toBe("Build F Bre");
  expect(read(state, "France", "- Build F Bre")).toBe("Build F Bre");
});

test("nobody builds in someone else's name, or out of season", () => {
  expect(read(state, "France", "Germany builds A Par")).toBe("other-power: Germany builds A Par");
  expect(read(state, "France", "A Bur - Mun")).toBe("wrong-phase (A Bur): A Bur - Mun");
  expect(read(positionOf({ phase: "S1901M", units: { France: ["A Par"] } }), "France", "Build A Par")).toBe(
    "wrong-phase (A Par): Build A Par",
  );
});
