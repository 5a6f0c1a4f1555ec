import { playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("what support is worth (%s)", (edition) => {
  const pairs = [0, 1, 2, 3].flatMap((helpers) => [0, 1, 2, 3].map((guards) => [helpers, guards]));
  test.each(pairs)(
    "one plus %i attacks one plus %i: it gets in only if it is more (CB-92, CB-93)",
    (helpers, guards) => {
      const { order, fate } = playMoves(edition, {
        France: [
          "A Bur - Mun",
          ...["Ruh", "Kie", "Ber"].slice(0, helpers).map((at) => `A ${at} S A Bur - Mun`),
        ],
        Germany: ["A Mun H", ...["Boh", "Sil", "Tyr"].slice(0, guards).map((at) => `A ${at} S A Mun`)],
      });
      const wins = helpers > guards;
      expect(fate("A Bur")).toBe(wins ? "moved" : "bounced");
      expect(fate("A Mun")).toBe(wins ? "dislodged" : "held");
      const strength = { attack: 1 + helpers, against: 1 + guards };
      expect(order("A Bur").strength).toEqual(strength);
      expect(order("A Mun").strength).toEqual(strength);
    },
  );

  test("a unit that would have stayed is dislodged and has to retreat or disband (CB-94)", () => {
    const { order, response, retreats, phase } = playMoves(edition, {
      Austria: ["A Bud - Rum", "A Ser S A Bud - Rum"],
      Russia: ["F Rum H"],
    });
    expect(order("F Rum")).toMatchObject({
      status: "fails",
      result: "dislodged",
      by: ["A Bud"],
      rules: ["CB-94"],
    });
    expect(order("F Rum").why).toContain("A Bud (supported by A Ser)");
    expect(response.events).toContainEqual(
      expect.objectContaining({ type: "dislodged", unit: "F Rum", by: "A Bud", power: "Russia" }),
    );
    expect(phase).toBe("S1901R");
    expect(retreats("F Rum")).toEqual(["Bla", "Bul/ec", "Sev"]);
  });

  test("a unit that leaves in time is not dislodged (CB-94)", () => {
    const { fate, phase } = playMoves(edition, {
      Austria: ["A Bud - Rum", "A Ser S A Bud - Rum"],
      Russia: ["F Rum - Bla"],
    });
    expect(fate("A Bud")).toBe("moved");
    expect(phase).toBe("F1901M");
    expect(fate("F Rum")).toBe("moved");
  });

  test.each(["F Nth H", "F Nth", "F Nth S F Lon - Eng", "F Nth C A Yor - Nwy"])(
    '"%s" can be supported in place (CB-95, CB-126, C23-52)',
    (line) => {
      const lines = {
        England: [line, "F Lon - Eng", "A Yor - Nwy"],
        Germany: ["F Hel - Nth", "F Hol S F Hel - Nth"],
      };
      const alone = playMoves(edition, { ...lines, France: ["F Edi H"] });
      expect(alone.fate("F Nth")).toContain("dislodged");
      const backed = playMoves(edition, { ...lines, France: ["F Edi S F Nth"] });
      expect(backed.fate("F Edi")).toBe("supported");
      expect(backed.fate("F Nth")).not.toContain("dislodged");
    },
  );

  test("a unit ordered to move cannot be supported in place, even if its move fails (CB-96, C23-52)", () => {
    const { order, fate } = playMoves(edition, {
      Germany: ["A Mun - Ber", "A Boh S A Mun", "A Pru - Ber"],
      France: ["A Bur - Mun", "A Ruh S A Bur - Mun"],
    });
    expect(order("A Boh")).toMatchObject({ status: "void", rules: ["CB-96"], by: ["A Mun"] });
    expect(order("A Boh").why).toContain("A Mun");
    expect(fate("A Mun")).toBe("bounced, dislodged");
  });

  test("support for a move counts in that move only: the unit bounces back alone (CB-96)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Mun - Tyr", "A Boh S A Mun - Tyr"],
      Italy: ["A Tyr", "A Ven S A Tyr", "A Bur - Mun", "A Ruh S A Bur - Mun"],
    });
    expect(fate("A Mun")).toBe("bounced, dislodged");
  });

  test("a support for another destination than the one ordered is void (CB-97, C23-52)", () => {
    const { order, fate } = playMoves(edition, {
      Germany: ["A Mun - Tyr", "A Boh S A Mun - Sil"],
      Italy: ["A Tyr"],
    });
    expect(order("A Boh")).toMatchObject({ status: "void", rules: ["CB-97"], by: ["A Mun"] });
    expect(fate("A Tyr")).toBe("held");
    const right = playMoves(edition, { Germany: ["A Mun - Tyr", "A Boh S A Mun - Tyr"], Italy: ["A Tyr"] });
    expect(right.fate("A Tyr")).toBe("dislodged");
  });

  test.each(["A Mun", "A Mun - Tyr"])(
    "it does not turn into a support in place, neither for %s nor when that move fails (C23-25, CB-97)",
    (line) => {
      const { fate } = playMoves(edition, {
        Germany: [line, "A Boh S A Mun - Sil"],
        Italy: ["A Ven - Tyr"],
        France: ["A Bur - Mun", "A Ruh S A Bur - Mun"],
      });
      expect(fate("A Boh")).toBe("void");
      expect(fate("A Mun")).toContain("dislodged");
    },
  );

  test("a coast named in a support has to be the one ordered; it may be left out (C23-26, C71-VII.3.b-1)", () => {
    const lines = (supported: string) => ({
      France: ["F Mid - Spa/nc", `F Por S F Mid - ${supported}`],
      Italy: ["A Mar - Spa"],
    });
    const wrong = playMoves(edition, lines("Spa/sc"));
    expect(wrong.order("F Por").status).toBe("void");
    expect(wrong.order("F Mid").status).toBe("fails");
    expect(wrong.standoffs).toEqual(["Spa"]);
    for (const right of ["Spa/nc", "Spa"]) {
      const { fate, units } = playMoves(edition, lines(right));
      expect(fate("F Mid")).toBe("moved");
      expect(units("France")).toEqual(["F Por", "F Spa/nc"]);
    }
    const alone = playMoves(edition, { France: lines("Spa/sc").France });
    expect(alone.fate("F Mid")).toBe("moved");
  });
});
