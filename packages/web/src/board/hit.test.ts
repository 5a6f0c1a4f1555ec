import type { Layer } from "@chancery/boardview";
import { expect, test } from "vitest";
import { type Aim, hitAt, spotsOf } from "./hit.ts";

const layers: Layer[] = [
  {
    name: "units",
    shapes: [],
    spots: [
      { kind: "unit", at: [100, 100], radius: 20, province: "Par" },
      { kind: "unit", at: [130, 100], radius: 20, province: "Bur" },
      { kind: "place", at: [300, 100], radius: 8, province: "Pic" },
    ],
  },
  { name: "heads", shapes: [], spots: [{ kind: "head", at: [300, 100], radius: 12, order: "2-0" }] },
];
const spots = spotsOf(layers);
const NONE: ReadonlySet<string> = new Set();
const aim = (point: Aim["point"], rest: Partial<Aim> = {}): Aim => ({
  point,
  area: null,
  scale: 0.5,
  isTouch: false,
  choosing: false,
  open: NONE,
  ...rest,
});

test("a unit is hit before the ground it stands on, and of two the nearer one", () => {
  expect(hitAt(spots, aim([112, 100], { area: "Pic" }))).toEqual({ province: "Par" });
  expect(hitAt(spots, aim([118, 100], { area: "Pic" }))).toEqual({ province: "Bur" });
  // At its rim, it gives way to ground with a unit of its own.
  expect(hitAt(spots, aim([100, 81], { area: "Bur" }))).toEqual({ province: "Bur" });
  expect(hitAt(spots, aim([100, 82], { area: "Bur" }))).toEqual({ province: "Par" });
  expect(hitAt(spots, aim([100, 81], { area: "Pic" }))).toEqual({ province: "Par" });
});

test("an arrow is hit by its head, and never where a province's name or middle is", () => {
  expect(hitAt(spots, aim([310, 100], { area: "Pic" }))).toEqual({ order: "2-0" });
  expect(hitAt(spots, aim([302, 100], { area: "Pic" }))).toEqual({ province: "Pic" });
  expect(hitAt(spots, aim([340, 100], { area: "Pic" }))).toEqual({ province: "Pic" });
});

test("while an order is made, arrows take nothing", () => {
  expect(hitAt(spots, aim([310, 100], { area: "Pic", choosing: true }))).toEqual({ province: "Pic" });
  expect(hitAt(spots, aim([310, 100], { choosing: true }))).toBeNull();
});

test("a finger reaches units and targets within 22 px, unless it is on another that counts", () => {
  const finger = { isTouch: true, area: "Pic" };
  expect(hitAt(spots, aim([60, 100], finger))).toEqual({ province: "Par" });
  expect(hitAt(spots, aim([50, 100], finger))).toEqual({ province: "Pic" });
  expect(hitAt(spots, aim([60, 100], { ...finger, isTouch: false }))).toEqual({ province: "Pic" });
  const open = new Set(["Pic"]);
  const choosing = { ...finger, choosing: true, open };
  expect(hitAt(spots, aim([330, 100], { ...choosing, area: "Gas" }))).toEqual({ province: "Pic" });
  expect(hitAt(spots, aim([60, 100], { ...choosing, open: new Set(["Par"]) }))).toEqual({ province: "Par" });
  expect(hitAt(spots, aim([60, 100], choosing))).toEqual({ province: "Pic" });
});
