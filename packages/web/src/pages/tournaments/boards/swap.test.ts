import { expect, test } from "vitest";
import { swapped } from "./swap.ts";

const boards = [
  { players: ["a", "b"], isLocked: true },
  { players: ["c", "d"], isLocked: false },
];

test("two players trade places, on one board, on two, or with someone who sits out", () => {
  const players = (...places: [Parameters<typeof swapped>[1], Parameters<typeof swapped>[2]]) =>
    swapped(boards, ...places).map((board) => board.players.join(""));
  const a = { board: 0, power: 0, player: "a" };
  expect(players(a, { board: 0, power: 1, player: "b" })).toEqual(["ba", "cd"]);
  expect(players(a, { board: 1, power: 1, player: "d" })).toEqual(["db", "ca"]);
  expect(players(a, { board: null, power: 0, player: "x" })).toEqual(["xb", "cd"]);
  expect(swapped(boards, a, a)[0].isLocked).toBe(true);
});
