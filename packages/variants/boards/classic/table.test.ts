import { Atlas, playStart } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { createClassic } from "../../classic/game.ts";
import { ask, list } from "../testing.ts";
import { classicBoard } from "./table.ts";

const game = createClassic("2023");
if (!game.ok) throw new Error("no game");
const { army, centers, coastsOf, fleet, groundOf, homesOf, ids, next, ofGround, reads } = new Atlas(
  game.value,
);

const HOMES = {
  Austria: "Bud Tri Vie",
  England: "Edi Lon Lvp",
  France: "Bre Mar Par",
  Germany: "Ber Kie Mun",
  Italy: "Nap Rom Ven",
  Russia: "Mos Sev StP War",
  Turkey: "Ank Con Smy",
};

describe("the provinces of 1901", () => {
  test("there are 75 spaces, 56 of land and 19 of water (C23-10)", () => {
    expect(ids).toHaveLength(75);
    expect(ofGround("water")).toHaveLength(19);
    expect(ofGround("land")).toHaveLength(14);
    expect(ofGround("shore")).toHaveLength(42);
  });

  test("42 land spaces are parts of the powers and 14 are not", () => {
    const land = classicBoard.provinces.filter(({ terrain }) => terrain !== "sea");
    expect(land.filter(({ country }) => country)).toHaveLength(42);
    expect(land.filter(({ country }) => !country)).toHaveLength(14);
  });

  test("34 provinces are supply centers (CB-17)", () => {
    expect(centers()).toHaveLength(34);
  });

  test.each(Object.entries(HOMES))("the home centers of %s are %s (CB-18)", (country, homes) => {
    expect(list(homesOf(country))).toEqual(list(homes));
  });

  test("twelve centers are neutral (CB-18)", () => {
    const owned = Object.values(playStart("2023", {}).response.state.centers).flat();
    expect(list(centers().filter((id) => !owned.includes(id)))).toEqual(
      list("Bel Bul Den Gre Hol Nwy Por Rum Ser Spa Swe Tun"),
    );
  });

  test("only Bulgaria, Spain and St. Petersburg have two coasts (CB-61)", () => {
    const split = ids.map(coastsOf).filter(({ length }) => length > 1);
    expect(split.flat()).toEqual(["Bul/ec", "Bul/sc", "Spa/nc", "Spa/sc", "StP/nc", "StP/sc"]);
  });

  test("nobody can be ordered to Switzerland or the islands (CB-55, CB-56)", () => {
    for (const name of ["Switzerland", "Ireland", "Iceland", "Corsica", "Sardinia", "Crete", "Cyprus"]) {
      expect(reads("A Mar", `A Mar - ${name}`), name).toBeNull();
      expect(reads("F Mid", `F Mid - ${name}`), name).toBeNull();
    }
    expect(reads("A Mar", "A Mar - Burgundy")).toBe("A Mar - Bur");
  });
});

