import { describe, expect, test } from "vitest";
import { PLAYERS } from "../players.ts";
import { START } from "../testing.ts";
import { embassiesOf, favorOf, isVacant, occupants, placeOf, relocate, withdraw } from "./favor.ts";
import { DEFAULT_LAYOUT } from "./layout.ts";
import { SLICE_IDS } from "./map.ts";
import { embassy, mapOf, powerOf } from "./testing/maps.ts";

test("every player starts with one embassy in each of the five slices (DIS-3.4-1)", () => {
  expect(Object.keys(START.favor)).toEqual(PLAYERS.map(({ name }) => name));
  for (const spaces of Object.values(START.favor))
    expect(spaces.map((space) => space[0])).toEqual(["N", "U", "I", "B", "R"]);
});

test("a hex holds one embassy, a Perimeter any number (DIS-11.1.3-2)", () => {
  expect(occupants(DEFAULT_LAYOUT, "I0z").map((power) => PLAYERS[power].code)).toEqual(["IR", "PA", "SA"]);
  expect(occupants(DEFAULT_LAYOUT, "I1p").map((power) => PLAYERS[power].code)).toEqual(["YU"]);
  expect(isVacant(DEFAULT_LAYOUT, "I0z")).toBe(true);
  expect(isVacant(DEFAULT_LAYOUT, "I1p")).toBe(false);
});

test("an embassy's digit is its owner's Favor Value, and moves change that alone (DIS-3.4-2, DIS-11.3-1)", () => {
  const after = relocate(DEFAULT_LAYOUT, embassy("UK", "R"), "R3g");
  expect(favorOf(after, powerOf("UK"), "R")).toBe(3);
  expect(favorOf(DEFAULT_LAYOUT, powerOf("UK"), "R")).toBe(2);
  expect(favorOf(after, powerOf("UK"), "N")).toBe(1);
});

describe("a power that is eliminated", () => {
  const after = withdraw(mapOf("RO R3g", "UK R1p"), powerOf("RO"));

  test("loses all its embassies, and nobody else any (DIS-2.1.5-8, DIS-3.4-7, DIS-4.1-2, DIS-5.3-3)", () => {
    expect(occupants(after, "R3g")).toEqual([]);
    expect(embassiesOf(after).some(({ power }) => power === powerOf("RO"))).toBe(false);
    expect(embassiesOf(after)).toHaveLength(45);
    expect(() => placeOf(after, embassy("RO", "R"))).toThrow();
  });

  test("counts as having Favor 1 everywhere from then on (DIS-5.3-2)", () => {
    for (const slice of SLICE_IDS) expect(favorOf(after, powerOf("RO"), slice)).toBe(1);
  });
});
