import type { Point } from "@chancery/variants/boards";
import { expect, test } from "vitest";
import { pan, reveal, whole, zoom } from "./camera.ts";
import { nextPlace } from "./compass.ts";

const board = { width: 2000, height: 1600 };
const wide = { width: 1000, height: 800 };

test("a board is shown whole, and larger on a tall screen", () => {
  expect(whole(wide, board)).toEqual({ k: 0.5, x: 0, y: 0 });
  expect(whole({ width: 400, height: 800 }, board).k).toBeCloseTo(0.44);
});

test("what a panel has left of a phone shows units as large as all of it would", () => {
  const { k } = whole({ width: 400, height: 800 }, board);
  expect(whole({ width: 400, height: 200 }, board, [1200, 800])).toMatchObject({ k, x: 200 - 1200 * k });
  expect(whole({ width: 400, height: 200 }, board, [1200, 800], 1).k).toBe(0.125);
});

test("of a board that nearly fits nothing worth seeing is cut off", () => {
  expect(whole({ width: 1005, height: 800 }, board).k).toBeCloseTo(0.5025);
  expect(whole({ width: 1030, height: 800 }, board)).toEqual({ k: 0.5, x: 15, y: 0 });
});

test("on a tall screen what matters most is seen first", () => {
  const tall = { width: 400, height: 800 };
  expect(whole(tall, board, [0, 0]).x).toBeCloseTo(0);
  expect(whole(tall, board, [1200, 800]).x).toBeCloseTo(200 - 1200 * 0.44);
  expect(whole(wide, board, [0, 0])).toEqual({ k: 0.5, x: 0, y: 0 });
});

test("what lies under the pointer stays there when going in", () => {
  const near = zoom(whole(wide, board), 2, [250, 200], wide, board);
  expect(near).toEqual({ k: 1, x: -250, y: -200 });
  expect(zoom(near, 0.01, [0, 0], wide, board)).toEqual({ k: 0.5, x: 0, y: 0 });
});

test("the board does not leave the screen", () => {
  const near = zoom(whole(wide, board), 2, [0, 0], wide, board);
  expect(pan(near, 500, 500, wide, board)).toEqual({ k: 1, x: 0, y: 0 });
  expect(pan(near, -5000, -10, wide, board)).toEqual({ k: 1, x: -1000, y: -10 });
});

test("a place off the screen is brought in", () => {
  const near = zoom(whole(wide, board), 2, [0, 0], wide, board);
  expect(reveal(near, [1500, 400], wide, board)).toEqual({ k: 1, x: -570, y: 0 });
  expect(reveal(near, [500, 400], wide, board)).toEqual(near);
});

test("what lies about a place is brought in with it, if there is room", () => {
  const near = zoom(whole(wide, board), 2, [0, 0], wide, board);
  expect(reveal(near, [900, 400], wide, board, [[1100, 400]])).toEqual({ k: 1, x: -170, y: 0 });
  expect(
    reveal(near, [500, 400], wide, board, [
      [60, 400],
      [1100, 400],
    ]),
  ).toEqual(near);
  expect(reveal(near, [1500, 400], wide, board, [[100, 400]])).toEqual({ k: 1, x: -570, y: 0 });
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
