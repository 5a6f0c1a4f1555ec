import { sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

/** The list is printed in the booklet of 1901 only, and governs both (R02). */
describe.each(COMMITTEES)("the list of 22 rules in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>) => sitOnClassicBoard(committee, lines);

  test("a country neither dislodges its own unit nor supports that, not even by surprise (M01-50)", () => {
    const own = moves({ Germany: ["A Ber - Mun", "A Kie S A Ber - Mun", "A Mun H"] });
    expect(own.fate("A Mun")).toBe("held");
    const foreign = moves({ Germany: ["A Mun", "A Ber S A Bur - Mun"], France: ["A Bur - Mun"] });
    expect(foreign.fate("A Mun")).toBe("held");
    // The other booklet doesn't print the list, so nothing of it is cited there.
    expect(foreign.order("A Bur").rules).toEqual(committee === "1901" ? ["M01-50"] : []);
    // Munich was to leave, and is stopped.
    const surprise = moves({
      Germany: ["A Mun - Tyr", "A Ber - Mun", "A Kie S A Ber - Mun"],
      Italy: ["A Ven - Tyr"],
    });
    expect(surprise.fate("A Mun")).toBe("bounced");
    expect(surprise.fate("A Ber")).toBe("bounced");
  });

  test("an attack on its own unit does not cut that unit's support (M01-51)", () => {
    const { fate } = moves({
      Germany: ["A Mun S A Ber - Sil", "A Ber - Sil", "A Kie - Mun"],
      Russia: ["A Sil"],
    });
    expect(fate("A Mun")).toBe("supported");
    expect(fate("A Sil")).toBe("dislodged");
  });

  test("a convoy breaks only with a fleet it needs; one open route is enough (M01-52, M01-54)", () => {
    const lines = {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel", "F Eng C A Lon - Bel"],
      Germany: ["F Ska - Nth", "F Den S F Ska - Nth"],
    };
    const open = moves(lines);
    expect(open.fate("F Nth")).toContain("dislodged");
    expect(open.fate("A Lon")).toBe("moved");
    const shut = moves({ ...lines, France: ["F Bre - Eng", "F Mid S F Bre - Eng"] });
    expect(shut.fate("A Lon")).not.toBe("moved");
  });

  test.each([
    ["one", ["A Den - Swe via convoy", "F Ska C A Den - Swe"], ["A Swe - Den"]],
    [
      "both",
      ["A Den - Swe via convoy", "F Ska C A Den - Swe"],
      ["A Swe - Den via convoy", "F Bal C A Swe - Den"],
    ],
  ])("two units exchange places when %s of them is convoyed (M01-53)", (_, english, german) => {
    const { units } = moves({ England: english, Germany: german });
    expect(units("England")).toContain("A Swe");
    expect(units("Germany")).toContain("A Den");
  });

  const AGAINST_OWN_CONVOY = {
    France: ["A Bre - Lon", "F Eng C A Bre - Lon"],
    England: ["F Lon S F Wal - Eng", "F Wal - Eng"],
  };

  test("a convoyed army does not cut support for an attack on a fleet it needs (M01-55)", () => {
    const { fate, order } = moves(AGAINST_OWN_CONVOY);
    expect(fate("F Eng")).toContain("dislodged");
    expect(fate("F Lon")).toBe("supported");
    expect(order("A Bre").status).toBe("fails");
  });

  test("with a route of another kind it does cut it, and that takes precedence (M01-56, M01-57)", () => {
    const { fate } = moves({
      France: [...AGAINST_OWN_CONVOY.France, "F Mid C A Bre - Lon", "F Iri C A Bre - Lon"],
      England: AGAINST_OWN_CONVOY.England,
      Germany: ["F Nth C A Bre - Lon", "F Nrg C A Bre - Lon", "F NAt C A Bre - Lon"],
    });
    expect(fate("F Lon")).toBe("cut");
    expect(fate("F Eng")).toBe("convoyed");
  });

  test("counted from 1, rule 6 is that of exchange, 13 that of cutting, 21 that of convoyed attacks (M01-58)", () => {
    // Each exception is one to the rule it names: exchange but by convoy, an attack that cuts, one that does not.
    expect(moves({ England: ["A Den - Swe"], Germany: ["A Swe - Den"] }).fate("A Den")).toBe("bounced");
    const attack = { England: ["F Lon S F Wal - Eng", "F Wal - Eng"], France: ["F Nth - Lon", "F Eng H"] };
    expect(moves(attack).fate("F Lon")).toBe("cut");
    expect(moves(AGAINST_OWN_CONVOY).fate("F Lon")).toBe("supported");
  });

  test("convoys that depend on themselves fail without effect; everything else is carried out (M01-55, MB-4)", () => {
    const { fate } = moves({
      France: ["A Bre - Lon", "F Eng C A Bre - Lon"],
      England: ["F Lon S F Wal - Eng", "F Wal - Eng"],
      Italy: ["A Nor - Bel", "F Nth C A Nor - Bel"].map((line) => line.replaceAll("Nor", "Nwy")),
      Germany: ["F Bel S F Hol - Nth", "F Hol - Nth"],
    });
    expect(fate("F Eng")).toContain("dislodged");
    expect(fate("F Nth")).toContain("dislodged");
  });

  const AGREEMENT: Readonly<Record<string, readonly [Record<string, string[]>, string, string]>> = {
    "equal strength": [{ Germany: ["A Ber - Sil"], Russia: ["A War - Sil"] }, "A Ber", "bounced"],
    "one unit in a province": [{ Germany: ["A Ber - Sil", "A Sil"] }, "A Ber", "bounced"],
    "a standoff dislodges nobody": [
      { Germany: ["A Ber - Sil"], Russia: ["A War - Sil"], Austria: ["A Sil"] },
      "A Sil",
      "held",
    ],
    "a queue": [{ Germany: ["A Ber - Pru", "F Kie - Ber"], Russia: ["A Pru"] }, "F Kie", "bounced"],
    "no exchange": [{ Germany: ["A Ber - Pru"], Russia: ["A Pru - Ber"] }, "A Ber", "bounced"],
    "a ring": [{ England: ["A Hol - Bel", "F Bel - Nth", "F Nth - Hol"] }, "A Hol", "moved"],
    "support in place": [
      { Germany: ["A Mun", "A Ber S A Mun"], France: ["A Bur - Mun", "A Ruh S A Bur - Mun"] },
      "A Mun",
      "held",
    ],
    "support that matches": [
      { Germany: ["A Mun"], France: ["A Bur - Mun", "A Ruh S A Bur - Mun"] },
      "A Mun",
      "dislodged",
    ],
    "a dislodged unit's standoff": [
      {
        Austria: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
        Germany: ["A Mun - Sil"],
        Russia: ["A War - Sil"],
      },
      "A War",
      "bounced",
    ],
    "a convoy stood off": [
      { England: ["A Lon - Bel", "F Nth C A Lon - Bel"], Germany: ["A Ruh - Bel"] },
      "A Lon",
      "bounced",
    ],
  };
  test.each(Object.keys(AGREEMENT))("the list says as the text does: %s (M01-59)", (what) => {
    const [lines, unit, fate] = AGREEMENT[what];
    expect(moves(lines).fate(unit)).toBe(fate);
  });
});
