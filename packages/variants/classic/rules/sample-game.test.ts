import { type Played, playStart } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS, type Edition } from "../editions.ts";

type ByPower = Record<string, string>;

/** "A Vie - Tri, F Tri - Alb" by power. */
const sheets = (lines: ByPower): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lines).map(([power, orders]) => [power, orders.split(", ")]));

const SPRING_1901 = sheets({
  Austria: "A Vie - Tri, A Bud - Gal, F Tri - Alb",
  England: "A Lvp - Yor, F Lon - Nth, F Edi - Nrg",
  France: "A Par - Bur, A Mar - Spa, F Bre - Pic",
  Germany: "A Ber - Kie, A Mun - Ruh, F Kie - Den",
  Italy: "A Ven - Pie, A Rom - Ven, F Nap - Ion",
  Russia: "A Mos - Ukr, A War - Gal, F StP - Bot, F Sev - Bla",
  Turkey: "A Con - Bul, A Smy - Con, F Ank - Bla",
});

const FALL_1901 = sheets({
  Austria: "A Tri H, A Bud - Ser, F Alb - Gre",
  England: "A Yor - Nwy, F Nth C A Yor - Nwy, F Nrg - Bar",
  France: "A Bur - Mar, A Spa - Por, F Pic - Bel",
  Germany: "A Kie - Hol, A Ruh - Bel, F Den H",
  Italy: "A Ven H, A Pie - Mar, F Ion - Tun",
  Russia: "A Ukr S F Sev - Rum, A War - Gal, F Bot - Swe, F Sev - Rum",
  Turkey: "A Bul - Ser, A Con - Bul, F Ank - Bla",
});

const WINTER_1901 = sheets({
  Austria: "Build A Vie",
  England: "Build F Edi",
  France: "Build F Mar",
  Germany: "Build F Kie, Build A Mun",
  Italy: "Build F Nap",
  Russia: "Build A StP, Build A Sev",
  Turkey: "Build A Smy",
});

const SPRING_1902 = sheets({
  Austria: "A Tri - Bud, A Vie - Bud, A Bud - Ser, F Gre H",
  England: "A Nwy - StP, F Nth - Nwy, F Bar S A Nwy - StP, F Edi - Nth",
  France: "A Bur S F Pic - Bel, A Por - Spa, F Pic - Bel, F Mar H",
  Germany: "A Hol - Bel, A Ruh S A Hol - Bel, A Mun - Bur, F Den H, F Kie - Hol",
  Italy: "A Ven H, A Pie - Mar, F Tun - Wes, F Nap - Tyn",
  Russia: "A Ukr S F Rum, A Gal - Bud, A StP - Nwy, A Sev S F Rum, F Swe S A StP - Nwy, F Rum H",
  Turkey: "A Bul - Rum, A Con - Bul, A Smy - Arm, F Bla S A Bul - Rum",
});

const fall1902 = (edition: Edition) =>
  sheets({
    Austria: "A Vie - Gal, A Tri - Bud, A Ser S A Bul - Rum, F Gre H",
    England: "A Nwy - StP, F Bar S A Nwy - StP, F Nth - Nwy, F Edi - Nth",
    France: "A Bur - Bel, F Pic S A Bur - Bel, A Spa S F Mar, F Mar S A Spa",
    Germany: "A Ruh - Bur, A Mun S A Ruh - Bur, A Bel S A Ruh - Bur, F Den - Swe, F Hol S A Bel",
    Italy: `A Ven - Pie, A Pie - Mar, F Wes - ${edition === "1971" ? "Mid" : "NAf"}, F Tyn - GoL`,
    Russia: "A StP - Nwy, F Swe S A StP - Nwy, F Rum S A Sev, A Sev S F Rum, A Gal S F Rum, A Ukr S A Sev",
    Turkey: "A Bul - Rum, A Con - Bul, A Arm - Sev, F Bla S A Bul - Rum",
  });

const WINTER_1902 = sheets({
  Austria: "Build A Tri",
  England: "Build F Lon",
  France: "Build A Par",
  Germany: "Build F Kie",
  Russia: "Remove A Gal",
  Turkey: "Build F Smy",
});

