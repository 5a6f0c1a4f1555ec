import { expect, test } from "vitest";
import { deskOf } from "../games/dissolution/testing.ts";
import { draftOf, place, told } from "../pages/sandbox/testing.ts";
import type { Desk, Draft } from "./desk.ts";
import { begin, chooseVerb, press, questionOf, targetsOf } from "./entry.ts";
import { convoyOf, endWay, passFork, stepBack } from "./way.ts";

const { desk } = deskOf("Egypt");
const cairo = draftOf(begin(desk, place(desk, "Cai")));
const byConvoy = draftOf(chooseVerb(desk, cairo, "convoy"));
const on = (draft: Draft, id: string) => press(desk, draft, place(desk, id));
const ids = ({ rules }: Desk, provinces: Iterable<number>): string[] =>
  [...provinces].map((province) => rules.board.provinces[province].id);

test("a way by convoy begins with those who could carry the army (R033)", () => {
  expect(convoyOf(desk, cairo)).toBe("open");
  expect(questionOf(desk, byConvoy)).toBe("way");
  expect(ids(desk, targetsOf(desk, byConvoy))).toContain("Asw");
  expect(ids(desk, targetsOf(desk, byConvoy))).not.toContain("Khm");
});

test("each hop opens the next, and land at the end makes the order (R033)", () => {
  const over = draftOf(on(byConvoy, "Asw"));
  expect(ids(desk, over.way ?? [])).toEqual(["Asw"]);
  expect(ids(desk, targetsOf(desk, over))).toEqual(expect.arrayContaining(["Khm", "Avi"]));
  expect(told(desk, on(over, "Khm"))).toBe("A Cai - Asw - Khm");
});

test("where another wing stands the way may end or go on (DIS-3.3-7)", () => {
  const fork = draftOf(on(draftOf(on(byConvoy, "Asw")), "Dji"));
  expect(questionOf(desk, fork)).toBe("fork");
  expect(told(desk, endWay(desk, fork, place(desk, "Dji")))).toBe("A Cai - Asw - Dji");
  const further = passFork(fork);
  expect(ids(desk, further.way ?? [])).toEqual(["Asw", "Dji"]);
  expect(ids(desk, targetsOf(desk, further))).toContain("Som");
});

test("a hop that is pressed again is taken back, with those after it", () => {
  const over = passFork(draftOf(on(draftOf(on(byConvoy, "Asw")), "Dji")));
  expect(ids(desk, draftOf(on(over, "Dji")).way ?? [])).toEqual(["Asw"]);
  expect(draftOf(on(over, "Asw")).way).toEqual([]);
  expect(draftOf(on(over, "Cai")).way).toEqual([]);
  expect(ids(desk, stepBack(over)?.way ?? [])).toEqual(["Asw"]);
  expect(stepBack(byConvoy)).toBeNull();
  expect(on(byConvoy, "Cai")).toBeNull();
});

test("a way that does not lead there is refused with the reason", () => {
  expect(told(desk, on(byConvoy, "Khm"))).toMatch(/^refused: /);
  expect(told(desk, on(draftOf(on(byConvoy, "Asw")), "Mos"))).toMatch(/^refused: /);
});

test("a finished way is in hand again when the unit is", () => {
  const { desk: later } = deskOf("Egypt", ["A Cai - Asw - Khm"]);
  const again = draftOf(begin(later, place(later, "Cai")));
  expect(convoyOf(later, again)).toBe("ordered");
  expect(ids(later, draftOf(chooseVerb(later, again, "convoy")).way ?? [])).toEqual(["Asw"]);
});

test("units that carry nobody, and are carried by nobody, are offered no way", () => {
  expect(convoyOf(desk, draftOf(begin(desk, place(desk, "Asw"))))).toBe("none");
});
