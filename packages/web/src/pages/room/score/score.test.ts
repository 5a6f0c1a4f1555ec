import { expect, test } from "vitest";
import { seatOf, viewOf } from "../../table/testing.ts";
import type { Room, RoomTable } from "../room.ts";
import { goalOf, roomOf } from "../testing.ts";
import { goalsByPower, leadersOf, rowsOf } from "./score.ts";

const score = (power: string, centers: number, goals = 0, control = 0, helper = 0) => ({
  power,
  centres: centers,
  goals,
  control,
  helper,
  total: centers + goals + control + helper,
});

const viewIn = (room: Room, rest: Partial<RoomTable> = {}): RoomTable =>
  ({ ...viewOf(rest), room }) as RoomTable;

test("the table has centers, other points with what they are for, and the total, the highest first (MB-271, MB-272)", () => {
  const room = roomOf({ scores: [score("France", 5), score("Germany", 6, 3, 5, 1), score("Italy", 9)] });
  const position = { ...viewOf().position, lost: { France: "Italy" } };
  const rows = rowsOf(viewIn(room, { position }));
  expect(rows.map(({ power, centers, other, total }) => [power, centers, other, total])).toEqual([
    ["Germany", 6, 9, 15],
    ["Italy", 9, 0, 9],
    ["France", 5, 0, 5],
  ]);
  expect(rows[0].made).toBe("goals 3, Europe 5, insurrections 1");
  expect(rows.map(({ isLost }) => isLost)).toEqual([false, false, true]);
});

test("bots and powers that nobody plays stand among the others by their total, and have no rank (R109)", () => {
  const room = roomOf({
    scores: [
      score("France", 5),
      score("Germany", 5),
      score("Italy", 4),
      score("Poland", 9),
      score("Spain", 5),
    ],
  });
  const bot = { level: "club", isStandIn: false } as const;
  const seats = [seatOf(3, ["Poland"], { bot: bot as never }), seatOf(4, ["Spain"], { isVacant: true })];
  const view = viewIn(room, { seats });
  expect(rowsOf(view).map(({ power, rank }) => [power, rank])).toEqual([
    ["Poland", null],
    ["France", 1],
    ["Germany", 1],
    ["Spain", null],
    ["Italy", 3],
  ]);
  expect(rowsOf(view)[0].bot).toMatch(/bot/i);
  expect(leadersOf(view)).toEqual(["France", "Germany"]);
  // The officers may decide otherwise, but nobody's powers stay outside.
  const ranked = viewIn({ ...room, ranksBots: true }, { seats });
  expect(rowsOf(ranked).map(({ power, rank }) => [power, rank])).toEqual([
    ["Poland", 1],
    ["France", 2],
    ["Germany", 2],
    ["Spain", null],
    ["Italy", 4],
  ]);
  expect(leadersOf(ranked)).toEqual(["Poland"]);
});

test("the winner is marked, or all who share a draw (MB-273, R109)", () => {
  const room = roomOf({ scores: [score("France", 5), score("Germany", 5), score("Italy", 4)] });
  const places = (ending: RoomTable["ending"]) => rowsOf(viewIn(room, { ending })).map(({ place }) => place);
  expect(places({ how: "victory", winners: ["Germany"], by: "score" })).toEqual([null, "winner", null]);
  expect(places({ how: "draw", sharers: ["France", "Germany"] })).toEqual(["shares", "shares", null]);
});

test("goals stand under their powers, those that brought points first; denied ones were none (MB-253)", () => {
  const award = { points: 2, turn: 1, reason: "done", isAnnounced: true };
  const goals = [
    goalOf({ goal: "a" }),
    goalOf({ goal: "b", award }),
    goalOf({ goal: "c", status: "denied" }),
    goalOf({ goal: "d", power: "Italy" }),
  ];
  const shown = goalsByPower({ goals }, ["Italy", "France", "Germany"]);
  expect(shown.map(({ power, goals: own }) => [power, own.map(({ goal }) => goal)])).toEqual([
    ["Italy", ["d"]],
    ["France", ["b", "a"]],
  ]);
});
