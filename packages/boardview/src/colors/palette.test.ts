import { manifestOf } from "@chancery/variants";
import { MINOR_SLOTS, NEUTRAL_SLOTS, POWER_SLOTS, SLOTS, type Slot } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import { contrast, deltaE, difference, VISIONS } from "../../testing/color.ts";
import { winter1992 } from "../../testing/scenes.ts";
import { liveryOf, mix } from "./livery.ts";
import { PALETTE } from "./palette.ts";
import { THEME, THEMES } from "./theme.ts";

/** Smallest differences (CIEDE2000) for every kind of vision; about 1 is just visible. */
const UNITS_OF_POWERS = 13;
const UNITS_OF_NUCLEAR_POWERS = 11;
/** Units that also differ in shape: nuclear powers have a second ring, minor ones a wreath. */
const UNITS_OF_ANY_TWO = 6.5;
const LAND = 4;
const OWNED = 7;
/** Smallest contrasts (WCAG 2.2): of text, and of graphics. */
const TEXT = 4.5;
const GRAPHICS = 3;

type Difference = readonly [number, string];

/** The smallest difference of any two, for any eye. */
function nearest(slots: readonly Slot[], color: (slot: Slot) => string, others = slots): Difference {
  const all = slots.flatMap((a) =>
    others.flatMap((b) =>
      a === b
        ? []
        : VISIONS.map(
            (vision): Difference => [difference(color(a), color(b), vision), `${a} and ${b}, ${vision}`],
          ),
    ),
  );
  return all.reduce((least, each) => (each[0] < least[0] ? each : least));
}

const unit = (slot: Slot): string => PALETTE[slot].color;

test("the formula for differences gives the published values", () => {
  const pairs: [[number, number, number], [number, number, number], number][] = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ];
  for (const [one, other, expected] of pairs) expect(deltaE(one, other)).toBeCloseTo(expected, 4);
});

test("the units of any two of the ten powers differ for every kind of vision", () => {
  const [least, which] = nearest(POWER_SLOTS, unit);
  expect(least, which).toBeGreaterThanOrEqual(UNITS_OF_POWERS);
});

test("so do those of the nuclear powers", () => {
  const [least, which] = nearest(NEUTRAL_SLOTS, unit);
  expect(least, which).toBeGreaterThanOrEqual(UNITS_OF_NUCLEAR_POWERS);
});

test("and any two others, which differ in shape too", () => {
  for (const [slots, others] of [
    [POWER_SLOTS, NEUTRAL_SLOTS],
    [POWER_SLOTS, MINOR_SLOTS],
    [NEUTRAL_SLOTS, MINOR_SLOTS],
  ] as const) {
    const [least, which] = nearest(slots, unit, others);
    expect(least, which).toBeGreaterThanOrEqual(UNITS_OF_ANY_TWO);
  }
});

// The booklet of 1901 has a pink and a purple power, which are closer for some eyes.
describe.each([
  ["classic", UNITS_OF_POWERS],
  ["committee-1901", 12],
  ["committee-1935", UNITS_OF_POWERS],
] as const)("the powers of %s", (variant, most) => {
  const slots = Object.values(manifestOf({ variant })?.powers ?? {}).map(({ slot }) => slot);

  test("have slots of their own and units that differ for every kind of vision", () => {
    expect(new Set(slots).size).toBe(slots.length);
    const [least, which] = nearest(slots, unit);
    expect(least, which).toBeGreaterThanOrEqual(most);
  });

  test.each(["light", "dark"] as const)("have land that differs, on %s paper", (theme) => {
    const [least, which] = nearest(slots, (slot) => PALETTE[slot][theme].land);
    expect(least, which).toBeGreaterThanOrEqual(LAND);
  });
});

test.each(["light", "dark"] as const)("the land of the ten powers differs, on %s paper", (theme) => {
  const [least, which] = nearest(POWER_SLOTS, (slot) => PALETTE[slot][theme].land);
  expect(least, which).toBeGreaterThanOrEqual(LAND);
});

test.each(["light", "dark"] as const)(
  "owned land differs from land that is nobody's, on %s paper",
  (theme) => {
    for (const slot of SLOTS)
      for (const vision of VISIONS)
        expect(difference(PALETTE[slot][theme].land, THEME[theme].land, vision), slot).toBeGreaterThanOrEqual(
          LAND,
        );
    // to most eyes by far more, where whole countries must differ from their neutral neighbors
    for (const slot of POWER_SLOTS)
      expect(difference(PALETTE[slot][theme].land, THEME[theme].land, "normal"), slot).toBeGreaterThanOrEqual(
        OWNED,
      );
  },
);

test("emblems and patterns are never shared by powers", () => {
  const slots = [...POWER_SLOTS, ...NEUTRAL_SLOTS];
  expect(new Set(slots.map((slot) => PALETTE[slot].emblem)).size).toBe(slots.length);
  expect(new Set(slots.map((slot) => PALETTE[slot].tile)).size).toBe(slots.length);
});

describe.each(THEMES)("in the %s theme", (name) => {
  const theme = THEME[name];

  test("what is drawn on a unit is legible on its ground", () => {
    for (const slot of SLOTS) {
      const { ground, figure } = liveryOf(theme, slot);
      expect(contrast(ground, figure), slot).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test("units have a dark and a light rim, one of which is visible on any ground", () => {
    const grounds = [theme.sea, theme.land, ...SLOTS.map((slot) => liveryOf(theme, slot).land)];
    for (const ground of grounds) {
      expect(Math.max(contrast(theme.ink, ground), contrast(theme.halo, ground))).toBeGreaterThanOrEqual(
        TEXT,
      );
    }
  });

  test("names are legible on land of any owner, and at sea", () => {
    for (const slot of SLOTS) {
      expect(contrast(theme.text, liveryOf(theme, slot).land), slot).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(theme.text, theme.land)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(theme.seaText, theme.sea)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(theme.offText, theme.offLand)).toBeGreaterThanOrEqual(TEXT);
  });

  test("codes are legible on the deepest hexes of the Favor Map", () => {
    const { provinces, powers } = winter1992();
    const slots = new Map(powers.map(({ name, slot }) => [name, slot]));
    for (const { owner, depth = 0 } of provinces) {
      const { land, band } = liveryOf(theme, slots.get(owner) as Slot);
      const color = name === "print" ? land : mix(land, band, depth);
      expect(contrast(theme.text, color), owner).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test("arrows are visible on land, at sea and on their outlines", () => {
    const lines = [...SLOTS.map((slot) => liveryOf(theme, slot).line), theme.fails, theme.void];
    for (const line of lines) {
      for (const below of [theme.land, theme.sea, theme.casing]) {
        expect(contrast(line, below), `${line} on ${below}`).toBeGreaterThanOrEqual(GRAPHICS);
      }
    }
  });

  test("highlights are visible on land and at sea", () => {
    for (const kind of ["selected", "target", "own", "warning"] as const) {
      for (const below of [theme.land, theme.sea]) {
        expect(contrast(theme[kind], below), kind).toBeGreaterThanOrEqual(GRAPHICS);
      }
    }
  });
});
