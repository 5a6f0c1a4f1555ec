import { expect, test } from "vitest";
import data from "../data/people.json" with { type: "json" };
import { opening, positionOf, powerOf, rules } from "../testing/positions.ts";
import { type PeopleData, peoplePlayed, placeOf } from "./people.ts";

const people = data as unknown as PeopleData;
const FRANCE = powerOf("France");

test("openings are counted, the most frequent first, with what came of them", () => {
  const found = peoplePlayed(people, rules, opening.state, FRANCE);
  expect(found?.of).toBe(5616);
  expect(found?.games).toBeGreaterThan(4000);
  const sets = found?.sets ?? [];
  expect(sets.length).toBeGreaterThan(5);
  expect(sets.map(({ games }) => games)).toEqual(sets.map(({ games }) => games).toSorted((a, b) => b - a));
  for (const { orders, share, solos } of sets) {
    expect(orders).toHaveLength(3);
    expect(share).toBeGreaterThan(0);
    expect(solos).toBeLessThanOrEqual(share);
  }
  expect(sets.reduce((sum, { games }) => sum + games, 0)).toBeLessThanOrEqual(found?.games ?? 0);
});

test("what the others have, and the year, make no difference; the season does", () => {
  const units = { France: ["A Bur", "A Spa", "F Mid"], Turkey: ["A Con"] };
  const fall = positionOf({ phase: "F1901M", units });
  const later = positionOf({ phase: "F1907M", units: { ...units, Germany: ["A Mun"] } });
  const found = peoplePlayed(people, rules, fall, FRANCE);
  expect(found?.games).toBeGreaterThan(100);
  expect(peoplePlayed(people, rules, later, FRANCE)).toEqual(found);
  const spring = positionOf({ phase: "S1901M", units });
  expect(placeOf(rules, spring, FRANCE)).not.toBe(placeOf(rules, fall, FRANCE));
});

test("where nobody has been, and in other games, nothing is told", () => {
  const odd = positionOf({ phase: "S1901M", units: { France: ["A Mos", "A Ank"] } });
  expect(peoplePlayed(people, rules, odd, FRANCE)).toBeNull();
  expect(peoplePlayed(people, { ...rules, variant: "fleet-rome" }, opening.state, FRANCE)).toBeNull();
});

test("no game can be read from what is counted: no set is listed that occurred only once", () => {
  const places = Object.values(people.places);
  expect(Math.min(...places.map(([games]) => games))).toBeGreaterThanOrEqual(3);
  const counts = places.flatMap(([, , , sets]) => sets.map(([count]) => count));
  expect(counts.reduce((least, count) => Math.min(least, count))).toBeGreaterThanOrEqual(2);
});
