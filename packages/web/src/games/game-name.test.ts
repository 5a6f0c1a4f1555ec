import { expect, test } from "vitest";
import { gameName } from "./game-name.ts";

const classic = { variant: "classic", rulebook: "2023" };

test("a game is called what its players call it", () => {
  expect(gameName({ ...classic, name: "The Lisbon game", createdAt: 0 })).toBe("The Lisbon game");
});

test("a game without a name is called after what is played and the day it was set up", () => {
  const name = gameName({ ...classic, createdAt: Date.UTC(2024, 0, 1, 12) });
  expect(name).toMatch(/, Jan 1$/);
  expect(gameName(classic)).toBe(name.replace(", Jan 1", ""));
});
