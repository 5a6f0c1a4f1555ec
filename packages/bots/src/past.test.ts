import { formatOrder, legalOrders, type Power } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { isMove, movesSeen, type PastMoves, stillnessIn } from "./past.ts";

const [{ rules }] = allGames();
const powerOf = (name: string): Power => rules.powers.findIndex((each) => each.name === name) as Power;

test("moves are told from all other orders as they are written out, in every game", () => {
  for (const game of allGames())
    for (const power of game.start.seats.flat())
      for (const order of legalOrders(game.rules, game.start, power)) {
        const text = formatOrder(game.rules, order);
        expect([text, isMove(text)]).toEqual([text, order.type === "move"]);
      }
});

const phase = (...moved: string[]): PastMoves => ({ present: ["France", "Germany", "Italy"], moved });

test("a power is as still as it has been in the last movement phases, once a few have been seen", () => {
  const both = ["France", "Italy"];
  expect(stillnessIn(rules, [])).toEqual(new Map());
  expect(stillnessIn(rules, [phase(...both)])).toEqual(new Map());
  expect(stillnessIn(rules, [phase(...both), phase(...both)])).toEqual(new Map([[powerOf("Germany"), 1]]));
  const past = [phase(), phase(), phase("Germany", ...both), phase(...both), phase(...both), phase("France")];
  expect(stillnessIn(rules, past)).toEqual(
    new Map([
      [powerOf("Germany"), 0.75],
      [powerOf("Italy"), 0.25],
    ]),
  );
});

test("who supports and convoys stays put, and who has no units isn't counted", () => {
  const seen = movesSeen({ units: { France: ["A Par", "A Bur"], Germany: ["A Mun"], Turkey: [] } }, [
    { power: "France", order: "A Par S A Bur" },
    { power: "France", order: null },
    { power: "Germany", order: "A Mun - Ruh" },
  ]);
  expect(seen).toEqual({ present: ["France", "Germany"], moved: ["Germany"] });
});
