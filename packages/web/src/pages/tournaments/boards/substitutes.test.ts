import { expect, test } from "vitest";
import type { TournamentBoard, TournamentRound, TournamentView } from "../../../api/client.ts";
import { substitutesFor } from "./substitutes.ts";

const seat = (player: string) => ({ power: "France", player, points: null });
const board = (number: number, players: string, game: string | null = null): TournamentBoard => ({
  number,
  seats: [...players].map(seat),
  game,
  result: null,
  correction: null,
});

const round = (boards: readonly TournamentBoard[], byes: readonly string[]): TournamentRound =>
  ({ number: 1, isTopBoard: false, isOver: false, missing: 2, boards, byes }) as TournamentRound;

const view = {
  players: [..."abcdefg"].map((id) => ({ id, name: id, club: "", isWithdrawn: id === "g" })),
  director: {
    players: [..."abcdefg"].map((id) => ({
      id,
      isConnected: id !== "e",
      playsTwice: id === "c",
      email: null,
      preferences: [],
      isAway: false,
    })),
  },
} as unknown as TournamentView;

test("those who sit out come first, and people at another board only if they don't mind two", () => {
  const boards = [board(1, "ab"), board(2, "cd")];
  expect(substitutesFor(view, round(boards, ["f"]), boards[0])).toEqual([
    { player: "f", now: "out" },
    { player: "e", now: "nowhere" },
    { player: "c", now: "other" },
  ]);
});

test("in games online only people who have signed in can play", () => {
  const boards = [board(1, "ab", "game"), board(2, "cd", "other")];
  const found = substitutesFor(view, round(boards, ["e", "f"]), boards[0]);
  expect(found.map(({ player }) => player)).toEqual(["f", "c"]);
});
