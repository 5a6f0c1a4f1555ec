import { openVariant } from "@chancery/contract";
import {
  createNotation,
  formatOrder,
  type Own,
  type Power,
  playPhase,
  powerNamed,
  readOrder,
  type State,
} from "@chancery/engine";
import { viewTable } from "@chancery/game";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { startedGame, withBots } from "../../testing/table.ts";
import { diceOf } from "../dice.ts";
import { levelNamed } from "../levels.ts";
import { ownLinesOf } from "../own-lines.ts";
import { exchangeBetween, favorsBetween } from "./favors.ts";

const opened = openVariant({ variant: "dissolution", rulebook: "2021", options: {} });
if (!opened.ok) throw new Error("no such game");
const { rules, start } = opened.value;
const named = (name: string): Power => powerNamed(rules, name) as Power;

test("each has a unit that nobody plays support a threatened one of the other", () => {
  expect(favorsBetween(rules, start, named("Poland"), named("Ukraine"))).toEqual({
    kind: "orders",
    orders: { Poland: ["1 DP: A Blr S A Kyv"], Ukraine: ["1 DP: A Blr S A War"] },
  });
});

test("there are no favors where the game has no such lines", () => {
  const [classic] = allGames();
  const [one, other] = classic.start.seats.flat();
  expect(favorsBetween(classic.rules, classic.start, one, other)).toBeNull();
});

test("bots offer favors, and do their part", () => {
  const table = withBots(startedGame("Poland", "beginner", () => "loyal", { variant: "dissolution" }));
  const offers = table.messages.flatMap(({ from, deal }) =>
    deal?.terms.kind === "orders" ? [{ from, orders: deal.terms.orders }] : [],
  );
  expect(offers.length).toBeGreaterThan(0);
  for (const { from, orders } of offers) {
    const lines = table.bots.flatMap(({ id }) => {
      const sheets = viewTable(table, { member: id }, 0)?.sheets ?? [];
      return sheets.filter(({ power }) => power === from).flatMap(({ text }) => text?.split("\n") ?? []);
    });
    expect(lines.filter((line) => line.includes("DP"))).toEqual(orders[from]);
  }
});

/** The first Winter, after a year of Beginners. */
function firstWinter(): State {
  const { bot } = levelNamed("beginner");
  const dice = diceOf(2);
  let state = start;
  while (state.phase.task !== "A") {
    const now = state;
    const sheets = now.seats
      .flat()
      .map((power) => [power, bot({ rules, state: now, power }, dice, 1).orders] as const);
    state = playPhase(rules, now, new Map(sheets)).state;
  }
  return state;
}

test("a promise about one embassy leaves none of the others without an order", () => {
  const state = firstWinter();
  const situation = { rules, state, power: named("Egypt") };
  const subjects = (lines: readonly Own[]) =>
    lines.map(({ line }) => rules.own?.subject?.(rules, line)).toSorted();
  const all = ownLinesOf(situation, [], diceOf(1));
  const [own] = [...(rules.own?.lines(rules, state, situation.power) ?? [])].filter((line) =>
    formatOrder(rules, line).includes(" - "),
  );
  const agreement = {
    bars: () => false,
    promised: [],
    own: [own],
    targets: new Set<Power>(),
    friends: new Set<Power>(),
  };
  const lines = ownLinesOf({ ...situation, agreement }, [], diceOf(1));
  expect(lines).toContain(own);
  expect(lines.length).toBeGreaterThan(1);
  expect(subjects(lines)).toEqual(subjects(all));
});

test("in Winter, two powers can promise each other supports by which both gain favor", () => {
  const state = firstWinter();
  const powers = state.seats.flat();
  const found = powers.flatMap((one) =>
    powers.flatMap((other) => (one < other ? (exchangeBetween(rules, state, one, other) ?? []) : [])),
  );
  expect(found.length).toBeGreaterThan(0);
  const notation = createNotation(rules);
  for (const deal of found) {
    if (deal.kind !== "orders") throw new Error("orders are exchanged");
    const [[one, [mine, help]], [other, [yours, helped]]] = Object.entries(deal.orders);
    const line = (name: string, text: string): Own => {
      const read = readOrder(notation, state, named(name), text);
      if (!read.ok || read.value.type !== "own") throw new Error(text);
      return read.value;
    };
    const gain = (name: string, text: string) => rules.own?.gain?.(state, line(name, text).line);
    const supported = (name: string, text: string) => {
      const helps = rules.own?.helps?.(state, line(name, text).line);
      return helps && formatOrder(rules, helps.line);
    };
    expect([gain(one, mine), gain(other, yours)].every((each) => each !== undefined && each > 0)).toBe(true);
    expect([supported(one, help), supported(other, helped)]).toEqual([yours, mine]);
  }
});
