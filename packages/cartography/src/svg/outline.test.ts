import { describe, expect, test } from "vitest";
import { boxOf, type Ring, ringArea } from "../shapes/plane.ts";
import { movedPoint, outlineOf } from "./outline.ts";

const ringsIn = (data: string, ...transforms: string[]): readonly Ring[] => {
  const { rings, faults } = outlineOf(data, transforms);
  expect(faults).toEqual([]);
  return rings;
};
const faultsIn = (data: string): readonly string[] => outlineOf(data, []).faults;

describe("path data", () => {
  test.each([
    ["absolute lines", "M0 0 L100 0 100 100 0 100 Z"],
    ["relative lines", "m0 0h100v100h-100z"],
    ["a line that ends where it starts", "M0 0H100V100H0V0"],
  ])("of %s become a closed ring", (_kind, data) => {
    const [ring, ...others] = ringsIn(data);
    expect(others).toEqual([]);
    expect(ring[0]).toEqual(ring.at(-1));
    expect(ringArea(ring)).toBeCloseTo(10_000);
  });

  test("of several subpaths become several rings", () => {
    expect(
      ringsIn("M0 0h90v90h-90z m10 10h50v50h-50z M200 0h9v9z").map((ring) => Math.round(ringArea(ring))),
    ).toEqual([8100, 2500, 41]);
  });

  test("may go on after Z without M", () => {
    expect(ringsIn("M0 0h90v90z L50 90 0 90Z")).toHaveLength(2);
  });

  test("of arcs and curves follow them", () => {
    const [circle] = ringsIn("M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z");
    expect(ringArea(circle) / (Math.PI * 50 * 50)).toBeCloseTo(1, 2);
    const [hump] = ringsIn("M0 0C0 80 100 80 100 0Z");
    expect(boxOf(hump)[3]).toBeCloseTo(60, 0);
    const [wave] = ringsIn("M0 0Q25 50 50 0T100 0V100H0Z");
    expect(boxOf(wave)[1]).toBeLessThan(-20);
  });

  test("give the same points in both directions, so that neighbors fit", () => {
    const curve = (data: string, end: string): string[] => {
      const points = ringsIn(data)[0].map(String);
      return points.slice(0, points.indexOf(end) + 1);
    };
    const there = curve("M0 0C13 37 71 -21 100 50L0 50Z", "100,50");
    const back = curve("M100 50C71 -21 13 37 0 0L100 0Z", "0,0");
    expect(there.length).toBeGreaterThan(20);
    expect(back.toReversed()).toEqual(there);
  });

  test("are moved by transforms, the innermost first", () => {
    expect(boxOf(ringsIn("M0 0h10v10h-10z", "scale(2)", "translate(100 50)")[0])).toEqual([100, 50, 120, 70]);
    expect(movedPoint([10, 0], ["rotate(90)", "translate(5)"]).map((value) => Math.round(value))).toEqual([
      5, 10,
    ]);
  });
});

describe("what makes no outline", () => {
  test("is an open line", () => {
    expect(faultsIn("M0 0h100v100h-90")).toEqual([
      "the line from 0, 0 to 10, 100 is not closed: end it where it starts, or with Z",
    ]);
  });

  test("is a line without area", () => {
    expect(faultsIn("M5 5h100z")).toEqual(["the line at 5, 5 encloses no area"]);
  });

  test("is a path that cannot be read, or is empty", () => {
    expect(faultsIn("M0 0 L10")[0]).toMatch(/^its path data are faulty: /);
    expect(faultsIn("20 30L5 5")[0]).toMatch(/^its path data are faulty: /);
    expect(faultsIn("M1 1")).toEqual(["its path is empty"]);
  });
});
