import { expect, test } from "vitest";
import { detailOf } from "./detail.ts";

test("on a wall with twice as many px, letters, units and centers have twice as many", () => {
  const on = (width: number, height: number) =>
    detailOf(1, { medium: "projector", width, height, larger: false });
  const [usual, fine] = [on(1920, 1080), on(3840, 2160)];
  expect(fine.label).toEqual({ least: usual.label.least * 2, most: usual.label.most * 2 });
  expect(fine.unit).toEqual({ least: usual.unit.least * 2, most: usual.unit.most * 2 });
  expect(fine.center).toBe(usual.center * 2);
  expect(on(1280, 720).label).toEqual(usual.label);
});

test("on paper everything is as large whatever window it is printed from", () => {
  const from = (width: number, height: number) =>
    detailOf(0.34, { medium: "paper", width, height, larger: true });
  expect(from(390, 844)).toEqual(from(1920, 1080));
  expect(from(390, 844).label.least).toBeLessThan(10);
});
