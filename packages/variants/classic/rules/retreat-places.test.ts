import { BOOKS, formatSituation, play, playMoves, randomSituation, resolveByEngine } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("where a unit may retreat (%s)", (edition) => {
  test("to a neighboring space it could move to, deeper into enemy land if need be (CB-129)", () => {
    const { retreats, next } = playMoves(edition, {
      Germany: ["A Mun H"],
      Austria: ["A Tyr - Mun", "A Boh S A Tyr - Mun"],
    });
    expect(retreats("A Mun")).toEqual(["Ber", "Bur", "Kie", "Ruh", "Sil"]);
    expect(next({ Germany: ["A Mun - Bur"] }).units("Germany")).toEqual(["A Bur"]);
    const behind = playMoves(edition, {
      Germany: ["A Boh H"],
      Austria: ["A Vie - Boh", "A Tyr S A Vie - Boh"],
    });
    expect(behind.retreats("A Boh")).toEqual(["Gal", "Mun", "Sil"]);
  });

  test("armies and fleets each by their own ways, fleets from their own coast (CB-129, CB-62)", () => {
    const army = playMoves(edition, {
      France: ["A Spa H"],
      Italy: ["F Mid - Spa/nc", "F Por S F Mid - Spa/nc"],
    });
    expect(army.retreats("A Spa")).toEqual(["Gas", "Mar"]);
    const fleet = playMoves(edition, {
      France: ["F Spa/nc H"],
      Italy: ["A Mar - Spa", "F Wes S A Mar - Spa"],
    });
    expect(fleet.retreats("F Spa/nc")).toEqual(["Gas", "Mid", "Por"]);
    const rome = playMoves(edition, { Italy: ["F Rom H"], Austria: ["A Ven - Rom", "A Apu S A Ven - Rom"] });
    expect(rome.retreats("F Rom")).toEqual(["Nap", "Tus", "Tyn"]);
  });

  test("a space out of reach is none, and the unit is disbanded (CB-129, CB-136)", () => {
    const { next } = playMoves(edition, {
      Italy: ["F Rom H"],
      Austria: ["A Ven - Rom", "A Apu S A Ven - Rom"],
    });
    const after = next({ Italy: ["F Rom - Adr"] });
    expect(after.order("F Rom").status).toBe("illegal");
    expect(after.order("F Rom").why).toContain(
      "F Rom cannot retreat to the Adriatic Sea. It can go to Naples, Tuscany, or the Tyrrhenian Sea",
    );
    expect(after.units("Italy")).toEqual([]);
  });

  test("not to an occupied space, no matter whose unit is in it (CB-130)", () => {
    const { retreats } = playMoves(edition, {
      Germany: ["A Mun H", "A Ber H", "A Kie - Ruh"],
      Austria: ["A Tyr - Mun", "A Boh S A Tyr - Mun"],
      France: ["A Par - Bur"],
    });
    expect(retreats("A Mun")).toEqual(["Kie", "Sil"]);
  });

  test("not to where the attacker came from, even if that is empty now (CB-131)", () => {
    const { retreats, response, next } = playMoves(edition, {
      Germany: ["A Mun H"],
      Austria: ["A Tyr - Mun", "A Boh S A Tyr - Mun"],
    });
    expect(response.state.dislodged?.[0].attackedFrom).toBe("Tyr");
    expect(retreats("A Mun")).not.toContain("Tyr");
    expect(next({ Germany: ["A Mun - Tyr"] }).units("Germany")).toEqual([]);
  });

  test("nor to another coast of that space (CB-131, CB-63)", () => {
    const { retreats } = playMoves(edition, {
      Italy: ["F Mid H"],
      France: ["F Spa/nc - Mid", "F Bre S F Spa/nc - Mid"],
    });
    expect(retreats("F Mid")).not.toContain("Spa/sc");
    expect(retreats("F Mid")).toContain("Por");
  });

  test("a space closed to one unit by its attacker is open to another (CB-131)", () => {
    const { retreats } = playMoves(edition, {
      Germany: ["A Mun H"],
      Italy: ["A Ven H"],
      Austria: ["A Tyr - Mun", "A Boh S A Tyr - Mun", "A Tri - Ven", "A Apu S A Tri - Ven"],
    });
    expect(retreats("A Mun")).not.toContain("Tyr");
    expect(retreats("A Ven")).toContain("Tyr");
    expect(retreats("A Ven")).not.toContain("Tri");
  });

  test("not to a space left vacant by a standoff (CB-132)", () => {
    const lines = { Germany: ["A Mun H"], Austria: ["A Tyr - Mun", "A Boh S A Tyr - Mun"] };
    const standoff = playMoves(edition, { ...lines, Russia: ["A War - Sil", "A Pru - Sil"] });
    expect(standoff.retreats("A Mun")).toEqual(["Ber", "Bur", "Kie", "Ruh"]);
    expect(standoff.response.state.contested).toEqual(["Sil"]);
    const vacated = playMoves(edition, { ...lines, Russia: ["A Sil - War"] });
    expect(vacated.retreats("A Mun")).toContain("Sil");
  });

  test("the same follows from a position given without the list of open spaces (CB-130, CB-131, CB-132)", () => {
    const orders = { Germany: ["A Mun - Sil"] };
    const dislodged = [{ power: "Germany", unit: "A Mun", attackedFrom: "Tyr" }];
    const units = { Austria: ["A Mun", "A Boh"] };
    const open = play(edition, units, orders, { phase: "S1901R", dislodged });
    expect(open.units("Germany")).toEqual(["A Sil"]);
    const closed = play(edition, units, orders, { phase: "S1901R", dislodged, contested: ["Sil"] });
    expect(closed.units("Germany")).toEqual([]);
    const origin = play(edition, units, { Germany: ["A Mun - Tyr"] }, { phase: "S1901R", dislodged });
    expect(origin.units("Germany")).toEqual([]);
  });

  test("a unit that has no space left is disbanded, which the older book calls annihilated (CB-133, C71-SG-2)", () => {
    const { retreats, next } = playMoves(edition, {
      Russia: ["F Rum H", "A Sev H"],
      Turkey: ["A Bul - Rum", "F Bla S A Bul - Rum", "A Con - Bul"],
    });
    expect(retreats("F Rum")).toEqual([]);
    const after = next({});
    expect(after.units("Russia")).toEqual(["A Sev"]);
    expect(after.response.events).toContainEqual(
      expect.objectContaining({ type: "disbanded", unit: "F Rum", power: "Russia", rules: ["CB-133"] }),
    );
  });
});

