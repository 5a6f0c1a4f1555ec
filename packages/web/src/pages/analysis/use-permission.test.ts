import { expect, test } from "vitest";
import type { Running } from "../../api/analysis/permission.ts";
import { permissionsOf } from "./use-permission.ts";

const permitted = (...line: readonly (Running | undefined)[]) =>
  permissionsOf(line.map((running) => ({ running, isPlayed: false })));

test("what comes of the present position of a game in progress is refused like the position itself", () => {
  expect(permitted("none", "none")).toEqual(["open", "open"]);
  expect(permitted("none", "present", "none", undefined)).toEqual(["open", "refused", "refused", "refused"]);
});

test("what only began like a game in progress is open where it went another way", () => {
  expect(permitted("none", "past", "none", "none")).toEqual(["open", "refused", "open", "open"]);
  expect(permitted("none", "past", "present", "none")).toEqual(["open", "refused", "refused", "refused"]);
});

test("nothing is open before all before it are known", () => {
  expect(permitted("none", undefined, "none", "present", "none")).toEqual([
    "open",
    "unknown",
    "unknown",
    "refused",
    "refused",
  ]);
});

test("a finished game is open but for the positions it shares with one in progress, and what is tried in those", () => {
  const played = (running: Running) => ({ running, isPlayed: true });
  const tried = { running: "none", isPlayed: false } as const;
  const [none, present] = [played("none"), played("present")];
  expect(permissionsOf([none, present, none, none])).toEqual(["open", "refused", "open", "open"]);
  expect(permissionsOf([none, present, tried, tried])).toEqual(["open", "refused", "refused", "refused"]);
  expect(permissionsOf([none, present, none, tried])).toEqual(["open", "refused", "open", "open"]);
});
