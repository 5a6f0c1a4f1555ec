import { Atlas, DISSOLUTION, respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { bid, bidsOf, START } from "../../dissolution/testing.ts";
import { list, pairsOf } from "../testing.ts";
import { dissolutionBoard } from "./table.ts";

const { army, centers, coastsOf, fleet, groundOf, ids, next, ofGround, reads, wing } = new Atlas(
  DISSOLUTION,
  "Egypt",
);

const HOMES = [
  ["Egypt", "Alx Asw Cai Sue", "DIS-7.1-2"],
  ["Ethiopia", "AdA DiD", "DIS-7.2-2"],
  ["Iran", "Shi Tbz Teh", "DIS-7.3-2"],
  ["Kazakhstan", "Akt Alm", "DIS-7.4-2"],
  ["Pakistan", "Isl Kch Pes", "DIS-7.5-2"],
  ["Poland", "Gda War", "DIS-7.6-2"],
  ["Romania", "Buc Clu", "DIS-7.7-2"],
  ["Saudi Arabia", "Dmm Mec Riy", "DIS-7.8-2"],
  ["Ukraine", "Khk Kyv Sev", "DIS-7.9-2"],
  ["Yugoslavia", "Bgd Pod", "DIS-7.10-2"],
] as const;
const UNITS = {
  NATO: "Ath Avi Dji Inc Izm Par Ram",
  Russia: "Kal Kra Mos Sve",
  India: "Del Mum",
  Israel: "Tel",
};
const NUCLEAR_POWERS = ["NATO", "Russia", "India", "Israel"] as const;
const PAIRS = { Czechoslovakia: "Bra Pra", Libya: "Ben Trp", Uzbekistan: "Nuk Tsh" };

const isSea = (id: string): boolean => groundOf(id) === "water";
const owned = Object.values(START.centers).flat();
const minors = centers().filter((id) => !owned.includes(id));

/** Plays out a phase in which only Egypt has units, if anyone. */
const playOut = (position: object, dp: Readonly<Record<string, readonly unknown[]>> = {}) =>
  respond({ variant: "dissolution", state: { ...START, units: {}, ...position }, orders: {}, dp });

/** By province: the power that destroys a unit there whose owner has no Favor anywhere (DIS-11.4.2-2). */
const LORDS = new Map(
  playOut({
    units: { Egypt: ids.filter((id) => !isSea(id)).map((id) => `A ${id}`) },
    favor: { ...START.favor, Egypt: ["N0z", "U0z", "I0z", "B0z", "R0z"] },
  })
    .events.filter(({ type }) => type === "retaliation")
    .map(({ unit, by }) => [String(unit).slice(2), String(by)]),
);
const territory = (power: string): string[] => ids.filter((id) => LORDS.get(id) === power);

/** The victory points of a power that owns one center and nothing else, as they are counted after Autumn. */
function points(id: string): number {
  const { events } = playOut({ phase: "F1992M", centers: { Egypt: [id] } });
  const { counts } = events.find(({ type }) => type === "unit-counts") as unknown as {
    readonly counts: readonly { readonly power: string; readonly points: number }[];
  };
  return counts.find(({ power }) => power === "Egypt")?.points ?? 0;
}

/** Whether the owner of a center and one unit has a second Diplomacy Point to give (DIS-5.2-1). */
function hasOil(id: string): boolean {
  const position = { centers: { Egypt: [id] }, units: { Egypt: ["A WDe"], Austria: ["A Aus"] } };
  return bidsOf(playOut(position, { EG: [bid(2, "A Aus H")] }), "EG")[0] === "counted";
}

describe("the provinces of 1992", () => {
  test("there are 122 spaces, 17 of them water (DIS-10.0-1)", () => {
    expect(ids).toHaveLength(122);
    expect(ofGround("water")).toHaveLength(17);
  });

  test("the water provinces are those of the table of locations (DIS-10.0-2)", () => {
    expect(list(ofGround("water"))).toEqual(
      list("Adr Aeg Ara Azo Bal Bla Cas GAd GOm Ind Ion Lev Lib Per Red TyS WMd"),
    );
  });

  test("land is 57 centers, 22 territories and 26 plain provinces (DIS-10.0-3, DIS-10.0-4)", () => {
    const plain = ids.filter((id) => !isSea(id) && !centers().includes(id) && !LORDS.has(id));
    expect(centers()).toHaveLength(57);
    expect(NUCLEAR_POWERS.flatMap(territory)).toHaveLength(22);
    expect(list(plain)).toEqual(
      list(
        "Akm Arm Blo Cha Cri Dar Dji Kgd Kho Khu Kos Kuw Kyr Leb Lvi Mac Naj Ode Ols Oma Poz Qat Svn Tbk Tun WDe",
      ),
    );
  });

  test.each(HOMES)("%s starts with the centers %s (%s)", (country, homes) => {
    expect(list(START.centers[country])).toEqual(list(homes));
  });

  test("57 centers are worth 75 points: 39 have one and 18 two (DIS-1.4-1, DIS-1.4-2)", () => {
    const worth = centers().map(points);
    expect(worth.filter((each) => each === 1)).toHaveLength(39);
    expect(worth.filter((each) => each === 2)).toHaveLength(18);
  });

  test("26 home centers have 44 points, 31 minor centers one each (DIS-10.0-5)", () => {
    expect(owned).toHaveLength(26);
    expect(owned.reduce((sum, id) => sum + points(id), 0)).toBe(44);
    expect(minors).toHaveLength(31);
    expect(minors.filter((id) => points(id) !== 1)).toEqual([]);
  });

  test.each([
    ["NATO", "Ath Avi Cre EGe Inc Ist Izm Nap Par Ram"],
    ["Russia", "Ast Kal Kra Len Mos Niz Sve"],
    ["India", "Del Guj Kas Mum"],
    ["Israel", "Tel"],
  ])(
    "%s retaliates in %s, where no center is (DIS-8.1.1-1, DIS-8.1.3-1, DIS-8.2.1-1, DIS-8.3.1-1, DIS-8.4.1-1, DIS-6.1-4)",
    (power, land) => {
      expect(list(territory(power))).toEqual(list(land));
      expect(territory(power).filter((id) => centers().includes(id))).toEqual([]);
    },
  );

  test("Djibouti, Kuwait and Kyrgyzstan are nobody's territory (DIS-8.1.3-2, DIS-8.5.1-1, DIS-8.2.3-1)", () => {
    for (const id of ["Dji", "Kuw", "Kyr"]) expect(LORDS.has(id)).toBe(false);
    expect(START.units.NATO).toContain("W Dji");
    expect(START.units["US Navy"]).toContain("F Kuw");
    expect(Object.values(START.units).flat()).not.toContain("W Kyr");
  });

  test.each([
    ["19 tan", "Alb Aus Aze Blr BSt Bul Eri Fin Geo Hun Irq Jor Mol Som Syr Taj Tkm UAE Yem"],
    ["six bronze", "BHz Cro Jub Khm Kab Kan"],
  ])("%s powers start with one army each: %s (DIS-3.5.1-1, DIS-3.5.2-1)", (_, places) => {
    const armies = Object.values(START.units).filter((units) => units.length === 1);
    for (const id of list(places)) expect(armies).toContainEqual([`A ${id}`]);
  });

  test("three powers start with two armies next to each other (DIS-3.5.3-1)", () => {
    for (const [power, places] of Object.entries(PAIRS)) {
      const [a, b] = list(places);
      expect(list(START.units[power])).toEqual([`A ${a}`, `A ${b}`]);
      expect(army(a)).toContain(b);
    }
  });

  test("eight centers have oil, which gives their owner a point (DIS-5.2.2-1, DIS-10.0-7)", () => {
    expect(list(centers().filter(hasOil))).toEqual(list("Akt Aze Ben Dmm Irq Riy Shi UAE"));
  });

  test("no province has separate coasts (DIS-6.4-1)", () => {
    expect(ids.map(coastsOf).filter(({ length }) => length > 1)).toEqual([]);
  });

  test.each([
    ["Tbz", "Tabriz"],
    ["Tbk", "Tabuk"],
    ["Dmm", "Dammam"],
    ["Dmm", "Dam"],
    ["Teh", "Tehran"],
  ])("orders are written with %s, also where %s was meant (DIS-10.0-6)", (id, name) => {
    for (const text of [id, name]) expect(reads(`A ${id}`, `A ${text} H`)).toBe(`A ${id} H`);
  });

  test("abbreviations with capitals inside are read in any case (DIS-10.0-8)", () => {
    const capitals = list(ids.filter((id) => /^.+[A-Z]/.test(id)));
    expect(capitals).toEqual(list("AdA BHz BSt DiD EGe GAd GOm TyS UAE WDe WMd"));
    for (const id of capitals) {
      const unit = isSea(id) ? `F ${id}` : `A ${id}`;
      for (const text of [unit.toLowerCase(), unit.toUpperCase()])
        expect(reads(unit, `${text} H`)).toBe(`${unit} H`);
    }
  });

  test("names are spelled right, and Tab and The are nobody's", () => {
    const row = (id: string) => dissolutionBoard.provinces.find((each) => each.id === id);
    expect(row("Sue")?.name).toBe("Suez");
    expect(row("TyS")?.name).toBe("Tyrrhenian Sea");
    const aliases = dissolutionBoard.provinces.flatMap((province) => province.aliases ?? []);
    for (const old of ["Tab", "The"]) expect(aliases).not.toContain(old);
  });

  test("Tab is refused with both names, even where only one of them could be meant (R098)", () => {
    const { orders } = respond({
      variant: "dissolution",
      state: { phase: "S1992M", units: { Egypt: ["A Tbz"] } },
      orders: { Egypt: ["A Tab H"] },
    });
    expect(orders[0].status).toBe("illegal");
    expect(orders[0].why).toMatch(/Tabriz/);
    expect(orders[0].why).toMatch(/Tabuk/);
    expect(reads("A Tbz", "A Tabr H")).toBe("A Tbz H");
  });
});

describe("adjacency in 1992", () => {
  test.each(
    list(`
      Akt-Ast Akt-Niz Ast-Khk Ast-Kra Asw-Cai Asw-Khm Aus-Hun Aus-Pra Aus-Ram Ben-Khm Bgd-Hun Blr-Mos Cro-Hun Del-Isl DiD-Dji
      Dji-Eri Dji-Som Dji-Yem Dmm-Irq Dmm-UAE EGe-Gda EGe-Poz EGe-Ram Fin-Len Gda-Kal Guj-Kch Guj-Mum Inc-Irq Inc-Syr Irq-Kuw
      Irq-Riy Irq-Syr Jor-Syr Kan-Shi Kas-Pes Khk-Kyv Khk-Mos Kra-Sev Kyv-Sev Pra-War Shi-Teh Shi-UAE Syr-Tel
    `),
  )("armies go %s in the rulebook's examples", (pair) => {
    const [a, b] = pair.split("-");
    expect(army(a)).toContain(b);
  });

  test.each(list("Bla-Inc Bla-Kra Bla-Sev Dmm-Per Per-UAE"))(
    "fleets go %s in the rulebook's examples",
    (pair) => {
      const [a, b] = pair.split("-");
      expect(fleet(a)).toContain(b);
    },
  );

  describe("crossings (DIS-6.3.1-1, DIS-6.3.1-2, DIS-6.3.2-1, DIS-6.3.2-2, DIS-6.3.2-3, DIS-6.3.2-4, DIS-6.3.2-5, DIS-6.3.2-6, DIS-6.3.2-7, DIS-6.3.2-8, DIS-6.3.2-9, DIS-6.3.2-10)", () => {
    test.each([
      ["Kab Pes Taj", "DIS-6.3.1-1"],
      ["Naj Dmm Oma Yem", "DIS-6.3.1-2"],
    ])("armies cross between all of %s (DIS-6.3-1, %s)", (group) => {
      for (const [a, b] of pairsOf(group)) expect(army(a)).toContain(b);
    });

    test.each([
      ["Sev Kra Azo Bla", "DIS-6.3.2-1"],
      ["Dji Eri Red Yem", "DIS-6.3.2-2"],
      ["Tel Jor Sue Tbk", "DIS-6.3.2-3"],
      ["Dmm Per Qat UAE", "DIS-6.3.2-4"],
      ["Irq Khu Kuw Per", "DIS-6.3.2-5"],
      ["GOm Per Shi UAE", "DIS-6.3.2-6"],
      ["Bal BSt Fin Len", "DIS-6.3.2-7"],
      ["Avi Svn Cro Adr", "DIS-6.3.2-8"],
      ["Cro BHz Pod Adr", "DIS-6.3.2-9"],
      ["Kal Gda Ols Bal", "DIS-6.3.2-10"],
    ])("fleets cross between all of %s and armies between its lands (%s)", (group) => {
      for (const [a, b] of pairsOf(group)) {
        expect(fleet(a)).toContain(b);
        if (!isSea(a) && !isSea(b)) expect(army(a)).toContain(b);
      }
    });
  });

  test("Moldova touches Bucharest, Odessa does not touch Cluj (DIS-6.3.1-3)", () => {
    expect(army("Mol")).toContain("Buc");
    expect(next("Ode", "Clu")).toBe(false);
  });

  test("fleets in Nizhny Novgorod go to Astrakhan and Leningrad only, armies over all its borders (DIS-6.2.1-2)", () => {
    expect(list(fleet("Niz"))).toEqual(list("Ast Len"));
    expect(army("Niz")).toEqual(expect.arrayContaining(["Ast", "Len", "Akt"]));
  });

  test("Istanbul joins the Black Sea and the Aegean (DIS-6.2.2-1)", () => {
    expect(fleet("Ist")).toEqual(expect.arrayContaining(["Bla", "Aeg", "Izm"]));
    expect(next("Bla", "Aeg")).toBe(false);
  });

  test("Izmir's coast lies on both sides of Istanbul (DIS-6.2.2-2)", () => {
    expect(fleet("Izm")).toEqual(expect.arrayContaining(["Aeg", "Lev", "Bla", "Ist"]));
  });

  test("Suez joins the Levantine and the Red Sea and touches six provinces besides (DIS-6.2.3-1, DIS-6.2.3-2)", () => {
    expect(list(wing("Sue"))).toEqual(list("Lev Red Alx Cai Asw Tel Jor Tbk"));
    expect(fleet("Sue")).toEqual(expect.arrayContaining(["Lev", "Red"]));
  });

  test("Jordan is a coast without water: fleets go to Tel Aviv, Suez and Tabuk (DIS-6.2.3-3)", () => {
    expect(groundOf("Jor")).toBe("shore");
    expect(list(fleet("Jor"))).toEqual(list("Tel Sue Tbk"));
  });

  test("canals are land that fleets pass (DIS-6.2.1-1)", () => {
    for (const id of ["Ast", "Ist", "Len", "Niz", "Sue"]) {
      expect(groundOf(id)).toBe("shore");
      expect(fleet(id).length).toBeGreaterThan(1);
    }
    const { reads: understood, fleet: american } = new Atlas(DISSOLUTION, "US Navy");
    expect(understood("F Bal", "F Bal - Len")).toBe("F Bal - Len");
    expect(american("Bal")).not.toContain("Len");
  });

  test("Crete is an island: no army walks there (DIS-6.5-1)", () => {
    expect(army("Cre")).toEqual([]);
    expect(fleet("Cre").every(isSea)).toBe(true);
  });

  test("provinces seen as having two coasts have one that reaches both seas (DIS-6.4-1)", () => {
    for (const [id, seas] of [
      ["Avi", "Adr WMd"],
      ["Tel", "Lev Sue"],
      ["Inc", "Lev Bla"],
      ["Kra", "Azo Bla Cas"],
      ["Izm", "Aeg Lev Bla"],
    ]) {
      expect(fleet(id)).toEqual(expect.arrayContaining(seas.split(" ")));
    }
  });

  test.each([
    "Akt-Kra",
    "Akt-Mos",
    "Akt-Sve",
    "Akt-Kal",
    "Fin-Mos",
    "Fin-Kal",
    "Fin-Kra",
    "Fin-Sve",
    "Kch-Del",
    "Kch-Mum",
    "Pes-Del",
    "Pes-Mum",
  ])("%s do not touch (DIS-11.6.6-1)", (pair) => {
    const [a, b] = pair.split("-");
    expect(next(a, b)).toBe(false);
  });

  test("Gdansk, Poznan and Crete touch no NATO unit, Finland no NATO territory (DIS-11.6.6-1, DIS-11.6.6-4)", () => {
    for (const id of ["Gda", "Poz", "Cre"])
      expect(UNITS.NATO.split(" ").filter((unit) => next(id, unit))).toEqual([]);
    expect(territory("NATO").filter((id) => next("Fin", id))).toEqual([]);
  });

  test.each([
    ["NATO", "Cre Gda Poz"],
    ["Russia", "Akt Fin"],
    ["India", "Kch Pes"],
    ["Israel", ""],
  ] as const)(
    "land in or next to the territory of %s but next to none of its units is exactly: %s (DIS-11.6.6-1)",
    (power, uncovered) => {
      const units = UNITS[power].split(" ");
      const near = new Set(
        [...territory(power), ...territory(power).flatMap(wing)].filter((id) => !isSea(id)),
      );
      const covered = new Set([...units, ...units.flatMap(wing)]);
      expect(list([...near].filter((id) => !covered.has(id)))).toEqual(list(uncovered));
    },
  );

  test("Finland is the only minor center near nuclear territory and away from that power's units (DIS-11.6.6-5)", () => {
    const lonely = minors.filter((id) =>
      NUCLEAR_POWERS.some(
        (power) =>
          territory(power).some((land) => next(id, land)) &&
          !UNITS[power].split(" ").some((unit) => next(id, unit)),
      ),
    );
    expect(lonely).toEqual(["Fin"]);
  });

  test("Gdansk is next to the Russian fleet in Kaliningrad (DIS-11.6.6-3)", () => {
    expect(next("Gda", "Kal")).toBe(true);
  });

  test("Aswan and Shiraz do not touch: the example needs its wings (DIS-3.10.2-3)", () => {
    expect(next("Asw", "Shi")).toBe(false);
  });

  test("wings treat neighbors by land and by water the same (DIS-3.3-2)", () => {
    for (const id of ids.filter((each) => !isSea(each)))
      expect(list(wing(id))).toEqual(list([...new Set([...army(id), ...fleet(id)])]));
  });

  test.each([
    ["Ist", "Aeg Bla Izm Ath Bul"],
    ["Dji", "Eri Yem Som DiD Red GAd"],
  ])("%s touches exactly %s", (id, around) => {
    expect(list(wing(id))).toEqual(list(around));
  });

  test.each(list("Inc-Geo Kra-Azo Kra-Cas Kra-Geo Kra-Aze Ast-Azo Ast-Cas Ast-Khk Ast-Kra Ast-Niz Niz-Akm"))(
    "%s touch on this board",
    (pair) => {
      const [a, b] = pair.split("-");
      expect(next(a, b)).toBe(true);
    },
  );

  test.each(list("Ist-Geo Red-GAd Kho-Blo"))("%s do not touch on this board", (pair) => {
    const [a, b] = pair.split("-");
    expect(next(a, b)).toBe(false);
  });
});
