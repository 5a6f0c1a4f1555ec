import type { EventReport, OrderReport, Told } from "@chancery/contract";
import { expect, test } from "vitest";
import { openTask } from "./attempt.ts";
import { happenedInWords, happenedTo } from "./happened.ts";
import { convoys } from "./lessons/convoys.ts";
import type { Lesson } from "./lessons/lesson.ts";
import { moves } from "./lessons/moves.ts";
import { standoffs } from "./lessons/standoffs.ts";

/** What came of a lesson's task, with some orders. */
function reasonsOf(lesson: Lesson, number: number, orders: readonly string[]): Record<string, string> {
  const open = openTask(lesson, lesson.tasks[number]);
  if (!open.ok) throw new Error(open.error);
  const { response } = open.value.resolved({ [lesson.power]: orders }, true);
  return Object.fromEntries((response?.orders ?? []).map(({ order, why }) => [order, why]));
}

test("two units that try to swap places are told so, without strengths that nobody compared (CB-79)", () => {
  const open = openTask(moves, moves.tasks[2]);
  if (!open.ok) throw new Error(open.error);
  const { response } = open.value.resolved({ Lindria: ["A Cau - Eld", "A Eld - Cau"] }, true);
  expect(response?.orders.map(({ why }) => why)).toEqual([
    "Did not move: A Eld came the other way, and two units cannot swap places",
    "Did not move: A Cau came the other way, and two units cannot swap places",
  ]);
  expect(response?.orders.map(({ strength }) => strength)).toEqual([undefined, undefined]);
  expect(response?.orders[0].reason?.code).toBe("own-unit-head-to-head");
});

test("a unit behind one of its own that stays is told which (CB-98)", () => {
  const open = openTask(moves, moves.tasks[2]);
  if (!open.ok) throw new Error(open.error);
  const { response } = open.value.resolved({ Lindria: ["A Eld - Cau"] }, true);
  expect(response?.orders[0].why).toBe("Did not move: A Cau of the same power stayed there");
  expect(response?.orders[0].strength).toBeUndefined();
});

test("a fleet says that it carried nobody, where its convoy had a gap or was broken, and only there", () => {
  const half = reasonsOf(convoys, 1, ["A Sal - Puf", "F Amb C A Sal - Puf"]);
  expect(half["F Amb C A Sal - Puf"]).toBe(
    "Carried nobody: no fleets were ordered to convoy A Sal all the way",
  );
  const lines = ["A Sal - Puf", "F Amb C A Sal - Puf", "F Pea C A Sal - Puf"];
  expect(reasonsOf(convoys, 2, lines)["F Amb C A Sal - Puf"]).toBe(
    "Carried nobody: the convoy of A Sal was disrupted",
  );
  expect(reasonsOf(convoys, 2, [...lines, "F Col S F Pea"])["F Amb C A Sal - Puf"]).toBe("Convoy held");
});

const line = (power: string, order: string, status: string, by: string[] = [], helpers: string[] = []) => ({
  report: {
    power,
    order,
    status,
    results: [],
    by,
    reason: { code: "held", helpers },
  } as unknown as OrderReport,
});
const event = (type: string, power: string, unit: string): Told<EventReport> =>
  ({ type, power, unit, why: `${unit} ${type}`, rules: [] }) as unknown as Told<EventReport>;

test("what failed comes first, then what made it fail, and units without orders are told together, last", () => {
  const { lines, news } = happenedTo(
    "France",
    [
      line("Italy", "F Nap H", "succeeds"),
      line("Germany", "A Mun - Bur", "succeeds"),
      line("Germany", "A Ruh S A Mun - Bur", "succeeds"),
      line("France", "A Par H", "succeeds"),
      line("France", "A Pic - Bur", "fails", ["A Mun"], ["A Ruh"]),
    ],
    [
      event("unordered", "France", "A Gas"),
      event("unordered", "France", "F Bre"),
      event("standoff", "", "Bur"),
    ],
  );
  expect(lines.map(({ report }) => report.order)).toEqual([
    "A Pic - Bur",
    "A Mun - Bur",
    "A Ruh S A Mun - Bur",
    "A Par H",
    "F Nap H",
  ]);
  expect(news).toEqual(["Bur standoff.", "A Gas and F Bre had no orders and held."]);
});

test("others' units without orders are not told", () => {
  expect(happenedTo("France", [], [event("unordered", "Italy", "A Rom")]).news).toEqual([]);
});

test("what is said aloud is what is shown, the reply included", () => {
  const open = openTask(standoffs, standoffs.tasks[0]);
  if (!open.ok) throw new Error(open.error);
  const { response } = open.value.resolved({ Lindria: ["A Eld - Cau"] }, true);
  expect(response && happenedInWords("Lindria", response)).toBe(
    "A Eld - Cau: Bounced 1v1 with A Iro. A Iro - Cau: Bounced 1v1 with A Eld. Standoff in Causeway.",
  );
});