describe.each(EDITIONS)("the sample game (%s)", (edition) => {
  const spring1901 = playStart(edition, SPRING_1901);
  const autumn1901 = spring1901.next(FALL_1901);
  const winter1901 = autumn1901.next(WINTER_1901);
  const spring1902 = winter1901.next(SPRING_1902);
  const autumn1902 = spring1902.next(fall1902(edition));
  const retreats1902 = autumn1902.next({ Russia: ["A StP - Mos"], France: ["A Bur - Gas"] });
  const winter1902 = retreats1902.next(WINTER_1902);

  /** The units whose orders to move failed, or whose support was cut. */
  const failed = ({ response }: Played): string[] =>
    response.orders
      .filter(({ status }) => status !== "succeeds")
      .map(({ text }) => text.slice(0, 5))
      .toSorted();

  test("Spring 1901: only the units ordered to Galicia and to the Black Sea fail (CB-170)", () => {
    expect(failed(spring1901)).toEqual(["A Bud", "A War", "F Ank", "F Sev"]);
    expect(spring1901.standoffs.toSorted()).toEqual(["Bla", "Gal"]);
    expect(spring1901.units("Russia")).toEqual(["A Ukr", "A War", "F Bot", "F Sev"]);
    expect(spring1901.phase).toBe("F1901M");
  });

  test("Fall 1901: Belgium, Marseilles and Serbia are stood off, and Bulgaria is not left (CB-171)", () => {
    expect(failed(autumn1901)).toEqual(["A Bud", "A Bul", "A Bur", "A Con", "A Pie", "A Ruh", "F Pic"]);
    expect(autumn1901.standoffs.toSorted()).toEqual(["Bel", "Mar", "Ser"]);
    expect(autumn1901.units("England")).toEqual(["A Nwy", "F Bar", "F Nth"]);
    expect(autumn1901.phase).toBe("W1901A");
  });

  test("Winter 1901: each has what its centers allow, France nothing for Spain (CB-171)", () => {
    expect(failed(winter1901)).toEqual([]);
    expect(winter1901.centers("France")).toEqual(["Bre", "Mar", "Par", "Por"]);
    expect(winter1901.units("France")).toEqual(["A Bur", "A Por", "F Mar", "F Pic"]);
    expect(winter1901.centers("Russia")).toEqual(["Mos", "Rum", "Sev", "StP", "Swe", "War"]);
    expect(winter1901.units("Germany")).toEqual(["A Hol", "A Mun", "A Ruh", "F Den", "F Kie"]);
    expect(winter1901.phase).toBe("S1902M");
  });

  test("Spring 1902: seven moves take place, and nobody has to retreat (CB-172)", () => {
    const moved = spring1902.response.orders
      .filter(({ result }) => result === "moved")
      .map(({ order }) => order);
    expect(moved.toSorted()).toEqual([
      "A Bud - Ser",
      "A Hol - Bel",
      "A Por - Spa",
      "A Smy - Arm",
      "F Kie - Hol",
      "F Nap - Tyn",
      "F Tun - Wes",
    ]);
    expect(spring1902.order("A Bur")).toMatchObject({ result: "cut", by: ["A Mun"] });
    expect(spring1902.order("A StP")).toMatchObject({ result: "bounced", by: ["A Nwy"] });
    expect(spring1902.phase).toBe("F1902M");
  });

  test("Fall 1902: nine moves take place; three units are dislodged, one of them without a way out (CB-173)", () => {
    const moved = autumn1902.response.orders
      .filter(({ result }) => result === "moved")
      .map(({ order }) => order);
    expect(moved.toSorted()).toEqual([
      "A Bul - Rum",
      "A Con - Bul",
      "A Nwy - StP",
      "A Ruh - Bur",
      "A Tri - Bud",
      "F Edi - Nth",
      "F Nth - Nwy",
      "F Tyn - GoL",
      edition === "1971" ? "F Wes - Mid" : "F Wes - NAf",
    ]);
    for (const unit of ["F Swe", "F Mar", "A Sev", "A Gal", "F Rum"])
      expect(autumn1902.fate(unit)).toContain("cut");
    expect(autumn1902.fate("A Bel")).toBe("supported");
    expect(autumn1902.retreats("F Rum")).toEqual([]);
    expect(autumn1902.retreats("A StP")).toContain("Mos");
    expect(autumn1902.retreats("A Bur")).toContain("Gas");
  });

  test("the retreats of 1902, and the Italian fleet where each book has it (CB-173)", () => {
    expect(retreats1902.units("Russia")).toEqual(["A Gal", "A Mos", "A Sev", "A Ukr", "F Swe"]);
    expect(retreats1902.units("France")).toEqual(["A Gas", "A Spa", "F Mar", "F Pic"]);
    expect(retreats1902.units("Italy")).toEqual([
      "A Pie",
      "A Ven",
      "F GoL",
      edition === "1971" ? "F Mid" : "F NAf",
    ]);
  });

  test("Winter 1902: Russia has lost two centers, but removes only one unit (CB-173, CB-155, C71-SG-2)", () => {
    expect(retreats1902.centers("Russia")).toEqual(["Mos", "Sev", "Swe", "War"]);
    expect(failed(winter1902)).toEqual([]);
    expect(winter1902.units("Russia")).toEqual(["A Mos", "A Sev", "A Ukr", "F Swe"]);
    expect(winter1902.units("Austria")).toEqual(["A Bud", "A Ser", "A Tri", "A Vie", "F Gre"]);
    expect(winter1902.units("Italy")).toHaveLength(winter1902.centers("Italy").length);
    expect(winter1902.phase).toBe("S1903M");
  });
});
