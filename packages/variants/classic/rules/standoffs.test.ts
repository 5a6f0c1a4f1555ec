import { BOOKS, formatSituation, playMoves, randomSituation, resolveByEngine } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("standoffs (%s)", (edition) => {
  test("equally strong units ordered to one space stay where they are (CB-77, C23-51)", () => {
    const { fate, order, standoffs, units } = playMoves(edition, {
      Austria: ["A Vie - Tyr"],
      Germany: ["A Mun - Tyr"],
      Italy: ["A Ven - Tyr"],
    });
    for (const unit of ["A Vie", "A Mun", "A Ven"]) expect(fate(unit)).toBe("bounced");
    expect(standoffs).toEqual(["Tyr"]);
    expect(units("Austria")).toEqual(["A Vie"]);
    expect(order("A Mun")).toMatchObject({ by: ["A Ven", "A Vie"], strength: { attack: 1, against: 1 } });
    expect(order("A Mun").rules).toEqual(["CB-77"]);
    expect(order("A Mun").why).toContain("A Ven");
    expect(order("A Mun").why).toContain("A Vie");
  });

  test("of several, the best supported gets in; two that are equally well supported both fail (CB-77, CB-92)", () => {
    const lines = {
      Austria: ["A Vie - Tyr", "A Boh S A Vie - Tyr"],
      Germany: ["A Mun - Tyr"],
      Italy: ["A Ven - Tyr"],
    };
    expect(playMoves(edition, lines).fate("A Vie")).toBe("moved");
    const { fate } = playMoves(edition, { ...lines, Italy: ["A Ven - Tyr", "A Pie S A Ven - Tyr"] });
    for (const unit of ["A Vie", "A Mun", "A Ven"]) expect(fate(unit)).toBe("bounced");
  });

  test("a unit that stays stops a whole queue behind it (CB-78, C23-51)", () => {
    const queue = ["A Ber - Pru", "A Kie - Ber", "F Hel - Kie", "F Nth - Hel"];
    const stopped = playMoves(edition, { Germany: queue, Russia: ["A Pru"] });
    for (const unit of ["A Ber", "A Kie", "F Hel", "F Nth"]) expect(stopped.fate(unit)).toBe("bounced");
    expect(stopped.order("A Ber")).toMatchObject({ by: ["A Pru"], rules: ["CB-78"] });
    const flowing = playMoves(edition, { Germany: queue, Russia: ["A Pru - War"] });
    for (const unit of ["A Ber", "A Kie", "F Hel", "F Nth"]) expect(flowing.fate(unit)).toBe("moved");
  });

  test("a unit that is kept from moving stops those behind it as well (CB-78, C23-15)", () => {
    const { fate } = playMoves(edition, {
      France: ["A Par - Bur", "A Bre - Par", "F Eng - Bre"],
      Germany: ["A Mun - Bur"],
      England: ["F Iri - Eng"],
    });
    for (const unit of ["A Par", "A Mun", "A Bre", "F Eng", "F Iri"]) expect(fate(unit)).toBe("bounced");
  });

  test("a stronger move is not stopped by one that could not leave: it dislodges it (CB-78, CB-94)", () => {
    const { fate } = playMoves(edition, {
      France: ["A Par - Bur"],
      Italy: ["A Gas - Par"],
      Germany: ["A Mun - Bur"],
      England: ["A Bre S A Gas - Par"],
    });
    expect(fate("A Par")).toBe("bounced, dislodged");
    expect(fate("A Gas")).toBe("moved");
  });

  test("two units do not trade places (CB-79, C23-51)", () => {
    const { fate, order } = playMoves(edition, { Austria: ["A Tri - Ven"], Italy: ["A Ven - Tri"] });
    expect(fate("A Tri")).toBe("bounced");
    expect(order("A Ven")).toMatchObject({ status: "fails", by: ["A Tri"], rules: ["CB-79"] });
    const own = playMoves(edition, { Germany: ["F Ber - Pru", "A Pru - Ber"] });
    expect(own.fate("F Ber")).toBe("bounced");
    expect(own.fate("A Pru")).toBe("bounced");
  });

  test("of two units that go at each other the stronger wins (CB-79)", () => {
    const { fate, units } = playMoves(edition, {
      Austria: ["A Tri - Ven", "A Tyr S A Tri - Ven"],
      Italy: ["A Ven - Tri"],
    });
    expect(fate("A Tri")).toBe("moved");
    expect(fate("A Ven")).toBe("bounced, dislodged");
    expect(units("Austria")).toEqual(["A Tyr", "A Ven"]);
  });

  test.each([
    ["one power", { Austria: ["A Bud - Gal", "A Vie - Gal"] }],
    ["two powers", { Austria: ["A Bud - Gal"], Germany: ["A Vie - Gal"] }],
  ])("it makes no difference whether the units are of %s (CB-80, CB-104)", (_, lines) => {
    const { fate, standoffs } = playMoves(edition, lines);
    expect(fate("A Bud")).toBe("bounced");
    expect(fate("A Vie")).toBe("bounced");
    expect(standoffs).toEqual(["Gal"]);
  });

  test.each([
    ["fleets", { England: ["F Nth - Ska"], Russia: ["F Swe - Ska"] }, "Ska"],
    ["a fleet and an army", { England: ["F Ska - Den"], Russia: ["A Swe - Den"] }, "Den"],
  ])("nor whether they are armies or %s (CB-80, CB-28)", (_, lines, place) => {
    expect(playMoves(edition, lines).standoffs).toEqual([place]);
  });

  test("a standoff does not dislodge the unit over whose space it takes place (CB-81, C23-51)", () => {
    const { fate, phase, standoffs } = playMoves(edition, {
      Germany: ["A Ber - Sil"],
      Russia: ["A War - Sil"],
      Austria: ["A Sil"],
    });
    expect(fate("A Sil")).toBe("held");
    expect(phase).toBe("F1901M");
    expect(standoffs).toEqual([]);
  });

  test("a standoff does not dislodge one that was stopped on leaving (CB-81)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Ber - Sil", "A Mun S A Ber - Sil"],
      Russia: ["A War - Sil", "A Gal S A War - Sil"],
      Austria: ["A Sil - Boh", "A Vie - Boh"],
    });
    expect(fate("A Sil")).toBe("bounced");
    expect(fate("A Ber")).toBe("bounced");
    expect(fate("A War")).toBe("bounced");
  });

  test("three or more units may go round in a ring (CB-82, C23-51)", () => {
    const three = playMoves(edition, { England: ["A Hol - Bel", "F Bel - Nth"], France: ["F Nth - Hol"] });
    expect(three.units("England")).toEqual(["A Bel", "F Nth"]);
    expect(three.units("France")).toEqual(["F Hol"]);
    const four = playMoves(edition, {
      Austria: ["A Vie - Boh", "A Gal - Vie"],
      Germany: ["A Boh - Sil"],
      Russia: ["A Sil - Gal"],
    });
    for (const unit of ["A Vie", "A Boh", "A Sil", "A Gal"]) expect(four.fate(unit)).toBe("moved");
  });

  test("a ring is stopped by an attack of equal strength on any of its spaces (CB-82, CB-77)", () => {
    const ring = { England: ["A Hol - Bel", "F Bel - Nth"], France: ["F Nth - Hol"] };
    const stopped = playMoves(edition, { ...ring, Germany: ["A Ruh - Bel"] });
    for (const unit of ["A Hol", "F Bel", "F Nth", "A Ruh"]) expect(stopped.fate(unit)).toBe("bounced");
    const helped = { ...ring, England: [...ring.England, "A Pic S A Hol - Bel"], Germany: ["A Ruh - Bel"] };
    expect(playMoves(edition, helped).fate("A Hol")).toBe("moved");
  });

  test("a ring of two is no ring, even over two coasts (CB-82, CB-79)", () => {
    const { fate } = playMoves(edition, { Turkey: ["F Bul/ec - Con", "F Con - Bul/sc"] });
    expect(fate("F Bul/ec")).toBe("bounced");
    expect(fate("F Con")).toBe("bounced");
  });

  test("a power stands itself off, unless one side has more support, wanted or not (CB-104, CB-105)", () => {
    const lines = { Austria: ["A Ser - Bud", "A Vie - Bud"], Russia: ["A Gal"] };
    expect(playMoves(edition, lines).standoffs).toEqual(["Bud"]);
    const unwanted = playMoves(edition, { ...lines, Russia: ["A Gal S A Ser - Bud"] });
    expect(unwanted.fate("A Ser")).toBe("moved");
    expect(unwanted.fate("A Vie")).toBe("bounced");
    const own = playMoves(edition, { Austria: [...lines.Austria, "A Tri S A Vie - Bud"] });
    expect(own.fate("A Vie")).toBe("moved");
    const equal = playMoves(edition, {
      Austria: [...lines.Austria, "A Tri S A Vie - Bud"],
      Russia: ["A Gal S A Ser - Bud"],
    });
    expect(equal.standoffs).toEqual(["Bud"]);
  });

  test("more support does not help against a unit of the same power in the space (CB-105, CB-98)", () => {
    const { fate } = playMoves(edition, {
      Austria: ["A Ser - Bud", "A Vie - Bud", "A Bud"],
      Russia: ["A Gal S A Ser - Bud"],
    });
    expect(fate("A Ser")).toBe("bounced");
    expect(fate("A Bud")).toBe("held");
  });

  test("equal attacks leave a beleaguered garrison in place, though each alone would dislodge it (CB-106)", () => {
    const russia = ["A Rum - Ser", "A Bud S A Rum - Ser"];
    const turkey = ["A Bul - Ser", "A Gre S A Bul - Ser"];
    const both = playMoves(edition, { Austria: ["A Ser"], Russia: russia, Turkey: turkey });
    expect(both.fate("A Ser")).toBe("held");
    expect(both.phase).toBe("F1901M");
    for (const one of [{ Russia: russia }, { Turkey: turkey }])
      expect(playMoves(edition, { Austria: ["A Ser"], ...one }).fate("A Ser")).toBe("dislodged");
  });

  test("of unequal attacks on a garrison the stronger dislodges it (CB-106, CB-92)", () => {
    const { fate, order } = playMoves(edition, {
      Austria: ["A Ser H"],
      Russia: ["A Rum - Ser", "A Bud S A Rum - Ser", "A Tri S A Rum - Ser"],
      Turkey: ["A Bul - Ser", "A Gre S A Bul - Ser"],
    });
    expect(fate("A Ser")).toBe("dislodged");
    expect(fate("A Rum")).toBe("moved");
    expect(order("A Ser")).toMatchObject({ by: ["A Rum"], strength: { attack: 3, against: 1 } });
    expect(order("A Ser").why).toContain("A Rum");
  });

  test("the explanation of a garrison names both attackers (CB-106)", () => {
    const { order } = playMoves(edition, {
      Austria: ["A Ser H"],
      Russia: ["A Rum - Ser", "A Bud S A Rum - Ser"],
      Turkey: ["A Bul - Ser", "A Gre S A Bul - Ser"],
    });
    expect(order("A Ser")).toMatchObject({ status: "succeeds", rules: ["CB-106"], by: ["A Bul", "A Rum"] });
  });
});

test("whatever is ordered, no space holds two units afterwards (CB-29, C23-51)", () => {
  for (let seed = 0; seed < 600; seed++) {
    const situation = randomSituation(seed, BOOKS[seed % 2]);
    const { provinceOf } = situation.rules.board;
    const places = resolveByEngine(situation).units.map(({ at }) => provinceOf[at]);
    expect(new Set(places).size, formatSituation(situation)).toBe(places.length);
  }
});
