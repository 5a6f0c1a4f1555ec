import { expect, test } from "vitest";
import { enter, openGame, partialOf, place, told } from "../testing.ts";
import { begin, chooseVerb, press, questionOf, targetsOf } from "./entry-steps.ts";
import type { OrderEntry, PartialOrder } from "./order-entry.ts";
import { convoyOf, endWay, passFork, stepBack } from "./way.ts";

const dissolution = openGame("dissolution");
const { entry } = enter(dissolution, {}, { powers: ["Egypt"] });
const cairo = partialOf(begin(entry, place(entry, "Cai")));
const byConvoy = partialOf(chooseVerb(entry, cairo, "convoy"));
const on = (partial: PartialOrder, id: string) => press(entry, partial, place(entry, id));
const ids = ({ rules }: OrderEntry, provinces: Iterable<number>): string[] =>
  [...provinces].map((province) => rules.board.provinces[province].id);

test("a convoy route begins with the units that could carry the army (R033)", () => {
  expect(convoyOf(entry, cairo)).toBe("open");
  expect(questionOf(entry, byConvoy)).toBe("way");
  expect(ids(entry, targetsOf(entry, byConvoy))).toContain("Asw");
  expect(ids(entry, targetsOf(entry, byConvoy))).not.toContain("Khm");
});

test("each hop opens the next, and land at the end makes the order (R033)", () => {
  const over = partialOf(on(byConvoy, "Asw"));
  expect(ids(entry, over.way ?? [])).toEqual(["Asw"]);
  expect(ids(entry, targetsOf(entry, over))).toEqual(expect.arrayContaining(["Khm", "Avi"]));
  expect(told(entry, on(over, "Khm"))).toBe("A Cai - Asw - Khm");
});

test("where another wing is, the route may end or continue (DIS-3.3-7)", () => {
  const fork = partialOf(on(partialOf(on(byConvoy, "Asw")), "Dji"));
  expect(questionOf(entry, fork)).toBe("fork");
  expect(told(entry, endWay(entry, fork, place(entry, "Dji")))).toBe("A Cai - Asw - Dji");
  const further = passFork(fork);
  expect(ids(entry, further.way ?? [])).toEqual(["Asw", "Dji"]);
  expect(ids(entry, targetsOf(entry, further))).toContain("Som");
});

test("a hop that is pressed again is taken back, with those after it", () => {
  const over = passFork(partialOf(on(partialOf(on(byConvoy, "Asw")), "Dji")));
  expect(ids(entry, partialOf(on(over, "Dji")).way ?? [])).toEqual(["Asw"]);
  expect(partialOf(on(over, "Asw")).way).toEqual([]);
  expect(partialOf(on(over, "Cai")).way).toEqual([]);
  expect(ids(entry, stepBack(over)?.way ?? [])).toEqual(["Asw"]);
  expect(stepBack(byConvoy)).toBeNull();
  expect(on(byConvoy, "Cai")).toBeNull();
});

test("a way that does not lead there is refused with the reason", () => {
  expect(told(entry, on(byConvoy, "Khm"))).toMatch(/^refused: /);
  expect(told(entry, on(partialOf(on(byConvoy, "Asw")), "Mos"))).toMatch(/^refused: /);
});

test("a finished way is in hand again when the unit is", () => {
  const { entry: later } = enter(dissolution, { Egypt: ["A Cai - Asw - Khm"] }, { powers: ["Egypt"] });
  const again = partialOf(begin(later, place(later, "Cai")));
  expect(convoyOf(later, again)).toBe("ordered");
  expect(ids(later, partialOf(chooseVerb(later, again, "convoy")).way ?? [])).toEqual(["Asw"]);
});

test("units that carry nobody, and are carried by nobody, are offered no way", () => {
  expect(convoyOf(entry, partialOf(begin(entry, place(entry, "Asw"))))).toBe("none");
});
