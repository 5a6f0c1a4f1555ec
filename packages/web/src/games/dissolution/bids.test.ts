import { formatOrder } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { begin, chooseVerb, press } from "../../orders/entry/entry-steps.ts";
import { partialOf, place, told } from "../../orders/testing.ts";
import {
  allotmentInWords,
  bidsOf,
  budgetOf,
  byHandOf,
  exchanged,
  putBid,
  secrecyInWords,
  withPoints,
} from "./bids.ts";
import { entryOf, game, powerOf } from "./testing.ts";

const poland = powerOf("Poland");

/** What stands on Poland's sheet after an order for a neutral unit was made by hand. */
function put(sheet: readonly string[], at: string, to: string | null) {
  const { entry, phase } = entryOf("Poland", sheet);
  const byHand = byHandOf(entry);
  const taken = partialOf(begin(byHand, place(byHand, at)));
  const step = to === null ? chooseVerb(byHand, taken, "hold") : press(byHand, taken, place(byHand, to));
  if (step?.type !== "order") return told(byHand, step);
  const done = putBid(entry, phase.lines, step.order, null);
  return done && "lines" in done ? done.lines.map(({ text }) => text) : done;
}

describe("an order for a neutral unit", () => {
  test("made by hand gets a point (DIS-5.1-1)", () => {
    expect(put(["A War H"], "Aus", null)).toEqual(["A War H", "1 DP: A Aus H"]);
    expect(put([], "Aus", "Pra")).toEqual(["1 DP: A Aus - Pra"]);
  });

  test("gets another when it is made again", () => {
    expect(put(["1 DP: A Aus H", "1 DP: A Pra H"], "Aus", null)).toEqual(["2 DP: A Aus H", "1 DP: A Pra H"]);
  });

  test("that it would never follow is refused with the reason (DIS-9.2-1)", () => {
    const byHand = byHandOf(entryOf("Poland").entry);
    const moves = partialOf(chooseVerb(byHand, partialOf(begin(byHand, place(byHand, "Pra"))), "move"));
    expect(told(byHand, press(byHand, moves, place(byHand, "Bra")))).toMatch(
      /^refused: Czechoslovakia never acts against its own units/,
    );
  });

  test("is not taken for one of your own, nor are others' units taken up", () => {
    const { entry, phase } = entryOf("Poland");
    const step = begin(byHandOf(entry), place(entry, "War"));
    expect(step?.type).toBe("partial");
    const hold = partialOf(step).open.find(({ type }) => type === "hold");
    expect(hold && putBid(entry, phase.lines, hold, null)).toBeNull();
    expect(told(entry, begin(byHandOf(entry), place(entry, "Cai")))).toBe(
      "refused: A Cai is Egyptian. You play Poland",
    );
  });
});

test("with several powers, the line says whose points are given", () => {
  const { entry, phase } = entryOf("Poland", ["1 DP: A Aus H"]);
  const both = { ...entry, powers: new Set([poland, powerOf("Iran")]) };
  const hold = partialOf(begin(byHandOf(both), place(both, "Aus"))).open.find(({ type }) => type === "hold");
  if (!hold) throw new Error("Austria cannot hold");
  expect(putBid(both, phase.lines, hold, null)).toMatchObject({ why: "Choose whose points to spend" });
  const written = (giver: string) => {
    const done = putBid(both, phase.lines, hold, powerOf(giver));
    return done && "lines" in done ? done.lines.map(({ power, text }) => [power, text]) : done;
  };
  expect(written("Poland")).toEqual([[poland, "2 DP: A Aus H"]]);
  expect(written("Iran")).toEqual([
    [poland, "1 DP: A Aus H"],
    [powerOf("Iran"), "1 DP: A Aus H"],
  ]);
  // Egypt's orders are not entered here.
  expect(written("Egypt")).toMatchObject({ why: "Choose whose points to spend" });
});

describe("points on a sheet", () => {
  const sheet = ["A War - Pra", "2 DP: A Aus S War - Pra", "1 DP: A Pra H", "1 DP: A Hun H"];
  const { entry, phase } = entryOf("Poland", sheet);
  const { rules } = game;

  test("are judged by the game itself, with reason and rule (DIS-9.1-1)", () => {
    const [, deceit] = bidsOf(phase.lines, poland);
    expect(deceit.line.report).toMatchObject({ status: "illegal", rules: ["DIS-9.1-1", "DIS-5.1.2-3"] });
  });

  test("that do not count use up none of the budget (R057)", () => {
    // Two armies: two points. The first line takes both, so that the last is one too many.
    expect(budgetOf(entry, phase.lines, poland)).toMatchObject({
      points: 2,
      spent: 2,
      left: 0,
    });
    const last = bidsOf(phase.lines, poland)[2];
    expect(last.line.report.why).toBe("This would make 3 DP, and only 2 can be spent");
  });

  test("are changed in their place, and lines change places", () => {
    const [first, second] = bidsOf(phase.lines, poland);
    const less = withPoints(entry, phase.lines, first.line, 1).map(({ text }) => text);
    expect(less).toEqual([sheet[0], "1 DP: A Aus S A War - Pra", sheet[2], sheet[3]]);
    const swapped = exchanged(phase.lines, first.line, second.line).map(({ text }) => text);
    expect(swapped).toEqual([sheet[0], sheet[2], sheet[1], sheet[3]]);
    expect(formatOrder(rules, first.bid.order)).toBe("A Aus S A War - Pra");
  });

  test("come from units and oil, or are the minimum of one", () => {
    expect(allotmentInWords({ points: 5, byUnits: 4, byOil: 1 }, false)).toBe("4 for units, 1 for oil.");
    expect(allotmentInWords({ points: 1, byUnits: 0, byOil: 0 }, false)).toBe(
      "1 point, the minimum for everyone.",
    );
    expect(allotmentInWords({ points: 1, byUnits: 0, byOil: 0 }, true)).toBe(
      "In exile you have 1 point. You can put it on any neutral unit, as if you had Favor 1 everywhere. Nobody waits for you.",
    );
  });
});

test("the page says who sees the points, and when", () => {
  expect(secrecyInWords(true, true)).toBe(
    "Until the game is over, only the game master sees your points. Then everyone does.",
  );
  expect(secrecyInWords(false, true)).toBe(
    "Nobody sees your points until the game is over. Then everyone does.",
  );
  expect(secrecyInWords(true, false)).toBe("Only the game master ever sees your points.");
  expect(secrecyInWords(false, false)).toBe("Nobody ever sees your points.");
});