test("a unit dislodged by an army that came over the sea may retreat to where that army was (C23-41)", () => {
  const lines = {
    England: ["A Edi - Yor", "F Nth C A Edi - Yor", "A Lon S A Edi - Yor"],
    Germany: ["A Yor H"],
  };
  const byConvoy = playMoves("2023", lines);
  expect(byConvoy.retreats("A Yor")).toEqual(["Edi", "Lvp", "Wal"]);
  expect(byConvoy.next({ Germany: ["A Yor - Edi"] }).units("Germany")).toEqual(["A Edi"]);
  const byLand = playMoves("2023", { ...lines, England: ["A Edi - Yor", "F Nth H", "A Lon S A Edi - Yor"] });
  expect(byLand.retreats("A Yor")).toEqual(["Lvp", "Wal"]);
  const taken = playMoves("2023", { ...lines, France: ["A Cly - Edi"] });
  expect(taken.retreats("A Yor")).toEqual(["Lvp", "Wal"]);
});

test("the older book knows no such exception (CB-131)", () => {
  const lines = {
    England: ["A Edi - Yor", "F Nth C A Edi - Yor", "A Lon S A Edi - Yor"],
    Germany: ["A Yor H"],
  };
  expect(playMoves("1971", lines).retreats("A Yor")).toEqual(["Lvp", "Wal"]);
});

test("no unit is ever offered a space that is occupied or contested (CB-130, CB-132)", () => {
  let offers = 0;
  for (let seed = 50_000; seed < 50_600; seed++) {
    const situation = randomSituation(seed, BOOKS[seed % 2]);
    const { provinceOf } = situation.rules.board;
    const { units, dislodged, contested } = resolveByEngine(situation);
    const closed = new Set([...units.map(({ at }) => provinceOf[at]), ...contested]);
    for (const retreat of dislodged.flatMap(({ retreats }) => retreats)) {
      offers++;
      expect(closed.has(provinceOf[retreat]), formatSituation(situation)).toBe(false);
    }
  }
  expect(offers).toBeGreaterThan(150);
});
