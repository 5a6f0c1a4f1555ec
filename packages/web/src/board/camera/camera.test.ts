import type { Point } from "@chancery/variants/boards";
import { expect, test } from "vitest";
import { framed, opened, pan, reveal, zoom } from "./camera.ts";
import { nextPlace } from "./compass.ts";

const board = { width: 2000, height: 1600 };
const wide = { width: 1000, height: 800 };

test("a board is shown whole, and larger on a tall screen", () => {
  expect(opened(wide, board)).toEqual({ k: 0.5, x: 0, y: 0 });
  expect(opened({ width: 400, height: 800 }, board).k).toBeCloseTo(0.44);
});

test("what a panel has left of a phone shows units as large as all of it would", () => {
  const { k } = opened({ width: 400, height: 800 }, board);
  expect(opened({ width: 400, height: 200 }, board).k).toBe(k);
  expect(opened({ width: 400, height: 200 }, board, { tall: 1 }).k).toBe(0.125);
});

test("of a board that nearly fits nothing worth seeing is cut off", () => {
  expect(opened({ width: 1005, height: 800 }, board).k).toBeCloseTo(0.5025);
  expect(opened({ width: 1030, height: 800 }, board)).toEqual({ k: 0.5, x: 15, y: 0 });
});

test("a phone opens on what matters most, large enough to be pressed", () => {
  const phone = { width: 390, height: 500 };
  const home = [
    [300, 300],
    [420, 380],
  ] as const;
  const { k, x, y } = opened(phone, board, { focus: home });
  expect(k).toBe(1);
  for (const [px, py] of home) {
    expect(x + px * k).toBeGreaterThan(0);
    expect(x + px * k).toBeLessThan(390);
    expect(y + py * k).toBeGreaterThan(0);
    expect(y + py * k).toBeLessThan(500);
  }
  // an empire is shown as far as it can be pressed
  const empire = [
    [100, 100],
    [1900, 1500],
  ] as const;
  expect(opened(phone, board, { focus: empire }).k).toBe(0.42);
  expect(opened(wide, board, { focus: home })).toEqual({ k: 0.5, x: 0, y: 0 });
});

test("the point under the pointer stays there when zooming in", () => {
  const near = zoom(opened(wide, board), 2, [250, 200], wide, board);
  expect(near).toEqual({ k: 1, x: -250, y: -200 });
  expect(zoom(near, 0.01, [0, 0], wide, board)).toEqual({ k: 0.5, x: 0, y: 0 });
});

test("the board does not leave the screen", () => {
  const near = zoom(opened(wide, board), 2, [0, 0], wide, board);
  expect(pan(near, 500, 500, wide, board)).toEqual({ k: 1, x: 0, y: 0 });
  expect(pan(near, -5000, -10, wide, board)).toEqual({ k: 1, x: -1000, y: -10 });
});

test("a place off the screen is brought in", () => {
  const near = zoom(opened(wide, board), 2, [0, 0], wide, board);
  expect(reveal(near, [1500, 400], wide, board)).toEqual({ k: 1, x: -570, y: 0 });
  expect(reveal(near, [500, 400], wide, board)).toEqual(near);
});

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

test("what is in hand and where it may go stay clear of a menu below", () => {
  const start = opened(wide, board);
  const menu = { ...NONE, bottom: 80 };
  const places = [
    [1000, 1400],
    [1000, 1580],
  ] as const;
  const moved = framed(start, places, wide, board, menu);
  expect(moved.k).toBe(start.k);
  for (const [, y] of places) expect(moved.y + y * moved.k).toBeLessThanOrEqual(800 - 80 - 24);
  // nothing moves if nothing has to
  expect(framed(start, [[1000, 800]], wide, board, menu)).toBe(start);
});

test("places too far apart for the screen make the board smaller, and all of them are seen", () => {
  const near = zoom(opened(wide, board), 4, [500, 400], wide, board);
  const places = [
    [100, 100],
    [1900, 1500],
  ] as const;
  const out = framed(near, places, wide, board, { ...NONE, bottom: 100, right: 60 });
  for (const [x, y] of places) {
    expect(out.x + x * out.k).toBeGreaterThanOrEqual(24 - 0.001);
    expect(out.x + x * out.k).toBeLessThanOrEqual(1000 - 60 - 24 + 0.001);
    expect(out.y + y * out.k).toBeGreaterThanOrEqual(24 - 0.001);
    expect(out.y + y * out.k).toBeLessThanOrEqual(800 - 100 - 24 + 0.001);
  }
});

test("the next place in a direction is the nearest that lies that way", () => {
  const places = new Map<string, Point>([
    ["near", [110, 100]],
    ["far", [300, 100]],
    ["aside", [120, 300]],
    ["behind", [0, 100]],
  ]);
  expect(nextPlace(places, [100, 100], "ArrowRight")).toBe("near");
  expect(nextPlace(places, [110, 100], "ArrowRight")).toBe("far");
  expect(nextPlace(places, [100, 100], "ArrowDown")).toBe("aside");
  expect(nextPlace(places, [100, 100], "ArrowUp")).toBeNull();
  expect(nextPlace(places, [0, 290], "ArrowDown")).toBe("aside");
});
