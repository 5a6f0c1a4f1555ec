import { Atlas, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";
import { createClassic } from "../game.ts";

/** Countries that are no powers, each of them a single province. */
const SMALL_COUNTRIES = {
  Alb: "Albania",
  Bel: "Belgium",
  Bul: "Bulgaria",
  Den: "Denmark",
  Gre: "Greece",
  Hol: "Holland",
  NAf: "North Africa",
  Nwy: "Norway",
  Por: "Portugal",
  Rum: "Rumania",
  Ser: "Serbia",
  Spa: "Spain",
  Swe: "Sweden",
  Tun: "Tunis",
};

describe.each(EDITIONS)("units and spaces (%s)", (edition) => {
  test.each([
    ["A Sil - Pru", "A War - Pru"],
    ["A Sil - Pru", "F Bal - Pru"],
    ["F Lvn - Pru", "A War - Pru"],
    ["F Lvn - Pru", "F Bal - Pru"],
  ])("armies and fleets are equally strong: %s and %s keep each other out (CB-28)", (one, other) => {
    const { order, units } = playMoves(edition, { Germany: [one], Russia: [other] });
    for (const line of [one, other]) expect(order(line).strength).toEqual({ attack: 1, against: 1 });
    expect([...units("Germany"), ...units("Russia")]).toEqual([one.slice(0, 5), other.slice(0, 5)]);
  });

  test("what sets the kinds apart is where they may go, and that only fleets convoy (CB-28, CB-41)", () => {
    const { order, fate } = playMoves(edition, {
      England: ["A Yor - Hol", "A Lon C A Yor - Hol"],
      France: ["A Bre - Wal", "F Eng C A Bre - Wal"],
    });
    expect(order("A Lon").status).toBe("illegal");
    expect(order("A Lon").rules).toContain("CB-28");
    expect(fate("A Yor")).not.toBe("moved");
    expect(fate("A Bre")).toBe("moved");
  });

  test("an army goes to neighboring land, inland or coastal, and never into water (CB-50, CB-31)", () => {
    const { fate, order } = playMoves(edition, {
      Germany: ["A Ber - Bal", "A Mun - Tyr", "A Kie - Den"],
      France: ["A Par - Mun"],
    });
    expect(fate("A Mun")).toBe("moved");
    expect(fate("A Kie")).toBe("moved");
    expect(order("A Ber")).toMatchObject({ status: "illegal", rules: ["CB-50"] });
    expect(order("A Ber").why).toContain("A Ber");
    expect(order("A Par").status).toBe("illegal");
  });

  test("a fleet goes to neighboring water or coast, and never inland (CB-51, CB-31)", () => {
    const { fate, order } = playMoves(edition, {
      Turkey: ["F Con - Aeg", "F Gre - Ser"],
      Russia: ["F Sev - Rum", "F Bla - Aeg"],
    });
    expect(fate("F Con")).toBe("moved");
    expect(fate("F Sev")).toBe("moved");
    expect(order("F Gre")).toMatchObject({ status: "illegal", rules: ["CB-51"] });
    expect(order("F Bla").status).toBe("illegal");
  });

  test("from coast to coast a fleet follows the coastline, whatever border an army may cross (CB-52, CB-53)", () => {
    const along = { "F Rom - Tus": true, "F Rom - Nap": true, "F Rom - Ven": false, "F Rom - Apu": false };
    for (const [line, possible] of Object.entries(along)) {
      expect(playMoves(edition, { Italy: [line] }).fate("F Rom")).toBe(possible ? "moved" : "ignored");
      expect(playMoves(edition, { Italy: [line.replace("F", "A")] }).fate("A Rom")).toBe("moved");
    }
    const { fate } = playMoves(edition, { Turkey: ["F Ank - Smy", "A Con"], Russia: ["A Arm - Smy"] });
    expect(fate("F Ank")).toBe("ignored");
    expect(fate("A Arm")).toBe("moved");
  });

  test("an order to move is an attack, on an empty space as on an occupied one (CB-54)", () => {
    const { fate, standoffs } = playMoves(edition, {
      Austria: ["A Tri - Ven", "A Vie - Gal"],
      Italy: ["A Pie S A Tus", "A Tus", "A Ven S A Pie"],
      Russia: ["A War - Gal"],
    });
    expect(fate("A Ven")).toBe("cut");
    expect(fate("A Pie")).toBe("supported");
    expect(standoffs).toEqual(["Gal"]);
  });

  test("only a correctly given order is an attack: an impossible one neither cuts nor stands off (CB-54, CB-37)", () => {
    const { fate, standoffs } = playMoves(edition, {
      Italy: ["F Rom - Ven", "F Tyn - Apu"],
      Austria: ["A Ven S A Tri", "A Tri"],
      Turkey: ["F Ion - Apu"],
    });
    expect(fate("F Rom")).toBe("ignored");
    expect(fate("A Ven")).toBe("supported");
    expect(fate("F Ion")).toBe("moved");
    expect(standoffs).toEqual([]);
  });

  test.each(["Switzerland", "Swi", "Ireland", "Iceland", "Corsica", "Sicily", "Crete", "Moon"])(
    "%s cannot be entered: units go to places named on the board only (CB-55, CB-56)",
    (place) => {
      for (const line of [`A Mar - ${place}`, `F Iri - ${place}`, `F GoL - ${place}`, `F Ion - ${place}`]) {
        const { order, units } = playMoves(edition, { France: [line] });
        expect(order(line.slice(0, 5)).status).toBe("illegal");
        expect(units("France")).toEqual([line.slice(0, 5)]);
      }
    },
  );

  test("Switzerland is not crossed either, but England is an island that may be entered (CB-55, CB-56)", () => {
    for (const line of ["A Mar - Mun", "A Bur - Pie", "A Bur - Tyr", "A Pie - Bur"])
      expect(playMoves(edition, { France: [line] }).fate(line.slice(0, 5))).toBe("ignored");
    expect(playMoves(edition, { France: ["F Eng - Wal"] }).fate("F Eng")).toBe("moved");
  });

  test("a move to where the unit stands is no move, not even by convoy (CB-57, CB-117)", () => {
    const { order, fate } = playMoves(edition, {
      England: ["A Yor - Yor", "F Nth C A Yor - Yor", "F Lon - Lon"],
      Germany: ["F Hol S A Yor - Yor"],
    });
    expect(order("A Yor")).toMatchObject({ status: "illegal", rules: ["CB-57"] });
    expect(fate("F Nth")).toBe("ignored");
    expect(fate("F Lon")).toBe("ignored");
    expect(fate("F Hol")).toBe("ignored");
  });

  test("a fleet comes into Kiel or Constantinople on one side and leaves on the other, a move later (CB-58, CB-60)", () => {
    const passage = playMoves(edition, { Russia: ["F Bla - Con"], Germany: ["F Hol - Kie"] }).next({
      Russia: ["F Con - Aeg"],
      Germany: ["F Kie - Ber"],
    });
    expect(passage.units("Russia")).toEqual(["F Aeg"]);
    expect(passage.units("Germany")).toEqual(["F Ber"]);
    const jump = playMoves(edition, { Russia: ["F Bla - Aeg"], Germany: ["F Hel - Bal"], Turkey: ["F Con"] });
    expect(jump.fate("F Bla")).toBe("ignored");
    expect(jump.fate("F Hel")).toBe("ignored");
  });

  test("armies come and go on any side of Kiel and Constantinople, but do not pass through (CB-59, CB-60)", () => {
    const lines = ["A Den - Kie", "A Hol - Kie", "A Ber - Kie", "A Bul - Con", "A Ank - Con"];
    for (const line of lines)
      expect(playMoves(edition, { Turkey: [line] }).fate(line.slice(0, 5))).toBe("moved");
    for (const line of ["A Den - Hol", "A Bul - Ank"])
      expect(playMoves(edition, { Turkey: [line] }).fate(line.slice(0, 5))).toBe("ignored");
  });
});

test("of the landscape only coastlines matter, and each small country is one province (C71-VI.1-1)", () => {
  const game = createClassic("1971");
  if (!game.ok) throw new Error("no game");
  const { ids, ofGround, reads } = new Atlas(game.value);
  const grounds = ["land", "water", "shore"] as const;
  expect(grounds.flatMap(ofGround).toSorted()).toEqual(ids.toSorted());
  for (const [id, name] of Object.entries(SMALL_COUNTRIES))
    expect(reads("A Par", `A Par - ${name}`)).toBe(`A Par - ${id}`);
});
