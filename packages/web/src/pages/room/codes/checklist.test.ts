import { roomFacts } from "@chancery/variants";
import { expect, test } from "vitest";
import { goalOf, roomOf } from "../testing.ts";
import { checksOf } from "./checklist.ts";

const factsOf = (variant: string) => {
  const facts = roomFacts(variant);
  if (!facts) throw new Error("no room");
  return facts;
};
const left = (room: ReturnType<typeof roomOf>, variant: string) =>
  checksOf(room, factsOf(variant))
    .filter(({ isDone }) => !isDone)
    .map(({ words }) => words);

test("before a committee of 1935 opens, officers see which goals are still to be given (M35-54, M35-56)", () => {
  const given = goalOf({ power: "France", origin: "given", status: "allowed" });
  const room = roomOf({ officers: ["Oda", "Olaf"], goals: [given], opensAt: 1 });
  expect(left(room, "committee-1935")).toEqual(["8 goals are still to be given; each delegation gets 3"]);
  const all = ["France", "Germany", "Italy"].flatMap((power) => [1, 2, 3].map(() => ({ ...given, power })));
  expect(left({ ...room, goals: all }, "committee-1935")).toEqual([]);
  expect(left({ ...room, goals: [...all, goalOf({ status: "proposed" })] }, "committee-1935")).toEqual([
    "1 proposed goal waits for an answer",
  ]);
});

test("in 1901 the officers decide how many goals there are, so that none is missing (M01-68)", () => {
  expect(left(roomOf({ officers: ["Oda", "Olaf"] }), "committee-1901")).toEqual([]);
  const empty = roomOf({ delegations: [{ power: "France", delegates: [], hasCode: true }] });
  expect(left(empty, "committee-1901")).toEqual([
    "0 of 1 delegations are here",
    "Only one officer: the second opinion on goals is missing",
  ]);
});
