import { asResolved, type Line, type Orders, play } from "@chancery/contract/orders";
import { expect, test } from "vitest";
import { words } from "../../messages/words.ts";
import { worths } from "./points.ts";
import { heededIn, isOutvoted, reportOf } from "./report.ts";
import { game, powerOf } from "./testing.ts";

function reported(orders: Orders) {
  const played = play(words, game, game.start, orders);
  if (!played.ok) throw new Error(played.error);
  const report = reportOf(played.value);
  const told = (lines: readonly Line[]) => lines.map(({ text, report }) => `${text}: ${report.why}`);
  return { report, told };
}

const SPRING: Orders = {
  Egypt: ["A Cai - Asw - Khm", "W Asw C A Cai - Khm", "1 DP: A Khm H"],
  Poland: ["A War - Pra", "1 DP: A Aus S A War - Pra"],
  Yugoslavia: ["1 DP: A Aus S A War - Pra", "1 DP: A Hun H"],
  Romania: ["1 DP: A Aus H"],
  Iran: ["1 DP: A Hun - Bgd"],
};

test("a season is reported power by power, with points apart from orders", () => {
  const { report, told } = reported(SPRING);
  const egypt = report.players.find(({ power }) => power === powerOf("Egypt"));
  expect(told(egypt?.orders ?? [])[0]).toMatch(/^A Cai - Asw - Khm: Bounced 1v1/);
  expect(told(egypt?.points ?? [])).toEqual([
    "1 DP: A Khm H: No orders for Khartoum from a player who attacks it: A Cai attacks A Khm",
  ]);
});

test("players read their own orders first", () => {
  const played = play(words, game, game.start, SPRING);
  if (!played.ok) throw new Error(played.error);
  const first = (...own: string[]) => reportOf(played.value, new Set(own.map(powerOf))).players[0].power;
  expect(first()).toBe(powerOf("Egypt"));
  expect(first("Romania")).toBe(powerOf("Romania"));
});

test("the ledger says who put how much on what, what was ignored, and what decided (DIS-5.1.3-1, DIS-5.1.3-2)", () => {
  const { allocations, news } = reported(SPRING).report;
  const of = (unit: string) => allocations.find((each) => each.unit === unit);
  expect(of("A Aus")).toMatchObject({
    how: "most",
    order: "A Aus S A War - Pra",
    tally: { "A Aus S A War - Pra": 2, "A Aus H": 1 },
  });
  expect(of("A Hun")).toMatchObject({ how: "tie", order: "A Hun H" });
  expect(of("A Khm")).toMatchObject({ how: "default", bids: [{ power: "Egypt", points: 1 }] });
  expect(of("A Khm")?.bids[0].ignored?.rules).toContain("DIS-9.1-1");
  expect(news.map(({ type }) => type)).not.toContain("allocations");
});

test("a player reads whether the unit did as the points said, which is public, and nothing of others' points (R011)", () => {
  const played = play(words, game, game.start, SPRING);
  if (!played.ok || !played.value.response) throw new Error("not played out");
  const phase = asResolved(game, played.value);
  const told = (text: string) => heededIn(phase, phase.lines.find((line) => line.text === text) as Line);
  expect(told("1 DP: A Aus S A War - Pra")).toBe("the unit got this order");
  expect(told("1 DP: A Aus H")).toBe("the unit got A Aus S A War - Pra");
  expect(told("1 DP: A Hun - Bgd")).toBe("the unit got A Hun H");
  expect(told("1 DP: A Khm H")).toBeNull();
  expect(told("A War - Pra")).toBeNull();
});

test("points that lost the vote are told from those that won it, and from those that did not count", () => {
  const played = play(words, game, game.start, SPRING);
  if (!played.ok || !played.value.response) throw new Error("not played out");
  const phase = asResolved(game, played.value);
  const lost = (text: string) => isOutvoted(phase, phase.lines.find((line) => line.text === text) as Line);
  expect(lost("1 DP: A Aus H")).toBe(true);
  expect(lost("1 DP: A Aus S A War - Pra")).toBe(false);
  expect(lost("1 DP: A Khm H")).toBe(false);
});

test("what nuclear powers do not forgive stands apart: the violation and the kick, from and to (DIS-11.6.1-1)", () => {
  const sheet = ["F Sev - Kra", "1 DP: A Geo S F Sev - Kra"];
  const { offences } = reported({ Ukraine: sheet }).report;
  expect(offences.map(({ type }) => type)).toEqual(["violation", "kicked"]);
  expect(offences[1]).toMatchObject({ power: "Ukraine", slice: "R" });
  expect(offences[1].from).not.toBe(offences[1].to);
});

test("points count centers of two, and allow half as many units (DIS-1.4-1, DIS-4.2-1)", () => {
  const egypt = worths(game.start).find(({ power }) => power === powerOf("Egypt"));
  expect(egypt).toMatchObject({ effective: 5, blocked: 0, centers: 4, rings: 1, units: 3, allowed: 3 });
});
