import type { Power } from "@chancery/engine";
import { faultInEnglish } from "@chancery/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAYERS } from "../players.ts";
import { nameOf, START } from "../testing.ts";
import { embassiesOf, type Favor, placeOf, relocate, withdraw } from "./favor.ts";
import { checkLayout, DEFAULT_LAYOUT, randomLayout } from "./layout.ts";
import { isPerimeter } from "./map.ts";
import { embassy } from "./testing/maps.ts";
import { formatFavor, readFavor } from "./wire.ts";

/** Where a power's embassies stand when a game begins. */
const places = (code: string): readonly string[] => START.favor[nameOf(code)];
const values = (code: string): string =>
  places(code)
    .map((space) => space.slice(0, 2))
    .join(" ");

describe("powers start with the Favor Values of the rulebook", () => {
  test("Egypt (DIS-7.1-4)", () => expect(values("EG")).toBe("N2 U1 I1 B1 R1"));
  test("Ethiopia (DIS-7.2-4)", () => expect(values("ET")).toBe("N1 U2 I1 B2 R0"));
  test("Iran (DIS-7.3-4)", () => expect(values("IR")).toBe("N1 U0 I0 B3 R2"));
  test("Kazakhstan (DIS-7.4-4)", () => expect(values("KA")).toBe("N1 U1 I1 B1 R2"));
  test("Pakistan (DIS-7.5-4)", () => expect(values("PA")).toBe("N2 U2 I0 B0 R2"));
  test("Poland (DIS-7.6-4)", () => expect(values("PO")).toBe("N1 U2 I1 B1 R1"));
  test("Romania (DIS-7.7-4)", () => expect(values("RO")).toBe("N1 U1 I2 B2 R0"));
  test("Saudi Arabia (DIS-7.8-4)", () => expect(values("SA")).toBe("N2 U2 I0 B1 R1"));
  test("Ukraine (DIS-7.9-4)", () => expect(values("UK")).toBe("N1 U1 I1 B1 R2"));
  test("Yugoslavia (DIS-7.10-4)", () => expect(values("YU")).toBe("N0 U0 I1 B3 R2"));
});

const hexes = (favor: Favor): string[] =>
  embassiesOf(favor)
    .map((each) => placeOf(favor, each))
    .filter((space) => !isPerimeter(space));

test("the default layout is where the rulebook says embassies stand (DIS-11.2-3)", () => {
  expect(places("ET")).toEqual(["N1s", "U2o", "I1u", "B2n", "R0z"]);
  expect(places("YU")).toEqual(["N0z", "U0z", "I1p", "B3i", "R2k"]);
  expect(places("IR")).toContain("N1u");
  expect(readFavor(formatFavor(DEFAULT_LAYOUT))).toEqual({ ok: true, value: DEFAULT_LAYOUT });
});

describe("a random layout", () => {
  test("is valid, whatever the seed (DIS-11.2-1)", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const layout = randomLayout(seed);
        expect(checkLayout(layout)).toEqual([]);
        expect(new Set(hexes(layout)).size).toBe(hexes(layout).length);
      }),
      { seed: 1992 },
    );
  });

  test("is the same for the same seed and another for another", () => {
    expect(randomLayout(1992)).toEqual(randomLayout(1992));
    expect(randomLayout(1992)).not.toEqual(randomLayout(1993));
  });

  test("puts a power anywhere its value allows", () => {
    const seen = new Set(
      Array.from({ length: 200 }, (_, seed) => placeOf(randomLayout(seed), embassy("UK", "N"))),
    );
    expect([...seen].sort()).toEqual(["N1p", "N1q", "N1r", "N1s", "N1t", "N1u"]);
  });
});

describe("a layout of the host's own", () => {
  test("may put embassies on any hexes of the right values (DIS-11.2-1)", () => {
    expect(checkLayout(relocate(DEFAULT_LAYOUT, embassy("EG", "N"), "N2j"))).toEqual([]);
  });

  test("is refused where a value is wrong, with what would be right", () => {
    const wrong = relocate(relocate(DEFAULT_LAYOUT, embassy("EG", "N"), "N3g"), embassy("YU", "N"), "N1q");
    const told = checkLayout(wrong).map(({ path, fault }) => [path, faultInEnglish(fault, "dissolution")]);
    expect(told).toEqual([
      ["Egypt.N", "Egypt starts with Favor 2 with NATO, so its embassy belongs in N2…, not in N3g"],
      ["Yugoslavia.N", "Yugoslavia starts with Favor 0 with NATO, so its embassy belongs in N0z, not in N1q"],
    ]);
  });

  test("needs the embassies of all powers", () => {
    for (const [power, { name }] of PLAYERS.entries()) {
      const [fault] = checkLayout(withdraw(DEFAULT_LAYOUT, power as Power));
      expect(fault.path).toBe(name);
    }
  });
});
