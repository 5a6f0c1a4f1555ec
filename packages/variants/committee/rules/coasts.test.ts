import { committeeGame, sit, sitMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

const SPLIT = { "1901": ["Bul", "Spa", "StP"], "1935": ["Irn"] } as const;

test.each(COMMITTEES)("%s: which provinces have two coasts (M01-31, M35-32)", (committee) => {
  const { provinces } = committeeGame(committee).rules.board;
  expect(provinces.filter(({ coasts }) => coasts.length > 0).map(({ id }) => id)).toEqual(
    expect.arrayContaining([...SPLIT[committee]]),
  );
  expect(provinces.filter(({ coasts }) => coasts.length > 0)).toHaveLength(SPLIT[committee].length);
});

describe("coasts in 1901", () => {
  const moves = (lines: Record<string, string[]>) => sitMoves("1901", lines);

  test("F Con-Bul EC and F Con-Bul SC are possible, F Con-Bul does not move (M01-32, M01-33)", () => {
    expect(moves({ Turkey: ["F Con - Bul EC"] }).units("Turkey")).toEqual(["F Bul/ec"]);
    expect(moves({ Turkey: ["F Con - Bul SC"] }).units("Turkey")).toEqual(["F Bul/sc"]);
    const vague = moves({ Turkey: ["F Con - Bul"] });
    expect(vague.order("F Con")).toMatchObject({ status: "illegal", rules: ["M01-32"] });
    expect(vague.units("Turkey")).toEqual(["F Con"]);
  });

  test("from the Mid-Atlantic to Spain the coast is named (M01-34)", () => {
    expect(moves({ France: ["F Mid - Spa"] }).units("France")).toEqual(["F Mid"]);
    expect(moves({ France: ["F Mid - Spa NC"] }).units("France")).toEqual(["F Spa/nc"]);
    expect(moves({ France: ["F Mid - Spa SC"] }).units("France")).toEqual(["F Spa/sc"]);
  });

  test("where only one coast is in reach it need not be named; one out of reach is an illegal order (M01-32)", () => {
    expect(moves({ France: ["F Gas - Spa"] }).units("France")).toEqual(["F Spa/nc"]);
    expect(moves({ France: ["F Gas - Spa SC"] }).order("F Gas").status).toBe("illegal");
  });

  test("from the north coast of Spain there is no way to the Mediterranean side (M01-35, MB-104)", () => {
    for (const place of ["Wes", "GoL", "Mar"])
      expect(moves({ France: [`F Spa/nc - ${place}`] }).units("France")).toEqual(["F Spa/nc"]);
    for (const place of ["Mid", "Gas", "Por"])
      expect(moves({ France: [`F Spa/nc - ${place}`] }).units("France")).toEqual([`F ${place}`]);
  });

  test("a fleet on one coast occupies the whole province, and stands on its coastline (MB-105, MB-106)", () => {
    const { fate } = moves({ France: ["F Spa/nc"], Italy: ["F Wes - Spa SC", "A Mar - Spa"] });
    expect(fate("F Wes")).toBe("bounced");
    expect(fate("A Mar")).toBe("bounced");
    expect(() => sit("1901", { France: ["F Spa"] }, {})).toThrow(/coast/);
  });

  test("a unit that can go to either coast supports to any (M01-36)", () => {
    const { fate } = moves({
      Italy: ["F Wes - Spa/sc"],
      France: ["F Spa/nc H"],
      England: ["F Gas S F Wes - Spa/sc"],
    });
    expect(fate("F Gas")).toBe("supported");
    expect(fate("F Spa/nc")).toBe("dislodged");
    const mid = moves({ France: ["F Mid S A Mar - Spa", "A Mar - Spa"], Italy: ["F Spa/sc H"] });
    expect(mid.fate("F Spa/sc")).toBe("dislodged");
  });
});

describe("Iran in 1935", () => {
  const moves = (lines: Record<string, string[]>) => sitMoves("1935", lines);

  test("a fleet bound for Iran names the coast, or does not move (M35-33)", () => {
    for (const from of ["F Cas", "F Per", "F Aze", "F Arb"]) {
      const { order, units } = moves({ USSR: [`${from} - Irn`] });
      expect(order(from)).toMatchObject({ status: "illegal", rules: ["M35-33"] });
      expect(units("USSR")).toEqual([from]);
    }
    expect(moves({ USSR: ["A Aze - Irn"] }).units("USSR")).toEqual(["A Irn"]);
  });

  test("F Cas–Irn NC and F Per–Irn SC, and not the other way round (M35-34, M35-35)", () => {
    expect(sit("1935", { USSR: ["F Cas"] }, { USSR: ["F Cas–Irn NC"] }).units("USSR")).toEqual(["F Irn/nc"]);
    expect(sit("1935", { USSR: ["F Per"] }, { USSR: ["F Per–Irn SC"] }).units("USSR")).toEqual(["F Irn/sc"]);
    expect(moves({ USSR: ["F Cas - Irn/sc"] }).order("F Cas").status).toBe("illegal");
  });

  test("it leaves from the coast it stands on, and holds all of Iran (MB-104, MB-105)", () => {
    for (const place of ["Cas", "Aze", "Tks"])
      expect(moves({ USSR: [`F Irn/nc - ${place}`] }).units("USSR")).toEqual([`F ${place}`]);
    for (const place of ["Per", "Arb", "Irq"])
      expect(moves({ USSR: [`F Irn/nc - ${place}`] }).units("USSR")).toEqual(["F Irn/nc"]);
    const { fate } = moves({ USSR: ["F Irn/nc"], Turkey: ["F Per - Irn SC", "A Diy - Irn"] });
    expect(fate("F Per")).toBe("bounced");
    expect(fate("A Diy")).toBe("bounced");
  });

  test("support into Iran goes to any coast, and need not name one (M35-33, MB-134)", () => {
    const lines = { Turkey: ["F Per - Irn SC"], USSR: ["A Irn H"] };
    for (const support of ["F Cas S F Per - Irn SC", "F Cas S F Per - Irn"]) {
      const { order, fate } = moves({ ...lines, Poland: [support] });
      expect(order("F Cas")).toMatchObject({ status: "succeeds", result: "supported" });
      expect(fate("A Irn")).toBe("dislodged");
    }
  });

  test("a retreat by sea into Iran names its coast too (M35-33, MB-193)", () => {
    const beaten = moves({ USSR: ["F Aze H"], Turkey: ["A Geo - Aze", "A Diy S A Geo - Aze"] });
    expect(beaten.retreats("F Aze")).toContain("Irn/nc");
    expect(beaten.next({ USSR: ["F Aze - Irn NC"] }).units("USSR")).toEqual(["F Irn/nc"]);
    expect(beaten.next({ USSR: ["F Aze - Irn"] }).units("USSR")).toEqual([]);
  });
});
