import { expect, test } from "vitest";
import { readLearning, resetLearning, saveGame, saveSolved } from "./learning.ts";
import { memoryStorage } from "./testing.ts";

test("solved tasks and the game are remembered once each, and forgotten on request", () => {
  const at = memoryStorage(new Map());
  expect(readLearning(at)).toEqual({ solved: [], game: null });
  saveSolved("march", at);
  saveSolved("march", at);
  saveGame("solo-1", at);
  saveSolved("sail", at);
  expect(readLearning(at)).toEqual({ solved: ["march", "sail"], game: "solo-1" });
  resetLearning(at);
  expect(readLearning(at)).toEqual({ solved: [], game: null });
});

test("foreign data there does no harm", () => {
  for (const text of ["", "7", "[]", '{"solved":"march","game":3}', '{"solved":[1,"sail"]}']) {
    const at = memoryStorage(new Map());
    at.write("chancery.learn", text);
    expect(readLearning(at).game).toBeNull();
    expect(readLearning(at).solved.every((each) => typeof each === "string")).toBe(true);
  }
});
