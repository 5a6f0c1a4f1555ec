import { type Played, play, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

type ByPower = Record<string, string[]>;

const HOMES = ["Par", "Bre", "Mar"];

describe.each(EDITIONS)("building units (%s)", (edition) => {
  const winter = (units: ByPower, centers: ByPower, orders: ByPower): Played =>
    play(edition, units, orders, { phase: "W1901A", centers });
  /** The outcome of each of France's lines, and the units France then has. */
  const build = (units: string[], centers: string[], ...orders: string[]): [string[], readonly string[]] => {
    const { response, units: after } = winter({ France: units }, { France: centers }, { France: orders });
    return [response.orders.map(({ result }) => result), after("France")];
  };

  test("as many as are missing may be built, one in each vacant home center (CB-146)", () => {
    expect(build(["A Gas"], [...HOMES, "Spa"], "Build A Par", "Build F Bre", "Build A Mar")).toEqual([
      ["built", "built", "built"],
      ["A Gas", "A Mar", "A Par", "F Bre"],
    ]);
    expect(build(["A Gas"], ["Par", "Bre"], "Build A Par", "Build F Bre")).toEqual([
      ["built", "ignored"],
      ["A Gas", "A Par"],
    ]);
    expect(build(["A Gas"], HOMES, "Build A Par", "Build A Par")).toEqual([
      ["built", "ignored"],
      ["A Gas", "A Par"],
    ]);
  });

  test("not where a unit stands, nor in a home center that is lost (CB-146)", () => {
    expect(build(["A Par"], HOMES, "Build A Par", "Build A Mar")).toEqual([
      ["ignored", "built"],
      ["A Mar", "A Par"],
    ]);
    expect(build([], ["Par", "Bre", "Spa"], "Build A Mar", "Build F Bre")).toEqual([
      ["ignored", "built"],
      ["F Bre"],
    ]);
  });

  test("never outside the power's own home centers, though it holds others (CB-147)", () => {
    const { order, units } = winter(
      {},
      { France: ["Spa", "Mun", "Par"] },
      { France: ["Build A Spa", "Build A Mun", "Build A Gas", "Build A Par"] },
    );
    for (const place of ["Spa", "Mun", "Gas"])
      expect(order(`Build A ${place}`)).toMatchObject({ status: "illegal", rules: ["CB-147"] });
    expect(units("France")).toEqual(["A Par"]);
  });

  test("Russia has four home centers, all of which it may build in (CB-147)", () => {
    const centers = { Russia: ["Mos", "Sev", "StP", "War"] };
    const orders = { Russia: ["Build A Mos", "Build F Sev", "Build A StP", "Build A War"] };
    expect(winter({}, centers, orders).units("Russia")).toEqual(["A Mos", "A StP", "A War", "F Sev"]);
  });

  test("inland only armies are built (CB-148)", () => {
    const { order, units } = winter(
      {},
      { Austria: ["Vie", "Bud"] },
      { Austria: ["Build F Vie", "Build A Bud"] },
    );
    expect(order("Build F Vie")).toMatchObject({ status: "illegal", rules: ["CB-148"] });
    expect(units("Austria")).toEqual(["A Bud"]);
  });

  test("on a coast the order says army or fleet (CB-149)", () => {
    expect(build([], HOMES, "Build Bre")).toEqual([["ignored"], []]);
    expect(build([], HOMES, "Build A Bre", "Build F Mar")).toEqual([
      ["built", "built"],
      ["A Bre", "F Mar"],
    ]);
  });

  test("a fleet in St. Petersburg needs its coast, an army does not (CB-150)", () => {
    const russia = (line: string) => winter({}, { Russia: ["StP"] }, { Russia: [line] });
    expect(russia("Build F StP").order("Build F StP").status).toBe("illegal");
    expect(russia("Build F StP").units("Russia")).toEqual([]);
    for (const coast of ["nc", "sc"])
      expect(russia(`Build F StP/${coast}`).units("Russia")).toEqual([`F StP/${coast}`]);
    expect(russia("Build A StP").units("Russia")).toEqual(["A StP"]);
  });

  test("it is refused by the rule on builds, not by the one on moves (CB-150)", () => {
    const { order } = winter({}, { Russia: ["StP"] }, { Russia: ["Build F StP"] });
    expect(order("Build F StP").rules).toContain("CB-150");
  });

  test("what could not be built is not saved up for another year (CB-151)", () => {
    const stuck = playMoves(
      edition,
      { England: ["F Lon H", "F Edi H", "A Lvp H", "F Nwy H"] },
      { phase: "F1901M", centers: { England: ["Lon", "Edi", "Lvp", "Swe"] } },
    );
    expect(stuck.centers("England")).toHaveLength(5);
    expect(stuck.phase).toBe("S1902M");
    const later = stuck.next({ England: ["F Lon - Nth", "F Edi - Nrg"] }).next({ England: [] });
    expect(later.phase).toBe("W1902A");
    const { units, order } = later.next({ England: ["Build F Lon", "Build F Edi"] });
    expect(units("England")).toEqual(["A Lvp", "F Lon", "F Nrg", "F Nth", "F Nwy"]);
    expect(order("Build F Edi")).toMatchObject({ status: "illegal", result: "ignored" });
  });

  test("a foreign unit in a home center bars building there as an own one does (CB-151)", () => {
    const { units } = winter(
      { Italy: ["A Mar"] },
      { France: HOMES, Italy: ["Rom"] },
      { France: ["Build A Mar"] },
    );
    expect(units("France")).toEqual([]);
  });

  test("a power without home centers plays on, and builds again in one it retakes and leaves vacant (CB-152)", () => {
    const fall = playMoves(
      edition,
      { Turkey: ["A Bul - Con", "F Aeg H"], Russia: ["A Ank H"] },
      { phase: "F1901M", centers: { Turkey: ["Bul", "Gre", "Ser"], Russia: ["Ank", "Con", "Smy"] } },
    );
    expect(fall.centers("Turkey")).toEqual(["Bul", "Con", "Gre", "Ser"]);
    expect(fall.phase).toBe("S1902M");
    const winterly = fall.next({ Turkey: ["A Con - Bul"] }).next({ Turkey: [] });
    expect(winterly.phase).toBe("W1902A");
    expect(winterly.next({ Turkey: ["Build F Con"] }).units("Turkey")).toEqual(["A Bul", "F Aeg", "F Con"]);
  });

  test("a power that has lost all its homes still moves (CB-152)", () => {
    const { units } = playMoves(
      edition,
      { Turkey: ["F Aeg - Con"] },
      { centers: { Turkey: ["Gre"], Russia: ["Con"] } },
    );
    expect(units("Turkey")).toEqual(["F Con"]);
  });

  test("builds may be declined, some or all (C23-42, C71-XIII.2-1)", () => {
    expect(build(["A Gas"], HOMES, "Waive", "Build A Par")).toEqual([
      ["waived", "built"],
      ["A Gas", "A Par"],
    ]);
    expect(build(["A Gas"], HOMES, "Waive", "Waive", "Build A Par")).toEqual([
      ["waived", "waived", "ignored"],
      ["A Gas"],
    ]);
    expect(build(["A Gas"], HOMES)).toEqual([[], ["A Gas"]]);
  });

  test("with Marseilles lost and a unit in Brest, France builds in Paris alone (C23-44)", () => {
    const lines = ["Build A Par", "Build A Mar", "Build F Bre", "Build A Spa"];
    const centers = { France: ["Bre", "Par", "Spa", "Por", "Bel"], Italy: ["Mar"] };
    const { response, units } = winter({ France: ["F Bre"] }, centers, { France: lines });
    expect(response.orders.map(({ result }) => result)).toEqual(["built", "ignored", "ignored", "ignored"]);
    expect(units("France")).toEqual(["A Par", "F Bre"]);
  });

  test("there is no limit to armies or to fleets but the centers (CB-30)", () => {
    const armies = ["Gas", "Bur", "Pic", "Ruh", "Boh", "Tyr", "Sil", "Gal", "Ukr"].map((at) => `A ${at}`);
    const far = ["Spa", "Por", "Bel", "Hol", "Den", "Swe", "Nwy", "Tun"];
    const [, many] = build(armies, [...HOMES, ...far], "Build A Par", "Build A Mar");
    expect(many).toHaveLength(11);
    const fleets = ["Eng", "Mid", "Iri", "NAt", "Nrg", "Nth", "GoL", "Wes", "Tyn"].map((at) => `F ${at}`);
    const [, more] = build(fleets, [...HOMES, ...far], "Build F Bre", "Build F Mar");
    expect(more).toHaveLength(11);
  });
});
