import { playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("what a dislodged unit still does (%s)", (edition) => {
  test("it stands off others from a space its attacker did not come from (CB-108, C23-53)", () => {
    const lines = {
      Austria: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
      Germany: ["A Mun - Sil"],
      Russia: ["A War - Sil"],
    };
    const { fate, standoffs } = playMoves(edition, lines);
    expect(fate("A Mun")).toBe("bounced, dislodged");
    expect(fate("A War")).toBe("bounced");
    expect(standoffs).toEqual(["Sil"]);
  });

  test("with its full strength, too (CB-108)", () => {
    const { fate } = playMoves(edition, {
      Austria: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
      Germany: ["A Mun - Sil", "A Ber S A Mun - Sil"],
      Russia: ["A War - Sil", "A Pru S A War - Sil"],
    });
    expect(fate("A War")).toBe("bounced");
    expect(fate("A Mun")).toBe("bounced, dislodged");
  });

  test("if it gets where it was going, it is not dislodged at all (CB-108)", () => {
    const { fate, phase } = playMoves(edition, {
      Austria: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
      Germany: ["A Mun - Sil"],
    });
    expect(fate("A Mun")).toBe("moved");
    expect(phase).toBe("F1901M");
  });

  test.each([
    ["alone", ["A Bul - Rum"]],
    ["even with support", ["A Bul - Rum", "F Bla S A Bul - Rum"]],
  ])("it has no effect on the space its attacker came from, %s (CB-109, C23-53)", (_, turkey) => {
    const { fate, units } = playMoves(edition, {
      Turkey: turkey,
      Russia: ["A Rum - Bul", "A Gre S A Rum - Bul", "A Ser S A Rum - Bul", "A Sev - Rum"],
    });
    expect(fate("A Bul")).toBe("bounced, dislodged");
    expect(units("Russia")).toEqual(["A Bul", "A Gre", "A Rum", "A Ser"]);
  });

  test("that holds for third powers, too (CB-109)", () => {
    const { fate } = playMoves(edition, {
      Turkey: ["A Bul - Rum"],
      Russia: ["A Rum - Bul", "A Ser S A Rum - Bul"],
      Austria: ["A Bud - Rum"],
    });
    expect(fate("A Bud")).toBe("moved");
  });

  test("a unit that is not dislodged keeps others out of the space it could not enter (CB-109, CB-77)", () => {
    const { fate } = playMoves(edition, {
      Turkey: ["A Bul - Rum"],
      Russia: ["A Rum - Bul", "A Sev - Rum"],
    });
    for (const unit of ["A Bul", "A Rum", "A Sev"]) expect(fate(unit)).toBe("bounced");
  });

  describe("a third unit that has to retreat", () => {
    const beaten = { England: ["A Sev H"], Italy: ["A Mos - Sev", "A Ukr S A Mos - Sev"] };

    test("may go to the space so vacated, for no standoff left it empty (CB-110, CB-132)", () => {
      const { retreats, standoffs, next } = playMoves(edition, {
        ...beaten,
        Turkey: ["A Bul - Rum", "F Bla S A Bul - Rum"],
        Russia: ["A Rum - Bul", "A Gre S A Rum - Bul", "A Ser S A Rum - Bul"],
      });
      expect(standoffs).toEqual([]);
      expect(retreats("A Sev")).toEqual(["Arm", "Rum"]);
      expect(next({ England: ["A Sev - Rum"] }).units("England")).toEqual(["A Rum"]);
    });

    test("may not go there after a real standoff (CB-110, CB-132)", () => {
      const { retreats, standoffs } = playMoves(edition, {
        ...beaten,
        Turkey: ["A Bul - Rum"],
        Russia: ["A Bud - Rum"],
      });
      expect(standoffs).toEqual(["Rum"]);
      expect(retreats("A Sev")).toEqual(["Arm"]);
    });
  });
});
