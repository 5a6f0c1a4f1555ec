import { describe, expect, test } from "vitest";
import { ask, list } from "../testing.ts";
import { board1935 } from "./table.ts";

const { army, board, centres, centresOf, edges, fleet, ids, next, ofTerrain, row } = ask(board1935);

/** Home centres as the booklet's start table has them; those in capitals start with a fleet. */
const START = [
  ["United Kingdom", "LON Edi IRE GIB Egy", "M35-13"],
  ["France", "Par BRI Lyo Syr FNA", "M35-14"],
  ["Italy", "ROM NAP Ven Mil LIB", "M35-15"],
  ["Germany", "HAM Mst Ber Fkf Mun", "M35-16"],
  ["USSR", "Mos MUR Stp Sib ROS", "M35-17"],
  ["Turkey", "ANK Ada IZM Ist ANT", "M35-18"],
  ["Yugoslavia", "Ser Bos CRO MON Mac", "M35-19"],
  ["Spain", "Mad Bcn NAV Sev AND", "M35-20"],
  ["Poland", "PRU Sil Kra Wbe Pod", "M35-21"],
] as const;
const idOf = (written: string): string => ids.find((id) => id.toLowerCase() === written.toLowerCase())!;

describe("the provinces of 1935", () => {
  test("there are 132 spaces: 32 of water, 70 coastal, 30 inland", () => {
    expect(ids).toHaveLength(132);
    expect(ofTerrain("sea")).toHaveLength(32);
    expect(ofTerrain("coast")).toHaveLength(70);
    expect(ofTerrain("inland")).toHaveLength(30);
  });

  test("there are 60 centres, all on land (M35-7)", () => {
    expect(centres).toHaveLength(60);
    expect(centres.filter((id) => row(id).terrain === "sea")).toEqual([]);
  });

  test.each(START)("%s has five home centres: %s (%s, M35-11, M35-22)", (country, start) => {
    expect(list(centresOf(country))).toEqual(list(start.split(" ").map(idOf)));
  });

  test("fifteen centres start without an owner (M35-12)", () => {
    expect(list(centresOf(undefined))).toEqual(
      list("Nor Swe Den Hol Bel Por Mor Cze Aus Hun Rum Bul Gre Irn Alb"),
    );
  });

  test("the nineteen fleets start on coasts (M35-11)", () => {
    const fleets = START.flatMap(([, start]) => start.split(" ").filter((id) => id === id.toUpperCase()));
    expect(fleets).toHaveLength(19);
    for (const id of fleets) expect(row(idOf(id)).terrain).toBe("coast");
  });

  test("Brittany, Norway and Yorkshire are coastal (M35-6)", () => {
    for (const id of ["Bri", "Nor", "Yor"]) expect(row(id).terrain).toBe("coast");
  });

  test("the abbreviations of the booklet are the ids (M35-27)", () => {
    for (const id of list("Lon Par Bri Bor Eng Pic Swe Bal Sil Cze Kra Sax Cas Irn Per Eme Egy"))
      expect(ids).toContain(id);
  });

  test("North Africa, Silisia and Volga are understood (M35-28)", () => {
    expect(row("Fna").aliases).toContain("North Africa");
    expect(row("Sil").aliases).toContain("Silisia");
    expect(row("Wol").aliases).toContain("Volga");
  });

  test("Switzerland is no province (MB-102)", () => {
    expect(board1935.provinces.map(({ name }) => name)).not.toContain("Switzerland");
  });

  test("Iran is a centre and the only province with two coasts (M35-32, M35-49)", () => {
    expect(board1935.provinces.filter(({ coasts }) => coasts).map(({ id }) => id)).toEqual(["Irn"]);
    expect(row("Irn").centre).toBe(true);
  });
});

