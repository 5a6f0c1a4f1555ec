import { expect, test } from "vitest";
import { wiggle } from "./wiggle.ts";

test("a side wiggles the same from both ends and every time", () => {
  const there = wiggle([1, 2], [4, 3], 0.2);
  expect(wiggle([4, 3], [1, 2], 0.2)).toEqual(there.toReversed());
  expect(wiggle([1, 2], [4, 3], 0.2)).toEqual(there);
  expect(there).toHaveLength(33);
});
