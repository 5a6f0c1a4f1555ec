import { expect, test } from "vitest";
import type { YourGame } from "../../../api/client.ts";
import { factsOf } from "./game-facts.ts";

const game: YourGame = {
  game: "g1",
  name: "The Lisbon game",
  status: "playing",
  variant: "classic",
  rulebook: "2023",
  seats: 7,
  players: 7,
  host: "Ann",
  clock: { kind: "referee" },
  phase: "S1901M",
  deadline: null,
  isPaused: false,
  powers: ["France"],
  people: ["Ann", "Bob"],
  waitingFor: ["Italy", "Turkey"],
  isYourTurn: false,
  unread: 0,
};

test("a list says who a game waits for, and who plays what", () => {
  expect(factsOf(game)[0]).toBe("Waiting for Italy and Turkey");
  expect(factsOf(game)[1]).toMatch(/ · With Ann and Bob$/);
  expect(factsOf({ ...game, isYourTurn: true })).toHaveLength(1);
});

test("many are counted", () => {
  const waitingFor = ["Austria", "England", "Germany", "Italy", "Russia", "Turkey"];
  expect(factsOf({ ...game, waitingFor })[0]).toBe(
    "Waiting for Austria, England, Germany, Italy, and 2 others",
  );
});
