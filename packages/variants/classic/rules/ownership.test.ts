import { playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("controlling supply centers (%s)", (edition) => {
  const centers = { France: ["Par", "Bre", "Mar"], Germany: ["Ber", "Kie", "Mun"], England: ["Bel"] };

  test("a unit that stands in a center at the end of Fall takes it, from nobody or from another (CB-140)", () => {
    const { centers: owned, response } = playMoves(
      edition,
      { France: ["A Gas - Spa", "A Pic - Bel", "A Par H"] },
      { phase: "F1901M", centers },
    );
    expect(owned("France")).toEqual(["Bel", "Bre", "Mar", "Par", "Spa"]);
    expect(owned("England")).toEqual([]);
    expect(response.events).toContainEqual(
      expect.objectContaining({
        type: "captured",
        power: "France",
        center: "Spa",
        from: null,
        rules: ["CB-140"],
      }),
    );
    expect(response.events).toContainEqual(
      expect.objectContaining({ type: "captured", power: "France", center: "Bel", from: "England" }),
    );
  });

  test("retreats count: a power that has to leave loses it, one that retreats into it gains it (CB-140)", () => {
    const fall = playMoves(
      edition,
      { Germany: ["A Bel H"], France: ["A Pic - Bel", "A Bur S A Pic - Bel"] },
      { phase: "F1901M", centers },
    );
    expect(fall.centers("France")).toEqual(["Bre", "Mar", "Par"]);
    const after = fall.next({ Germany: ["A Bel - Hol"] });
    expect(after.centers("France")).toEqual(["Bel", "Bre", "Mar", "Par"]);
    expect(after.centers("Germany")).toEqual(["Ber", "Hol", "Kie", "Mun"]);
  });

  test("a failed attack on a center takes nothing (CB-140)", () => {
    const { centers: owned } = playMoves(
      edition,
      { France: ["A Pic - Bel"], England: ["F Bel H"] },
      { phase: "F1901M", centers },
    );
    expect(owned("England")).toEqual(["Bel"]);
  });

  test("in Spring nothing changes hands (CB-140, CB-142)", () => {
    const spring = playMoves(edition, { France: ["A Pic - Bel", "A Gas - Spa"] }, { centers });
    expect(spring.units("France")).toEqual(["A Bel", "A Spa"]);
    expect(spring.centers("France")).toEqual(["Bre", "Mar", "Par"]);
    const fall = spring.next({ France: ["A Bel - Hol", "A Spa - Por"] });
    expect(fall.centers("France")).toEqual(["Bre", "Hol", "Mar", "Par", "Por"]);
    expect(fall.centers("England")).toEqual(["Bel"]);
  });

  test("a center once controlled stays so, vacant or not, until another stands in it in Fall (CB-141)", () => {
    const lines = { France: ["A Par - Bur", "A Mar - Spa"], Germany: ["A Ruh H"] };
    const fall = playMoves(edition, lines, { phase: "F1901M", centers });
    expect(fall.centers("France")).toEqual(["Bre", "Mar", "Par", "Spa"]);
    const passed = fall.next({ France: [] }).next({ France: ["A Spa - Por"], Germany: ["A Ruh - Bel"] });
    expect(passed.centers("England")).toEqual(["Bel"]);
    const taken = passed.next({ Germany: ["A Bel H"] });
    expect(taken.centers("France")).toEqual(["Bre", "Mar", "Par", "Por", "Spa"]);
    expect(taken.centers("Germany")).toContain("Bel");
  });

  test("the position shows who owns a center whether or not anyone stands there (C23-9, CB-141)", () => {
    const { response } = playMoves(edition, { England: ["F Bre H"], France: ["A Gas H"] }, { centers });
    expect(response.state.centers.France).toEqual(["Bre", "Mar", "Par"]);
    expect(response.state.units.England).toEqual(["F Bre"]);
    expect(response.state.centers.Germany).toEqual(["Ber", "Kie", "Mun"]);
  });

  test("a captured center is worth one unit for good, not one every year (CB-143)", () => {
    const own = { France: ["Par", "Bre", "Mar"] };
    const lines = { France: ["A Gas - Spa", "A Bur H", "F Mid H"] };
    const winter = playMoves(edition, lines, { phase: "F1901M", centers: own });
    expect(winter.phase).toBe("W1901A");
    const built = winter.next({ France: ["Build A Par", "Build F Bre"] });
    expect(built.units("France")).toEqual(["A Bur", "A Par", "A Spa", "F Mid"]);
    const next = built.next({}).next({});
    expect(next.phase).toBe("S1903M");
    expect(next.centers("France")).toEqual(["Bre", "Mar", "Par", "Spa"]);
  });
});
