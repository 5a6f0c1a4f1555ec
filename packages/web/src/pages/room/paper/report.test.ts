import { adjudicate } from "@chancery/contract/adjudicate";
import { expect, test } from "vitest";
import type { TurnView } from "../../../api/client.ts";
import { openGame } from "../../../orders/open-game.ts";
import { examplesOn } from "./DelegateGuide.tsx";
import { reportOf, seasonsOf } from "./report.ts";

const setup = { variant: "committee-1901", rulebook: "1901", options: {} };
const opened = openGame(setup);
if (!opened.ok) throw new Error(opened.error);
const game = opened.value;

const turn = (number: number, phase: string, isOnLine = true, isPlayed = true) =>
  ({ number, phase, isOnLine, isPlayed, at: 0, how: { by: "play" } }) as never;

test("a season is its moves with the retreats and adjustments after them; rolled-back turns are left out", () => {
  const turns = [
    turn(1, "S1901M"),
    turn(2, "F1901M", false),
    turn(3, "F1901M"),
    turn(4, "F1901R"),
    turn(5, "W1901A"),
    turn(6, "S1902M", true, false),
  ];
  expect(seasonsOf({ turns })).toEqual([
    { phase: "S1901M", turns: [1] },
    { phase: "F1901M", turns: [3, 4, 5] },
  ]);
});

/** A turn as a server reports it. */
function played(state: object, orders: Record<string, readonly string[]>): TurnView {
  const answer = adjudicate({ ...setup, state, orders });
  if ("error" in answer) throw new Error(answer.error.message);
  const { phase, orders: reports, events, state: position } = answer;
  return { number: 1, phase, position: state, result: { orders: reports, events, position } } as never;
}

test("moves that failed, supports cut or void, illegal orders and help for a failed rising are underlined and tagged (R37, MB-79 to MB-81, M01-29)", () => {
  const state = {
    phase: "S1905M",
    units: { England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Con", "F BLA"], France: ["F Rum", "A Bul"] },
    centers: { England: ["Lon"], Turkey: ["Con", "Sev", "Mos"], France: ["Par", "Rum", "Bul"] },
    lost: { Russia: "Turkey" },
  };
  const [phase] = reportOf(game, [
    played(state, {
      England: ["F I Lon-Russia", "A Lvp - Gal", "F Edi S A Lvp - Yor"],
      Turkey: ["A Con - Bul", "F BLA S A Con - Bul"],
      France: ["F Rum - BLA", "A Bul H"],
      Russia: ["Revive 1 A Mos"],
    }),
  ]);
  const marked = phase.powers.map(({ power, orders }) => [
    power,
    ...orders.map(
      ({ text, isUnderlined, tag }) => `${isUnderlined ? "_" : ""}${text}${tag ? ` (${tag})` : ""}`,
    ),
  ]);
  expect(marked).toEqual([
    ["England", "_F I Lon-Russia (failed)", "_A Lvp - Gal (illegal)", "_F Edi S A Lvp - Yor (void)"],
    ["Turkey", "_A Con - Bul (failed)", "_F Bla S A Con - Bul (failed)"],
    ["France", "_F Rum - Bla (failed)", "A Bul H"],
    ["Russia", "_Revive 1 A Mos (failed)"],
  ]);
  // What the tag says is not said again.
  expect(phase.powers[0].orders[2].why).toBe("A Lvp was not ordered to make that move");
  expect(phase.news.map(({ why }) => why)).toContainEqual(
    expect.stringMatching(/^The insurrection in Russia failed/),
  );
});

test("a report on paper lists units without orders too (MB-86)", () => {
  const state = {
    phase: "S1905M",
    units: { England: ["F Lon", "A Lvp"], Turkey: ["A Con"] },
    centers: { England: ["Lon"], Turkey: ["Con"] },
  };
  const [phase] = reportOf(game, [played(state, { England: ["F Lon H"] })]);
  const listed = phase.powers.map(({ power, orders }) => [power, ...orders.map(({ text }) => text)]);
  expect(listed).toEqual([
    ["England", "F Lon H", "A Lvp"],
    ["Turkey", "A Con"],
  ]);
  // They held: nothing of theirs failed.
  const marks = phase.powers.flatMap(({ orders }) =>
    orders.map(({ isUnderlined, tag }) => isUnderlined || tag),
  );
  expect(marks).toEqual([null, null, null]);
});

test.each([
  ["committee-1901", "Nwy"],
  ["committee-1935", "Nor"],
])("the guide of %s writes orders with its map's abbreviations", (variant, norway) => {
  const on = openGame({ variant, rulebook: variant.slice(-4), options: {} });
  if (!on.ok) throw new Error(on.error);
  const { rules } = on.value;
  const ids = rules.board.provinces.map(({ id }) => id);
  const orders = examplesOn(rules).map(([order]) => order);
  for (const order of orders.slice(0, 4))
    for (const [, name] of order.matchAll(/[AF] (\w+)|- (\w+)$/g)) if (name) expect(ids).toContain(name);
  expect(orders[3]).toBe(`F Nth C A Lon - ${norway}`);
});
