import { sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

describe.each(COMMITTEES)("dislodged units in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>) => sitOnClassicBoard(committee, lines);

  test("diagram 12: Munich is dislodged from Bohemia and still keeps the Russians out of Silesia (MB-144, MB-145)", () => {
    const { fate, standoffs } = moves({
      Austria: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
      Germany: ["A Mun - Sil", "A Ber S A Mun - Sil"],
      Russia: ["A War - Sil", "A Pru S A War - Sil"],
    });
    expect(fate("A Mun")).toBe("bounced, dislodged");
    expect(fate("A War")).toBe("bounced");
    expect(standoffs).toEqual(["Sil"]);
  });

  const THIRTEEN = {
    Russia: ["A Rum - Bul", "A Ser S A Rum - Bul", "A Sev - Rum"],
    Turkey: ["A Bul - Rum"],
  };

  test("diagram 13: it has no effect where its attacker came from, and must retreat (MB-146, MB-147)", () => {
    const { fate, units, phase } = moves(THIRTEEN);
    expect(fate("A Bul")).toBe("bounced, dislodged");
    expect(units("Russia")).toEqual(["A Bul", "A Rum", "A Ser"]);
    expect(phase).toBe(`S${committee}R`);
  });

  test("diagram 14: nor if it had support (MB-146, MB-148)", () => {
    const { fate, units } = moves({
      Russia: ["A Rum - Bul", "A Gre S A Rum - Bul", "A Ser S A Rum - Bul", "A Sev - Rum"],
      Turkey: ["A Bul - Rum", "F Bla S A Bul - Rum"],
    });
    expect(fate("A Bul")).toBe("bounced, dislodged");
    expect(units("Russia")).toContain("A Rum");
  });

  test("without the move from Sevastopol Rumania is vacant, but not by a standoff: others may retreat there (MB-149)", () => {
    const { standoffs, retreats } = moves({
      Russia: ["A Rum - Bul", "A Ser S A Rum - Bul"],
      Turkey: ["A Bul - Rum"],
      Austria: ["A Bud - Gal", "A Sil S A Bud - Gal"],
      Italy: ["A Gal"],
    });
    expect(standoffs).toEqual([]);
    expect(retreats("A Gal")).toContain("Rum");
    expect(retreats("A Bul")).not.toContain("Rum");
  });
});
