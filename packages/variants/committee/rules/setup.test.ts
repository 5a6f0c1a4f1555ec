import { sitDown } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { FACTS } from "../testing.ts";

const start = (committee: "1901" | "1935", options = {}) => sitDown(committee, {}, options);

describe("the committee of 1901 at the start", () => {
  test.each([
    ["Austria", "Austrian", ["A Bud", "A Vie", "F Tri"]],
    ["England", "English", ["A Lvp", "F Edi", "F Lon"]],
    ["France", "French", ["A Bre", "A Mar", "A Par"]],
    ["Germany", "German", ["A Ber", "A Mun", "F Kie"]],
    ["Italy", "Italian", ["A Rom", "A Ven", "F Nap"]],
    ["Russia", "Russian", ["A Mos", "A War", "F Sev", "F StP/sc"]],
    ["Turkey", "Turkish", ["A Con", "A Smy", "F Ank"]],
  ])(
    "%s has its units (M01-1, M01-12, M01-14, M01-15, M01-16, M01-18, M01-19, M01-20, M01-21, MB-22)",
    (power, adjective, units) => {
      expect(start("1901").units(power)).toEqual(units);
      expect(FACTS["1901"].powers.find(({ name }) => name === power)?.adjective.en).toBe(adjective);
    },
  );

  test("France has an army in Brest, unless a fleet was agreed on (M01-17)", () => {
    expect(start("1901").units("France")).toContain("A Bre");
    expect(start("1901", { brest: "F" }).units("France")).toContain("F Bre");
  });

  test("Austria-Hungary is called Austria (M01-2)", () => {
    expect(FACTS["1901"].powers[0]).toMatchObject({ name: "Austria", official: { en: "Austria-Hungary" } });
    expect(sitDown("1901", { "Austria-Hungary": ["A Vie - Gal"] }).order("A Vie")).toMatchObject({
      status: "succeeds",
    });
  });

  test("there are 34 centers, of which 12 have no owner yet, and 22 units (M01-7, M01-12, M01-13)", () => {
    const { response } = start("1901");
    expect(FACTS["1901"].board.centers).toHaveLength(34);
    expect(Object.values(response.state.centers).flat()).toHaveLength(22);
    expect(Object.values(response.state.units).flat()).toHaveLength(22);
  });

  test("the first turn is Spring 1901 (M01-3, M01-22)", () => {
    expect(start("1901").response.phase).toBe("S1901M");
  });
});

describe("the committee of 1935 at the start", () => {
  test.each([
    ["United Kingdom", ["A Edi", "A Egy", "F Gib", "F Ire", "F Lon"]],
    ["France", ["A Lyo", "A Par", "A Syr", "F Bri", "F Fna"]],
    ["Italy", ["A Mil", "A Ven", "F Lib", "F Nap", "F Rom"]],
    ["Germany", ["A Ber", "A Fkf", "A Mst", "A Mun", "F Ham"]],
    ["USSR", ["A Mos", "A Sib", "A Stp", "F Mur", "F Ros"]],
    ["Turkey", ["A Ada", "A Ist", "F Ank", "F Ant", "F Izm"]],
    ["Yugoslavia", ["A Bos", "A Mac", "A Ser", "F Cro", "F Mon"]],
    ["Spain", ["A Bcn", "A Mad", "A Sev", "F And", "F Nav"]],
    ["Poland", ["A Kra", "A Pod", "A Sil", "A Wbe", "F Pru"]],
  ])(
    "%s has its units (M35-1, M35-13, M35-14, M35-15, M35-16, M35-17, M35-18, M35-19, M35-20, M35-21)",
    (power, units) => {
      expect(start("1935").units(power)).toEqual(units);
    },
  );

  test("each power has five centers, each with a unit of its own; 15 of 60 have no owner (M35-7, M35-11, M35-12)", () => {
    const { response } = start("1935");
    expect(FACTS["1935"].board.centers).toHaveLength(60);
    for (const [power, units] of Object.entries(response.state.units)) {
      expect(units.map((unit) => unit.slice(2)).toSorted()).toEqual(response.state.centers[power]);
      expect(units).toHaveLength(5);
    }
    expect(Object.keys(response.state.units)).toHaveLength(9);
  });

  test("the Soviet Union is called USSR, and Russia and England are understood (M35-2, M35-29)", () => {
    expect(FACTS["1935"].powers[4]).toMatchObject({
      name: "USSR",
      official: { en: "Union of Soviet Socialist Republics" },
    });
    const { order } = sitDown("1935", { Russia: ["A Mos - Ukr"], England: ["F Lon - Eng"] });
    expect(order("A Mos").power).toBe("USSR");
    expect(order("F Lon").power).toBe("United Kingdom");
  });

  test("the first turn is Spring 1935 (M35-3, M35-23)", () => {
    expect(start("1935").response.phase).toBe("S1935M");
  });
});

test.each([
  ["1901", { brest: "W" }, /brest: This must be "A" or "F"/],
  ["1935", { brest: "F" }, /brest: There is no such option/],
  ["1935", { lastTurn: "F1920" }, /lastTurn: This must not be before 1935/],
  ["1901", { lastTurn: "soon" }, /lastTurn: This must be a turn such as "F1906"/],
] as const)("options that cannot be taken are named: %s %j", (committee, options, message) => {
  expect(() => start(committee, options)).toThrow(message);
});
