import { expect, test } from "vitest";
import { LaterMap } from "./later-map.ts";

test("a map that is made later is made once, when it's first asked for, and reads like any other", () => {
  let made = 0;
  const entries: [string, number][] = [
    ["a", 1],
    ["b", 2],
  ];
  const map = new LaterMap(() => {
    made++;
    return new Map(entries);
  });
  expect(made).toBe(0);
  expect([map.size, map.get("b"), map.get("c"), map.has("a"), map.has("c")]).toEqual([
    2,
    2,
    undefined,
    true,
    false,
  ]);
  expect([...map]).toEqual(entries);
  expect([...map.entries()]).toEqual(entries);
  expect([[...map.keys()], [...map.values()]]).toEqual([
    ["a", "b"],
    [1, 2],
  ]);
  const seen: unknown[] = [];
  map.forEach((value, key, whole) => {
    seen.push([key, value, whole === map]);
  });
  expect(seen).toEqual([
    ["a", 1, true],
    ["b", 2, true],
  ]);
  expect(made).toBe(1);
});
