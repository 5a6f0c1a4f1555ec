import {
  createNotation,
  formatOrder,
  hold,
  type Order,
  type Power,
  powerNamed,
  readPosition,
} from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { helpingFriends } from "./helping.ts";

const [{ rules, start }] = allGames();
const power = powerNamed(rules, "France") as Power;

/** What France's units do that would hold, with Germany as its friend. */
function helped(england: readonly string[], bars = (_: Order): boolean => false): string[] {
  const position = {
    phase: "F1902M",
    units: { France: ["A Bel", "A Gas"], Germany: ["A Hol"], England: england },
  };
  const read = readPosition(createNotation(rules), start, position as never);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const state = read.value;
  const orders = state.units.filter((unit) => unit.power === power).map(hold);
  const friends = new Set([powerNamed(rules, "Germany") ?? undefined]);
  const agreement = { bars, promised: [], own: [], targets: new Set<Power>(), friends };
  return helpingFriends({ rules, state, power }, agreement, orders).map((order) => formatOrder(rules, order));
}

test("idle units support those of friends that others could attack", () => {
  expect(helped(["F Nth"])).toEqual(["A Bel S A Hol", "A Gas H"]);
});

test("a unit that nobody could attack gets no support", () => {
  expect(helped(["F Lon"])).toEqual(["A Bel H", "A Gas H"]);
});

test("nobody is supported against another promise", () => {
  expect(helped(["F Nth"], ({ type }) => type === "support")).toEqual(["A Bel H", "A Gas H"]);
});