describe("adjacency in 1901", () => {
  test("there are 111 ways for armies and 141 for fleets, coasts counted", () => {
    const { edges } = ask(classicBoard);
    expect(edges("land")).toBe(111);
    expect(edges("water")).toBe(141);
  });

  test("armies never go into water, fleets never inland, and inland provinces touch no water (CB-31, CB-50, CB-51)", () => {
    const isNear = (label: string, ground: string): boolean =>
      fleet(label).some((to) => groundOf(to.split("/")[0]) === ground);
    for (const id of ids) expect(army(id).filter((to) => groundOf(to) === "water")).toEqual([]);
    for (const id of [...ofGround("water"), ...ofGround("shore")])
      for (const label of coastsOf(id)) expect(isNear(label, "land")).toBe(false);
    for (const id of ofGround("shore"))
      for (const label of coastsOf(id)) expect(isNear(label, "water")).toBe(true);
  });

  test("no space is next to itself (CB-57)", () => {
    for (const id of ids) expect(next(id, id)).toBe(false);
  });

  test.each([
    ["Par", "Bre Pic Bur Gas"],
    ["Kie", "Ber Den Hol Mun Ruh"],
    ["Con", "Ank Bul Smy"],
    ["Mun", "Ber Boh Bur Kie Ruh Sil Tyr"],
    ["Tyr", "Boh Mun Pie Tri Ven Vie"],
    ["Gal", "Boh Bud Rum Sil Ukr Vie War"],
    ["Rom", "Apu Nap Tus Ven"],
  ])("an army in %s reaches exactly %s (C23-21, CB-53, CB-59)", (from, to) => {
    expect(list(army(from))).toEqual(list(to));
  });

  test.each([
    ["Eng", "Iri Wal Lon Bel Pic Bre Nth Mid"],
    ["Rom", "Tus Nap Tyn"],
    ["Ven", "Adr Apu Tri"],
    ["Kie", "Bal Ber Den Hel Hol"],
    ["Con", "Aeg Ank Bla Bul/ec Bul/sc Smy"],
    ["Den", "Bal Hel Kie Nth Ska Swe"],
    ["Swe", "Bal Bot Den Fin Nwy Ska"],
    ["Edi", "Cly Nrg Nth Yor"],
    ["Lvp", "Cly Iri NAt Wal"],
    ["Wal", "Eng Iri Lon Lvp"],
    ["Mar", "GoL Pie Spa/sc"],
    ["Gas", "Bre Mid Spa/nc"],
    ["Nwy", "Bar Nrg Nth Ska StP/nc Swe"],
    ["Fin", "Bot StP/sc Swe"],
    ["Ank", "Arm Bla Con"],
    ["Smy", "Aeg Con Eas Syr"],
    ["Arm", "Ank Bla Sev"],
    ["Mid", "Bre Eng Gas Iri NAf NAt Por Spa/nc Spa/sc Wes"],
    ["Nth", "Bel Den Edi Eng Hel Hol Lon Nrg Nwy Ska Yor"],
    ["Ion", "Adr Aeg Alb Apu Eas Gre Nap Tun Tyn"],
  ])("a fleet in %s reaches exactly %s (C23-22, C23-23, CB-52, CB-53)", (from, to) => {
    expect(list(fleet(from))).toEqual(list(to));
  });

  test.each([
    ["StP/nc", "Bar Nwy"],
    ["StP/sc", "Bot Fin Lvn"],
    ["Bul/ec", "Bla Con Rum"],
    ["Bul/sc", "Aeg Con Gre"],
    ["Spa/nc", "Gas Mid Por"],
    ["Spa/sc", "GoL Mar Mid Por Wes"],
  ])("a fleet on %s reaches exactly %s and not its other coast (CB-62, CB-66)", (from, to) => {
    expect(list(fleet(from))).toEqual(list(to));
  });

  test("a coast belongs to its province", () => {
    const { board } = ask(classicBoard);
    for (const label of ["StP/nc", "Bul/sc", "Spa/nc"]) {
      const location = board.locations.find((one) => one.label === label)!;
      expect(board.provinces[location.province].id).toBe(label.split("/")[0]);
    }
  });

  test("either coast can be reached on the three ways where it must be named, and on no other (CB-64, CB-65)", () => {
    const both = ids.filter((from) => {
      const provinces = fleet(from).map((to) => to.split("/")[0]);
      return new Set(provinces).size < provinces.length;
    });
    expect(list(both)).toEqual(list("Con Mid Por"));
  });

  test("Marseilles reaches Spain, but Spain's north coast does not reach Marseilles (CB-67, CB-68)", () => {
    expect(fleet("Mar")).toContain("Spa/sc");
    expect(fleet("Spa/nc")).not.toContain("Mar");
  });

  test("armies ignore coasts (CB-69)", () => {
    expect(list(army("Spa"))).toEqual(list("Gas Mar Por"));
    for (const from of ["Gas", "Mar", "Por"]) expect(army(from)).toContain("Spa");
    expect(reads("A Gas", "A Gas - Spa/nc")).toBe("A Gas - Spa");
  });

  test("fleets enter Kiel and Constantinople on one side and leave on the other, and cannot jump them (CB-58, CB-60)", () => {
    expect(fleet("Bla")).toContain("Con");
    expect(fleet("Con")).toContain("Aeg");
    expect(fleet("Hol")).toContain("Kie");
    expect(fleet("Kie")).toContain("Ber");
    expect(next("Bla", "Aeg")).toBe(false);
    expect(next("Hol", "Ber")).toBe(false);
    expect(next("Hel", "Bal")).toBe(false);
  });

  test("armies and fleets go between Sweden and Denmark (CB-70)", () => {
    expect(army("Swe")).toContain("Den");
    expect(fleet("Swe")).toContain("Den");
  });

  test("Baltic Sea and Skagerrak touch only by way of Sweden or Denmark (CB-71)", () => {
    expect(next("Bal", "Ska")).toBe(false);
    expect(list(fleet("Bal").filter((id) => fleet(id).includes("Ska")))).toEqual(list("Den Swe"));
  });

  test("Sweden has one coast, on the Baltic and on the Skagerrak (CB-72)", () => {
    expect(coastsOf("Swe")).toEqual(["Swe"]);
    expect(fleet("Swe")).toEqual(expect.arrayContaining(["Bal", "Ska"]));
  });

  test("Denmark does not touch Berlin (CB-73)", () => {
    expect(next("Den", "Ber")).toBe(false);
  });

  test("Norway and St. Petersburg are neighbors by land and on the north coast (CB-74)", () => {
    expect(army("Nwy")).toContain("StP");
    expect(fleet("Nwy")).toContain("StP/nc");
    expect(fleet("Nwy")).not.toContain("StP/sc");
  });

  test("Sweden and Norway share a stretch of coast (CB-75)", () => {
    expect(fleet("Swe")).toContain("Nwy");
  });

  test("no fleet reaches an inland province, as Serbia from Greece (CB-76)", () => {
    expect(army("Gre")).toContain("Ser");
    expect(fleet("Gre")).not.toContain("Ser");
  });

  test.each(["Ska-Bal", "Hel-Bal", "Aeg-Bla", "Iri-Nth", "GoL-Mid", "Wes-Ion", "Adr-Tyn"])(
    "%s are not next to each other",
    (pair) => {
      const [a, b] = pair.split("-");
      expect(next(a, b)).toBe(false);
    },
  );
});
