import { Atlas, committeeGame, sitDown } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { ask, list } from "../testing.ts";
import { board1935 } from "./table.ts";

const { army, centers, coastsOf, fleet, groundOf, homesOf, ids, next, ofGround, reads } = new Atlas(
  committeeGame("1935"),
);

/** Home centers as the booklet's start table has them; those in capitals start with a fleet. */
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
/** The seas a fleet can go to from any coast of a province. */
const seasOf = (id: string): string[] =>
  coastsOf(id)
    .flatMap(fleet)
    .filter((to) => groundOf(to.split("/")[0]) === "water");

/** Those that the booklet's own text uses. */
const ABBREVIATIONS = list("Lon Par Bri Bor Eng Pic Swe Bal Sil Cze Kra Sax Cas Irn Per Eme Egy");

const idOf = (written: string): string => ids.find((id) => id.toLowerCase() === written.toLowerCase())!;

describe("the provinces of 1935", () => {
  test("there are 132 spaces: 32 of water, 70 coastal, 30 inland", () => {
    expect(ids).toHaveLength(132);
    expect(ofGround("water")).toHaveLength(32);
    expect(ofGround("shore")).toHaveLength(70);
    expect(ofGround("land")).toHaveLength(30);
  });

  test("there are 60 centers, all on land (M35-7)", () => {
    expect(centers()).toHaveLength(60);
    expect(centers().filter((id) => groundOf(id) === "water")).toEqual([]);
  });

  test.each(START)("%s has five home centers: %s (%s, M35-11, M35-22)", (country, start) => {
    expect(list(homesOf(country))).toEqual(list(start.split(" ").map(idOf)));
  });

  test("fifteen centers start without an owner (M35-12)", () => {
    const owned = Object.values(sitDown("1935", {}).response.state.centers).flat();
    expect(list(centers().filter((id) => !owned.includes(id)))).toEqual(
      list("Nor Swe Den Hol Bel Por Mor Cze Aus Hun Rum Bul Gre Irn Alb"),
    );
  });

  test("nineteen fleets start on coasts, and an army in every other home (M35-11)", () => {
    const { units } = sitDown("1935", {}).response.state;
    for (const [power, start] of START)
      expect(list(units[power])).toEqual(
        list(start.split(" ").map((id) => `${id === id.toUpperCase() ? "F" : "A"} ${idOf(id)}`)),
      );
    expect(
      Object.values(units)
        .flat()
        .filter((unit) => unit.startsWith("F")),
    ).toHaveLength(19);
  });

  test("Brittany, Norway and Yorkshire are coastal (M35-6)", () => {
    for (const id of ["Bri", "Nor", "Yor"]) expect(groundOf(id)).toBe("shore");
  });

  test.each(ABBREVIATIONS)("orders may use the booklet's abbreviation %s (M35-27)", (id) => {
    const unit = groundOf(id) === "water" ? `F ${id}` : `A ${id}`;
    expect(reads(unit, `${unit} holds`)).toBe(`${unit} H`);
  });

  test.each([
    ["Fna", "North Africa"],
    ["Fna", "French North Africa"],
    ["Sil", "Silisia"],
    ["Wol", "Volga"],
  ])("%s is understood as %s (M35-28)", (id, name) => {
    expect(reads(`A ${id}`, `A ${name} holds`)).toBe(`A ${id} H`);
  });

  test("nobody can be ordered to Switzerland (MB-102)", () => {
    expect(reads("A Mil", "A Mil - Switzerland")).toBeNull();
    expect(next("Mil", "Bur")).toBe(false);
  });

  test("Iran is a center and the only province with two coasts (M35-32)", () => {
    expect(ids.map(coastsOf).filter(({ length }) => length > 1)).toEqual([["Irn/nc", "Irn/sc"]]);
    expect(centers()).toContain("Irn");
  });
});

describe("adjacency in 1935", () => {
  test("there are 210 ways for armies and 229 for fleets", () => {
    const { edges } = ask(board1935);
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
    for (const id of ["Ham", "Ros", "Wol", "Egy", "Ist"]) expect(coastsOf(id)).toEqual([id]);
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
    expect(coastsOf("Swe")).toEqual(["Swe"]);
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
        homesOf(power).flatMap((a) =>
          homesOf(other)
            .filter((b) => next(a, b))
            .map((b) => `${a}-${b}`),
        ),
      ),
    );
    expect(list(touching)).toEqual(list("Gib-Sev Syr-Ada Ber-Sil Ber-Pru"));
  });

  test("a coastal province touches a water province (MB-16)", () => {
    for (const id of ofGround("shore")) expect(seasOf(id).length).toBeGreaterThan(0);
  });

  test("fleets go from coast to coast along a common sea, by the Volga canal excepted (MB-99)", () => {
    const steps = ofGround("shore").flatMap((from) => {
      const lands = coastsOf(from)
        .flatMap(fleet)
        .map((to) => to.split("/")[0])
        .filter((to) => groundOf(to) === "shore" && from < to);
      return lands
        .filter((to) => !seasOf(from).some((sea) => seasOf(to).includes(sea)))
        .map((to) => `${from}-${to}`);
    });
    expect(steps).toEqual(["Ros-Wol"]);
  });

  test("fleets can sail from every coast to every sea", () => {
    const reached = new Set(["Lon"]);
    for (const label of reached) {
      for (const to of fleet(label)) reached.add(to);
    }
    expect(ofGround("water").filter((sea) => !reached.has(sea))).toEqual([]);
    expect(
      ofGround("shore")
        .flatMap(coastsOf)
        .filter((label) => !reached.has(label)),
    ).toEqual([]);
  });

  test("armies live on the mainland, Great Britain and Ireland", () => {
    const seen = new Set<string>();
    const parts: string[][] = [];
    for (const start of ids.filter((id) => groundOf(id) !== "water")) {
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