describe("who is next to whom in 1935", () => {
  test("there are 210 ways for armies and 229 for fleets", () => {
    expect(edges("land")).toBe(210);
    expect(edges("water")).toBe(229);
  });

  test("the Caspian leads to Iran's north coast, the Persian Gulf to its south coast (M35-34, M35-35)", () => {
    expect(list(fleet("Irn/nc"))).toEqual(list("Aze Cas Tks"));
    expect(list(fleet("Irn/sc"))).toEqual(list("Arb Irq Per"));
  });

  test.each([
    ["Par-Bri", "M35-30"],
    ["Bor-Bri", "an order example"],
    ["Pic-Bri", "M35-46"],
    ["Sil-Kra", "an order example"],
    ["Cze-Kra", "an order example"],
    ["Cze-Sax", "an order example"],
    ["Rom-Ven", "MB-135"],
    ["Swe-Den", "MB-110"],
  ])("armies go %s (%s)", (pair) => {
    const [a, b] = pair.split("-");
    expect(army(a)).toContain(b);
  });

  test.each([
    ["Eng-Bri", "M35-42"],
    ["Eng-Lon", "M35-46"],
    ["Swe-Bal", "an order example"],
    ["Eme-Egy", "M35-37"],
    ["Egy-Red", "M35-37"],
    ["Hol-Ham", "M35-38"],
    ["Ham-Ber", "M35-38"],
    ["Swe-Den", "MB-110"],
    ["Brn-Swe", "M35-40"],
    ["Brn-Den", "M35-40"],
    ["Ska-Swe", "M35-40"],
    ["Ska-Den", "M35-40"],
    ["Ebs-Ros", "M35-39"],
    ["Ros-Wol", "M35-39"],
    ["Wol-Cas", "M35-39"],
  ])("fleets go %s (%s)", (pair) => {
    const [a, b] = pair.split("-");
    expect(fleet(a)).toContain(b);
    expect(fleet(b)).toContain(a);
  });

  test("two provinces lie between the Eastern Black Sea and the Caspian (M35-39)", () => {
    for (const pair of ["Ebs-Cas", "Ebs-Wol", "Ros-Cas"])
      expect(next(...(pair.split("-") as [string, string]))).toBe(false);
  });

  test("waterway provinces have one coast each and are not jumped (M35-36, MB-109)", () => {
    for (const id of ["Ham", "Ros", "Wol", "Egy", "Ist"]) expect(row(id).coasts).toBeUndefined();
    for (const [a, b] of [
      ["Hel", "Brn"],
      ["Hol", "Ber"],
      ["Eme", "Red"],
      ["Aeg", "Wbs"],
    ])
      expect(next(a, b)).toBe(false);
  });

  test("Istanbul lies on the Aegean and on the Western Black Sea", () => {
    expect(fleet("Ist")).toEqual(expect.arrayContaining(["Aeg", "Wbs"]));
  });

  test("Bornholm and Skagerrak touch only by way of Sweden or Denmark (M35-40)", () => {
    expect(next("Brn", "Ska")).toBe(false);
    expect(list(fleet("Brn").filter((id) => fleet(id).includes("Ska")))).toEqual(list("Den Swe"));
  });

  test("Sweden has one coast, Denmark does not touch Berlin (MB-111, MB-112)", () => {
    expect(row("Swe").coasts).toBeUndefined();
    expect(next("Den", "Ber")).toBe(false);
  });

  test("Bornholm keeps Denmark from the Baltic", () => {
    expect(next("Den", "Bal")).toBe(false);
  });

  test("Rome touches Venice by land only (MB-99, MB-135)", () => {
    expect(army("Rom")).toContain("Ven");
    expect(fleet("Rom")).not.toContain("Ven");
  });

  test("Ireland is reached by sea only", () => {
    expect(army("Ire")).toEqual([]);
    expect(list(fleet("Ire"))).toEqual(list("Iri Mao Nao"));
  });

  test("the classic diagrams hold where their names exist here (MB-97, MB-100)", () => {
    expect(list(army("Par"))).toEqual(list("Bri Pic Bur Bor"));
    expect(list(fleet("Eng"))).toEqual(list("Bel Bri Iri Lon Mao Nth Pic Wal"));
    expect(list(fleet("Rom"))).toEqual(list("Tus Nap Tyr"));
  });

  test("start units of different powers touch in four places only", () => {
    const powers = START.map(([power]) => power);
    const touching = powers.flatMap((power, i) =>
      powers.slice(i + 1).flatMap((other) =>
        centresOf(power).flatMap((a) =>
          centresOf(other)
            .filter((b) => next(a, b))
            .map((b) => `${a}-${b}`),
        ),
      ),
    );
    expect(list(touching)).toEqual(list("Gib-Sev Syr-Ada Ber-Sil Ber-Pru"));
  });

  test("a coastal province touches a water province (MB-16)", () => {
    for (const id of ofTerrain("coast")) expect(board.seasNextTo[ids.indexOf(id)].length).toBeGreaterThan(0);
  });

  test("fleets go from coast to coast along a common sea, by the Volga canal excepted (MB-99)", () => {
    const seas = (id: string): string[] => board.seasNextTo[ids.indexOf(id)].map((sea) => ids[sea]);
    const steps = ofTerrain("coast").flatMap((from) => {
      const stands = row(from).coasts?.map((coast) => `${from}/${coast}`) ?? [from];
      const lands = stands
        .flatMap(fleet)
        .map((to) => to.split("/")[0])
        .filter((to) => row(to).terrain === "coast" && from < to);
      return lands
        .filter((to) => !seas(from).some((sea) => seas(to).includes(sea)))
        .map((to) => `${from}-${to}`);
    });
    expect(steps).toEqual(["Ros-Wol"]);
  });

  test("fleets can sail from every coast to every sea", () => {
    const reached = new Set(["Lon"]);
    for (const label of reached) {
      for (const to of fleet(label)) reached.add(to);
    }
    expect(ofTerrain("sea").filter((sea) => !reached.has(sea))).toEqual([]);
    expect(ofTerrain("coast").filter((id) => !row(id).coasts && !reached.has(id))).toEqual([]);
  });

  test("armies live on the mainland, Great Britain and Ireland", () => {
    const seen = new Set<string>();
    const parts: string[][] = [];
    for (const start of ids.filter((id) => row(id).terrain !== "sea")) {
      if (seen.has(start)) continue;
      const part = [start];
      seen.add(start);
      for (const id of part) {
        for (const to of army(id)) {
          if (!seen.has(to)) part.push(to);
          seen.add(to);
        }
      }
      parts.push(part);
    }
    expect(parts.map(({ length }) => length).sort((a, b) => a - b)).toEqual([1, 5, 94]);
  });
});
