import { holdingOut, isTalkOpen, type Power, STAGES, stagesOf } from "@chancery/engine";
import { respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "./editions.ts";
import { createClassic } from "./game.ts";

describe.each(EDITIONS)("the calendar of %s", (edition) => {
  const created = createClassic(edition);
  if (!created.ok) throw new Error("no game");
  const { rules, start } = created.value;
  const quiet = { units: { France: ["A Gas"] }, centers: { France: ["Par"] } };
  const after = (phase: string): string =>
    respond({ rulebook: edition, state: { phase, ...quiet }, orders: {} }).state.phase;

  test("Spring and Fall alternate, year after year (CB-32), and every position is dated (CB-33)", () => {
    expect(after("S1901M")).toBe("F1901M");
    expect(after("F1901M")).toBe("S1902M");
    expect(after("S1902M")).toBe("F1902M");
    expect(respond({ rulebook: edition, state: { phase: "F1901M", ...quiet }, orders: {} }).phase).toBe(
      "F1901M",
    );
  });

  test("Fall ends with adjustments, labeled Winter of that year, when there are any (C23-11, C23-12, C71-VII.6-1)", () => {
    const state = { phase: "F1901M", units: { France: ["A Gas"] }, centers: { France: ["Par", "Mar"] } };
    const fall = respond({ rulebook: edition, state, orders: {} });
    expect(fall.state.phase).toBe("W1901A");
    expect(respond({ rulebook: edition, state: fall.state, orders: {} }).state.phase).toBe("S1902M");
    expect(rules.year.map(({ season, task }) => `${season}${task}`)).toEqual(["SM", "SR", "FM", "FR", "WA"]);
  });

  test("two turns make a year, six months each (C23-13)", () => {
    const turns = ["S1901M"];
    while (turns.length < 7) turns.push(after(turns[turns.length - 1]));
    expect(turns.join(" ")).toBe("S1901M F1901M S1902M F1902M S1903M F1903M S1904M");
  });

  test("phases in which nobody has anything to order are passed over", () => {
    const full = {
      phase: "F1901M",
      units: { France: ["A Par"] },
      centers: { France: ["Par", "Mar"], Italy: ["Bre"] },
    };
    // A build is due, but the only home center left to France is occupied by its own unit and the other by nobody.
    expect(respond({ rulebook: edition, state: full, orders: {} }).state.phase).toBe("W1901A");
    const nowhere = { ...full, units: { France: ["A Par"] }, centers: { France: ["Par", "Spa"] } };
    expect(respond({ rulebook: edition, state: nowhere, orders: {} }).state.phase).toBe("S1902M");
  });

  test("negotiation comes before every Spring and Fall move, and before nothing else", () => {
    for (const { task } of rules.year) expect(stagesOf(task).includes("negotiation")).toBe(task === "M");
    expect(stagesOf("M")).toEqual(["negotiation", "writing", "resolution"]);
  });

  test("half an hour before the first move, a quarter before each later one, and five minutes to write", () => {
    expect(rules.procedure).toEqual({ firstNegotiation: 30, laterNegotiation: 15, writing: 5 });
  });

  test("negotiation is cut short only if all players agree (CB-11)", () => {
    const everybody = start.seats.flat();
    expect(holdingOut(start, new Set(everybody))).toEqual([]);
    expect(holdingOut(start, new Set(everybody.slice(1)))).toEqual([[everybody[0]]]);
    const out = { ...start, units: start.units.filter(({ power }) => power !== everybody[0]) };
    expect(holdingOut(out, new Set(everybody.slice(1) as Power[]))).toEqual([]);
  });

  test("players talk while they negotiate, not while orders are written, read, retreats or adjustments made (CB-15)", () => {
    expect(STAGES.filter((stage) => isTalkOpen(rules.procedure, "M", stage))).toEqual(["negotiation"]);
    for (const task of ["R", "A"] as const)
      expect(stagesOf(task).some((stage) => isTalkOpen(rules.procedure, task, stage))).toBe(false);
  });
});
