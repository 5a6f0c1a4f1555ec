import { roomFacts } from "@chancery/variants";
import { expect, test } from "vitest";
import { goalOf, roomOf } from "../testing.ts";
import { pileOf, proposalsOf, standingOf, withoutGoals } from "./goals.ts";

function factsOf(variant: string) {
  const facts = roomFacts(variant);
  if (!facts) throw new Error(`${variant} has no room`);
  return facts;
}

test("a goal is open, claimed, then awarded in part or whole and announced (R81, R82)", () => {
  expect(standingOf(goalOf(), null).words).toBe("Open");
  const opinions = [{ officer: "Oda", verdict: "allow" as const, value: 2 }];
  const proposed = goalOf({ status: "proposed", opinions });
  expect(standingOf(proposed, "Olaf").words).toBe("Waiting for the officers");
  expect(standingOf(proposed, "Oda").words).toBe("Waiting for another officer");
  expect(standingOf(goalOf({ claim: "look" }), null).words).toBe("Claimed");
  const award = { points: 2, turn: 1, reason: "most of it", isAnnounced: false };
  expect(standingOf(goalOf({ award }), null).words).toBe("Awarded 2 of 3, not announced");
  expect(standingOf(goalOf({ award: { ...award, points: 3, isAnnounced: true } }), null).words).toBe(
    "Awarded 3",
  );
});

test("the officers answer proposals and claims before all else (R80, R81)", () => {
  expect(pileOf(goalOf({ status: "proposed" }), "Oda")).toBe("judge");
  expect(pileOf(goalOf({ claim: "look" }), "Oda")).toBe("claims");
  expect(pileOf(goalOf(), "Oda")).toBe("open");
  expect(pileOf(goalOf({ status: "returned" }), "Oda")).toBe("returned");
});

test("in 1935 two proposals are taken, in 1901 any number (M35-55, M01-69, R78)", () => {
  const room = roomOf({ goals: [goalOf({ origin: "proposed" })], proposalsUntil: 7, may: ["propose-goal"] });
  expect(proposalsOf(room, factsOf("committee-1935"), "France")).toEqual({ isOpen: true, left: 1, until: 7 });
  expect(proposalsOf(room, factsOf("committee-1935"), "Italy").left).toBe(2);
  expect(proposalsOf({ ...room, may: [] }, factsOf("committee-1901"), "France")).toEqual({
    isOpen: false,
    left: null,
    until: 7,
  });
});

test("the officers see who has not got three goals in 1935 (M35-54, R77)", () => {
  const goals = ["a", "b", "c"].map((goal) => goalOf({ goal }));
  const room = roomOf({ goals: [...goals, goalOf({ power: "Italy" })] });
  expect(withoutGoals(room, factsOf("committee-1935"))).toEqual([
    { power: "Germany", missing: 3 },
    { power: "Italy", missing: 2 },
  ]);
  expect(withoutGoals(room, factsOf("committee-1901"))).toEqual([]);
  const absent = room.delegations.map((each) => (each.power === "Italy" ? { ...each, delegates: [] } : each));
  expect(withoutGoals({ ...room, delegations: absent }, factsOf("committee-1935"))).toHaveLength(1);
});
