import { expect, test } from "vitest";
import { place, powerIn } from "../../orders/testing.ts";
import {
  moved,
  prospectsIn,
  revivalsOf,
  unfiledIn,
  unitsFor,
  unwished,
  wishesOf,
  withWishes,
} from "./revival.ts";
import { entryWith } from "./testing.ts";

const FILED = { Russia: ["Revive 1 A Mos, 2 F StP/sc, 3 War none"] };

test("a lost country's list is put in order by hand and written out (MB-243 to MB-246)", () => {
  const { entry, phase } = entryWith({ ...FILED, England: ["F Lon H"] });
  const russia = powerIn(entry, "Russia");
  const wishes = wishesOf(phase.lines, russia);
  const written = (list: typeof wishes): string[] =>
    withWishes(entry, phase.lines, russia, list).map(({ text }) => text);
  expect(written(wishes)).toEqual(["F Lon H", ...FILED.Russia]);
  expect(written(moved(wishes, 2, 0))).toEqual(["F Lon H", "Revive 1 War none, 2 A Mos, 3 F StP/sc"]);
  expect(written([])).toEqual(["F Lon H"]);
});

test("centers that are not on it can be added, with what may rise there: on which coast, or no unit at all (MB-235, R68)", () => {
  const { entry, phase } = entryWith(FILED);
  const russia = powerIn(entry, "Russia");
  const wishes = wishesOf(phase.lines, russia);
  expect(unwished(entry, wishes, russia)).toEqual([place(entry, "Sev")]);
  const labels = (id: string): string[] =>
    unitsFor(entry, place(entry, id), russia).map(({ label }) => label);
  expect(labels("Sev")).toEqual(["Army", "Fleet", "No unit"]);
  expect(labels("Mos")).toEqual(["Army", "No unit"]);
  expect(labels("StP")).toEqual(["Army", "Fleet, north coast", "Fleet, south coast", "No unit"]);
});

test("the form says what the list wins back by the number of helpers, and what an occupied first choice costs (R57, MB-234, MB-247)", () => {
  const said = (list: string): string[] => {
    const { entry, phase } = entryWith({ Russia: [list] });
    const wishes = wishesOf(phase.lines, powerIn(entry, "Russia"));
    return prospectsIn(entry, wishes).map(({ helpers, centers }) => `${helpers}: ${centers}`);
  };
  // A Turkish fleet stands in Sevastopol.
  expect(said("Revive 1 A Mos, 2 A War, 3 A Sev, 4 F StP/sc")).toEqual([
    "2: Moscow, Warsaw",
    "4: Moscow, Warsaw, St. Petersburg",
    "5: Moscow, Warsaw, Sevastopol",
    "7: Moscow, Warsaw, Sevastopol, St. Petersburg",
  ]);
  expect(said("Revive 1 A Sev, 2 A Mos")).toEqual(["2: Moscow", "3: Sevastopol, Moscow"]);
});

test("several lists that were typed become one as soon as it is changed, since two would be void (MB-246)", () => {
  const { entry, phase } = entryWith({ Russia: ["Revive 1 A Mos", "Revive 1 A War"] });
  const russia = powerIn(entry, "Russia");
  expect(revivalsOf(phase.lines, russia)).toHaveLength(2);
  const [first] = wishesOf(phase.lines, russia);
  expect(withWishes(entry, phase.lines, russia, [first])).toEqual([
    { power: russia, text: "Revive 1 A Mos" },
  ]);
});

test("what is moved beyond the ends of a list stays where it is", () => {
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
});

test("a lost country that has not ordered its revival has something left to order, and nobody else has (MB-243)", () => {
  const left = (orders: Record<string, readonly string[]>, power: string): string | null => {
    const { entry, phase } = entryWith(orders);
    return unfiledIn({ ...entry, powers: new Set([powerIn(entry, power)]) }, phase);
  };
  expect(left({}, "Russia")).toBe("No order to revive yet");
  expect(left(FILED, "Russia")).toBe(null);
  expect(left({}, "England")).toBe(null);
});
