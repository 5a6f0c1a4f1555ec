import { BOOKS, formatSituation, playMoves, randomSituation, resolveByEngine } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("who may support what (%s)", (edition) => {
  test("a unit that supports gives up its own move and stays (CB-84)", () => {
    const { fate, units } = playMoves(edition, {
      Germany: ["A Mun S A Ber - Sil", "A Ber - Sil"],
      France: ["A Bur - Mun"],
    });
    expect(units("Germany")).toEqual(["A Mun", "A Sil"]);
    expect(fate("A Bur")).toBe("bounced");
  });

  test.each([
    ["A Vie S A Tri - Ven", "A Tri - Ven"],
    ["F Rom S A Tus - Ven", "A Tus - Ven"],
    ["A Bre S F Mid - Eng", "F Mid - Eng"],
    ["F Bal S A Ber - Mun", "A Ber - Mun"],
    ["F Spa/nc S A Pie - Mar", "A Pie - Mar"],
    ["F Bul/ec S F Ion - Aeg", "F Ion - Aeg"],
  ])("%s is impossible: it could not move there itself (CB-85, CB-89, CB-68)", (support, move) => {
    const { order, fate } = playMoves(edition, { France: [support, move] });
    const supporter = support.split(" ").slice(0, 2).join(" ");
    expect(order(supporter).status).toBe("illegal");
    expect(order(supporter).why).toContain(supporter);
    expect(fate(move.slice(0, 5))).toBe("moved");
  });

  test.each([
    ["F Eng", "A Bre S F Eng"],
    ["A Ven", "F Rom S A Ven"],
    ["A Mun", "F Kie S A Mun"],
  ])("%s cannot be held by %s either (CB-85, CB-89)", (unit, support) => {
    expect(playMoves(edition, { France: [unit, support] }).fate(support.slice(0, 5))).toBe("ignored");
  });

  test("other units are left out of account: what matters is whether it could go there unopposed (CB-85)", () => {
    const { fate } = playMoves(edition, {
      Austria: ["A Vie S A Tri - Bud", "A Tri - Bud"],
      Russia: ["A Bud", "A Gal S A Bud", "A Rum S A Bud"],
    });
    expect(fate("A Vie")).toBe("supported");
    expect(fate("A Tri")).toBe("bounced");
  });

  test("no unit supports itself, nor a move into the space where it stands (CB-85)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Mun S A Mun"],
      Russia: ["A War S A Sil - War", "A Sil - War"],
    });
    expect(fate("A Mun")).toBe("ignored");
    expect(fate("A War")).toBe("ignored");
    expect(fate("A Sil")).toBe("bounced");
  });

  test("the supporter is next to the target space, not to the supported unit (CB-86)", () => {
    const far = playMoves(edition, { Germany: ["A Sil - Pru", "F Bal S A Sil - Pru"], Russia: ["A Pru"] });
    expect(far.fate("A Pru")).toBe("dislodged");
    const beside = playMoves(edition, { Germany: ["A Sil - Gal", "A Ber S A Sil - Gal"], Russia: ["A Gal"] });
    expect(beside.fate("A Ber")).toBe("ignored");
    expect(beside.fate("A Gal")).toBe("held");
  });

  test("for a move both ends are named, for a hold the space alone (CB-87, C23-52)", () => {
    const attack = { France: ["A Bur - Mun", "A Ruh S A Bur - Mun"] };
    const hold = playMoves(edition, { ...attack, Germany: ["A Mun", "A Ber S A Mun"] });
    expect(hold.fate("A Mun")).toBe("held");
    const origin = playMoves(edition, { France: ["A Bur - Mun", "A Ruh S A Bur"], Germany: ["A Mun"] });
    expect(origin.order("A Ruh").status).toBe("void");
    expect(origin.fate("A Mun")).toBe("held");
  });

  test("fleets support armies, and armies fleets (CB-88)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Sil - Pru", "F Bal S A Sil - Pru", "F Kie - Hol", "A Ruh S F Kie - Hol"],
      Russia: ["F Pru"],
      England: ["A Hol"],
    });
    expect(fate("F Pru")).toBe("dislodged");
    expect(fate("A Hol")).toBe("dislodged");
  });

  test("any power may support any unit, without being asked (CB-90)", () => {
    const lines = { Germany: ["A Mun - Tyr"], Austria: ["A Tyr"], Italy: ["A Ven"] };
    expect(playMoves(edition, lines).fate("A Tyr")).toBe("held");
    const helped = playMoves(edition, { ...lines, Italy: ["A Ven S A Mun - Tyr"] });
    expect(helped.fate("A Tyr")).toBe("dislodged");
    expect(helped.order("A Mun").why).toContain("A Ven");
  });

  test("support cannot be declined, unwelcome as it may be (CB-90, CB-105)", () => {
    const { fate } = playMoves(edition, {
      France: ["A Gas - Bur", "A Par - Bur"],
      England: ["A Pic S A Gas - Bur"],
    });
    expect(fate("A Gas")).toBe("moved");
  });

  test("support is not convoyed: neither to its place nor as a cargo (CB-91)", () => {
    const { fate, order } = playMoves(edition, {
      England: ["A Pic - Bre", "A Lon S A Pic - Bre", "F Eng C A Lon - Bre"],
      France: ["F Bre"],
    });
    expect(order("A Lon").status).toBe("illegal");
    expect(fate("F Eng")).toBe("void");
    expect(fate("F Bre")).toBe("held");
  });

  test("a fleet does not support an army that only it could carry there (CB-91, CB-41)", () => {
    const { fate, order } = playMoves(edition, { England: ["A Lon - Bel", "F Nth S A Lon - Bel"] });
    expect(order("F Nth").status).toBe("illegal");
    expect(fate("A Lon")).not.toBe("moved");
  });

  test("a fleet that reaches one coast supports on both (CB-67)", () => {
    const move = playMoves(edition, {
      France: ["F Gas - Spa/nc", "F Mar S F Gas - Spa/nc"],
      Italy: ["F Spa/sc"],
    });
    expect(move.fate("F Spa/sc")).toBe("dislodged");
    const hold = playMoves(edition, {
      France: ["F Spa/nc", "F Mar S F Spa/nc"],
      Italy: ["F Wes - Spa/sc", "F GoL S F Wes - Spa/sc"],
    });
    expect(hold.fate("F Spa/nc")).toBe("held");
  });

  test("not so the other way: from one coast it supports only where it can go (CB-68)", () => {
    const lines = (coast: string) => ({
      France: [`F Spa/${coast} S A Pie - Mar`],
      Italy: ["A Pie - Mar"],
      Germany: ["A Mar"],
    });
    expect(playMoves(edition, lines("nc")).fate("A Mar")).toBe("held");
    expect(playMoves(edition, lines("sc")).fate("A Mar")).toBe("dislodged");
  });
});

test("no unit that supports or convoys ever moves (CB-84, CB-41)", () => {
  for (let seed = 10_000; seed < 10_600; seed++) {
    const situation = randomSituation(seed, BOOKS[seed % 2]);
    const { units, dislodged } = resolveByEngine(situation);
    const stayed = [...units, ...dislodged.map(({ unit }) => unit)];
    for (const { type, unit } of situation.orders)
      if (type !== "move") expect(stayed, formatSituation(situation)).toContainEqual(unit);
  }
});
