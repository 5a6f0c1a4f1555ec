import { BOOKS, formatSituation, playMoves, randomSituation, resolveByEngine } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("a power and its own units (%s)", (edition) => {
  test.each([
    ["its own", { France: ["A Par - Bur", "A Mar S A Par - Bur", "A Bur H"] }],
    [
      "foreign",
      { France: ["A Par - Bur", "A Bur H"], Germany: ["A Ruh S A Par - Bur", "A Mun S A Par - Bur"] },
    ],
  ])(
    "no unit enters a space that another of its power does not leave, with %s support (CB-98, C23-54)",
    (_, lines) => {
      const { fate, order, phase } = playMoves(edition, lines);
      expect(fate("A Par")).toBe("bounced");
      expect(fate("A Bur")).toBe("held");
      expect(phase).toBe("F1901M");
      expect(order("A Par")).toMatchObject({ by: ["A Bur"], rules: ["CB-98"] });
      expect(order("A Par").why).toContain("A Bur");
    },
  );

  test("it may follow a unit of its power that leaves (CB-98)", () => {
    const { units } = playMoves(edition, { France: ["A Par - Bur", "A Bur - Mun"] });
    expect(units("France")).toEqual(["A Bur", "A Mun"]);
  });

  test("such an order still stands off an equal or weaker foreign attack (CB-99)", () => {
    const russia = ["A Gal - Bud", "A Rum S A Gal - Bud"];
    const without = playMoves(edition, { Austria: ["A Bud"], Russia: russia });
    expect(without.fate("A Bud")).toBe("dislodged");
    const equal = playMoves(edition, {
      Austria: ["A Bud", "A Vie - Bud", "A Tri S A Vie - Bud"],
      Russia: russia,
    });
    expect(equal.fate("A Bud")).toBe("held");
    expect(equal.fate("A Gal")).toBe("bounced");
    expect(equal.order("A Gal").by).toContain("A Vie");
    const weaker = playMoves(edition, { Austria: ["A Bud", "A Vie - Bud"], Russia: russia });
    expect(weaker.fate("A Bud")).toBe("dislodged");
  });

  test("a power that is stuck in a space keeps it against an attack by attacking it itself (CB-99, CB-103)", () => {
    const { fate } = playMoves(edition, {
      England: ["F Den - Kie", "F Nth - Den", "F Hel S F Nth - Den"],
      Russia: ["A Ber - Kie", "F Bal S F Ska - Den", "F Ska - Den"],
    });
    for (const unit of ["F Den", "F Nth", "A Ber", "F Ska"]) expect(fate(unit)).toBe("bounced");
    expect(fate("F Hel")).toBe("supported");
  });

  test("support against a unit of the supporter's own power does not count (CB-100, C23-54)", () => {
    const { fate, order } = playMoves(edition, {
      Germany: ["A Ruh - Bur"],
      France: ["A Par S A Ruh - Bur", "A Bur"],
    });
    expect(fate("A Bur")).toBe("held");
    expect(order("A Ruh")).toMatchObject({ result: "bounced", by: ["A Bur"], rules: ["CB-100"] });
    expect(order("A Ruh").why).toContain("France");
    expect(order("A Ruh").strength).toEqual({ attack: 1, against: 1 });
    const foreign = playMoves(edition, {
      Germany: ["A Ruh - Bur"],
      Italy: ["A Mar S A Ruh - Bur"],
      France: ["A Bur"],
    });
    expect(foreign.fate("A Bur")).toBe("dislodged");
  });

  test("it does not count head to head either (CB-100)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Ruh - Bur"],
      France: ["A Bur - Ruh", "A Par S A Ruh - Bur"],
    });
    expect(fate("A Ruh")).toBe("bounced");
    expect(fate("A Bur")).toBe("bounced");
  });

  test("such a support still counts towards standing off a third attack (CB-101)", () => {
    const italy = ["A Mar - Bur", "A Gas S A Mar - Bur"];
    const lines = { Germany: ["A Ruh - Bur"], Italy: italy, France: ["A Bur", "A Par"] };
    expect(playMoves(edition, lines).fate("A Mar")).toBe("moved");
    const { fate } = playMoves(edition, { ...lines, France: ["A Bur", "A Par S A Ruh - Bur"] });
    expect(fate("A Mar")).toBe("bounced");
    expect(fate("A Ruh")).toBe("bounced");
    expect(fate("A Bur")).toBe("held");
  });

  test("an attack that is strong enough without that support dislodges (CB-102)", () => {
    const { fate, order } = playMoves(edition, {
      Germany: ["A Ruh - Bur", "A Mun S A Ruh - Bur"],
      France: ["A Par S A Ruh - Bur", "A Bur H"],
    });
    expect(fate("A Bur")).toBe("dislodged");
    expect(order("A Bur").strength).toEqual({ attack: 2, against: 1 });
    const guarded = playMoves(edition, {
      Germany: ["A Ruh - Bur", "A Mun S A Ruh - Bur"],
      France: ["A Par S A Ruh - Bur", "A Bur", "A Mar S A Bur"],
    });
    expect(guarded.fate("A Bur")).toBe("held");
  });

  test("a unit that tried to leave and bounced back is protected as well (CB-103, CB-98, C23-54)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Mun - Tyr", "A Ruh - Mun", "A Sil - Mun"],
      Austria: ["A Tyr - Mun", "A Boh S A Sil - Mun"],
    });
    for (const unit of ["A Mun", "A Ruh", "A Sil", "A Tyr"]) expect(fate(unit)).toBe("bounced");
  });

  test("so is one whose own power supported an attack on the space it meant to leave (CB-103, CB-100)", () => {
    const lines = { Germany: ["A Mun - Bur", "A Kie S A Boh - Mun"], Austria: ["A Boh - Mun"] };
    const stuck = playMoves(edition, { ...lines, France: ["A Bur"] });
    expect(stuck.fate("A Boh")).toBe("bounced");
    expect(stuck.fate("A Mun")).toBe("bounced");
    const pushed = playMoves(edition, {
      ...lines,
      Austria: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
      France: ["A Bur"],
    });
    expect(pushed.fate("A Mun")).toBe("bounced, dislodged");
  });

  test("once the unit has left, that support counts in full (CB-103, CB-100)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Mun - Bur", "A Kie S A Boh - Mun"],
      Austria: ["A Boh - Mun"],
      Italy: ["A Tyr - Mun"],
    });
    expect(fate("A Mun")).toBe("moved");
    expect(fate("A Boh")).toBe("moved");
    expect(fate("A Tyr")).toBe("bounced");
  });

  test("the protection goes by power, not by player (CB-98, CB-100)", () => {
    const four = { options: { players: 4 } };
    const move = playMoves(
      edition,
      { Austria: ["A Pie - Mar", "A Gas S A Pie - Mar"], France: ["A Mar"] },
      four,
    );
    expect(move.fate("A Mar")).toBe("dislodged");
    const support = playMoves(
      edition,
      { Italy: ["A Pie - Mar"], Austria: ["A Gas S A Pie - Mar"], France: ["A Mar"] },
      four,
    );
    expect(support.fate("A Mar")).toBe("dislodged");
  });
});

test("no power ever dislodges a unit of its own (CB-98, CB-103)", () => {
  let dislodgements = 0;
  for (let seed = 40_000; seed < 40_800; seed++) {
    const situation = randomSituation(seed, BOOKS[seed % 2]);
    const { dislodged, dislodgers } = resolveByEngine(situation);
    for (const [i, { unit }] of dislodged.entries()) {
      dislodgements++;
      expect(dislodgers[i].power, formatSituation(situation)).not.toBe(unit.power);
    }
  }
  expect(dislodgements).toBeGreaterThan(150);
});
