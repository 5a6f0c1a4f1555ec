import { expect, test } from "vitest";
import { goalOf, roomOf } from "../testing.ts";
import { goalsByPower, rowsOf } from "./score.ts";

const score = (power: string, centres: number, goals = 0, control = 0, helper = 0) => ({
  power,
  centres,
  goals,
  control,
  helper,
  total: centres + goals + control + helper,
});

test("the table has centres, other points with what they are for, and the total, the highest first (MB-271, MB-272)", () => {
  const room = roomOf({ scores: [score("France", 5), score("Germany", 6, 3, 5, 1), score("Poland", 9)] });
  expect(
    rowsOf(room, null).map(({ power, centres, other, total }) => [power, centres, other, total]),
  ).toEqual([
    ["Germany", 6, 9, 15],
    ["France", 5, 0, 5],
    ["Poland", 9, 0, 9],
  ]);
  expect(rowsOf(room, null)[0].made).toBe("goals 3, Europe 5, insurrections 1");
});

test("the winner is marked, or all who share a draw (MB-273, R109)", () => {
  const room = roomOf({ scores: [score("France", 5), score("Germany", 5), score("Italy", 4)] });
  const places = (ending: Parameters<typeof rowsOf>[1]) => rowsOf(room, ending).map(({ place }) => place);
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
