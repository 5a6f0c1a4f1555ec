import { openVariant } from "@chancery/contract";
import { ordersIn, play, review, stateAt } from "@chancery/contract/orders";
import { type PositionJson, type Power, powerNamed } from "@chancery/engine";
import { expect, test } from "vitest";
import { words } from "../../../messages/words.ts";
import { hasEnough, tipFor } from "./coach.ts";

const opened = openVariant({ variant: "causeway", rulebook: "2023", options: {} });
if (!opened.ok) throw new Error("no game");
const game = opened.value;
const { rules } = game;
const lindria = powerNamed(rules, "Lindria") as Power;
const powers = new Set([lindria]);

/** The tip for a position with some orders; places by their names. */
function tip(position: Partial<PositionJson>, orders: readonly string[] = []) {
  const centers = { Lindria: ["Gul", "Eld", "Sal"], Corvany: ["Tar", "Iro", "Dun"] };
  const state = stateAt(game, { phase: "S1901M", units: {}, centers, ...position });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const phase = play(words, game, state.value, { Lindria: orders });
  if (!phase.ok) throw new Error(phase.error);
  const entry = { rules, state: state.value, orders: ordersIn(phase.value.lines), powers };
  return tipFor({ entry, review: review(rules, phase.value, powers) });
}

test("a coach points out centers that can be reached, one after the other", () => {
  const units = { Lindria: ["F Amb", "A Eld"] };
  const first = tip({ units });
  expect(first).toMatchObject({ code: "reach", isFall: false });
  expect(first.code === "reach" && rules.board.provinces[first.province].id).toBe("Ott");
  const then = tip({ units, phase: "F1901M" }, ["F Amb - Ott"]);
  expect(then.code === "reach" && rules.board.provinces[then.province].id).toBe("Cau");
  expect(then).toMatchObject({ isFall: true });
  expect(tip({ units }, ["F Amb - Ott", "A Eld - Cau"])).toEqual({ code: "ready" });
});

test("a coach doesn't promise a center that an opponent can keep, and says when support wins it", () => {
  const alone = { Lindria: ["A Eld"], Corvany: ["A Iro"] };
  expect(tip({ units: alone })).toMatchObject({ code: "contested" });
  const two = { Lindria: ["A Eld", "A Gul"], Corvany: ["A Iro"] };
  const together = tip({ units: two });
  expect(together).toMatchObject({ code: "together" });
  expect(together.code === "together" && rules.board.provinces[together.province].id).toBe("Cau");
  expect(tip({ units: two }, ["A Eld - Cau"])).toMatchObject({
    code: "support",
    helper: { kind: { letter: "A" } },
  });
  expect(tip({ units: two }, ["A Eld - Cau", "A Gul S A Eld - Cau"])).toEqual({ code: "ready" });
  // Against two that support each other, one supported unit isn't enough.
  const many = { Lindria: ["A Eld", "A Gul"], Corvany: ["A Cau", "A Iro", "A Dun"] };
  expect(tip({ units: many })).toEqual({ code: "idle", count: 2 });
});

test("in Fall a unit stays in a center to capture it", () => {
  const units = { Lindria: ["A Cau"] };
  expect(tip({ units, phase: "F1901M" })).toMatchObject({ code: "stay" });
  expect(tip({ units })).toMatchObject({ code: "reach" });
});

test("a center that another unit goes to is not pointed out again", () => {
  const units = { Lindria: ["A Eld", "A Sal"] };
  expect(tip({ units }, ["A Eld - Cau"])).toEqual({ code: "idle", count: 1 });
});

test("a coach counts builds and disbands that are due", () => {
  const centers = { Lindria: ["Gul", "Eld", "Sal", "Ott"] };
  expect(tip({ phase: "W1901A", units: { Lindria: ["F Ott"] }, centers })).toEqual({
    code: "build",
    count: 3,
  });
  const many = { Lindria: ["F Ott", "A Eld"] };
  expect(tip({ phase: "W1901A", units: many, centers: { Lindria: ["Eld"] } })).toEqual({
    code: "remove",
    count: 1,
  });
});

test("a fourth center is enough", () => {
  const four = stateAt(game, {
    phase: "S1902M",
    units: {},
    centers: { Lindria: ["Gul", "Eld", "Sal", "Cau"] },
  });
  expect(four.ok && hasEnough(four.value, lindria)).toBe(true);
  expect(hasEnough(game.start, lindria)).toBe(false);
});
