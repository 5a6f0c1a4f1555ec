import { faultInEnglish } from "@chancery/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withdraw } from "./favor.ts";
import { DEFAULT_LAYOUT } from "./layout.ts";
import { SLICE_IDS } from "./map.ts";
import { anyFavor } from "./testing/arbitraries.ts";
import { embassy, powerOf } from "./testing/maps.ts";
import { formatEmbassies, formatFavor, readEmbassies, readFavor } from "./wire.ts";

const json = formatFavor(DEFAULT_LAYOUT);

describe("a map in a position", () => {
  test("is written by powers, their spaces by slices", () => {
    expect(json.Egypt).toEqual(["N2k", "U1s", "I1r", "B1q", "R1p"]);
    expect(Object.keys(json)).toHaveLength(10);
  });

  test("reads back as it was written, also through JSON and without some powers", () => {
    fc.assert(
      fc.property(anyFavor, fc.array(fc.nat(9)), (favor, gone) => {
        const left = gone.reduce((map, power) => withdraw(map, power as never), favor);
        expect(readFavor(JSON.parse(JSON.stringify(formatFavor(left))))).toEqual({ ok: true, value: left });
      }),
      { seed: 1992 },
    );
  });

  test("is read in any order and spelling, and by slices", () => {
    const other = {
      ...Object.fromEntries(
        Object.entries(json).filter(([name]) => name !== "Egypt" && name !== "Saudi Arabia"),
      ),
      eg: ["r1p", "B1q", "i1r", "U1s", "N2k"],
      SAUDI: { N: "N2m", U: "U2j", I: "I0", B: "b1u", R: "R1s" },
    };
    expect(readFavor(other)).toEqual({ ok: true, value: DEFAULT_LAYOUT });
  });

  test("leaves out powers that are eliminated", () => {
    const { Romania: _, ...rest } = json;
    const without = { ok: true, value: withdraw(DEFAULT_LAYOUT, powerOf("RO")) };
    expect(readFavor(rest)).toEqual(without);
    expect(readFavor({ ...rest, Romania: [] })).toEqual(without);
  });

  test.each([
    [[], "favor", 'This must look like {"Egypt": […]}'],
    [
      { Atlantis: [] },
      "favor.Atlantis",
      /^There is no power "Atlantis". The powers are Egypt, .*Yugoslavia$/,
    ],
    [{ Egypt: [], EG: [] }, "favor.EG", "Egypt is listed twice"],
    [{ Egypt: "N2k" }, "favor.Egypt", "This must be a list of texts"],
    [{ Egypt: ["N2k", 7, "I1r", "B1q", "R1p"] }, "favor.Egypt", "This must be a list of texts"],
    [
      { Egypt: ["N3k", "U1s", "I1r", "B1q", "R1p"] },
      "favor.Egypt[0]",
      '"N3k" is not a space of the Favor Map. Did you mean N2k?',
    ],
    [
      { Egypt: ["N2k", "Moscow", "I1r", "B1q", "R1p"] },
      "favor.Egypt[1]",
      '"Moscow" is not a space of the Favor Map. Write spaces like R2m, Perimeters like R0z',
    ],
    [
      { Egypt: ["N2k", "N1p", "I1r", "B1q", "R1p"] },
      "favor.Egypt[1]",
      "This is a second embassy in the slice of NATO: each power has one",
    ],
    [
      { Egypt: json.Egypt, Iran: ["N2k", "U0z", "I0z", "B0z", "R0z"] },
      "favor.Iran[0]",
      "N2k is taken by Egypt: a hex holds one embassy",
    ],
    [
      { Egypt: ["N2k", "U1s", "B1q"] },
      "favor.Egypt",
      "Egypt has no embassy in the slice of Israel and Russia: a power has one in each of the five, or none at all",
    ],
  ])("%j is refused, with where and what", (wrong, path, what) => {
    const read = readFavor(wrong);
    expect(read.ok).toBe(false);
    const faults = read.ok ? [] : read.error;
    expect(faults).toHaveLength(1);
    expect(faults[0].path).toBe(path);
    const said = faultInEnglish(faults[0].fault, "dissolution");
    if (typeof what === "string") expect(said).toBe(what);
    else expect(said).toMatch(what);
  });

  test("all faults are named at once", () => {
    const read = readFavor({ Egypt: ["X1p", "Y"], Nowhere: [] });
    expect(!read.ok && read.error.map(({ path }) => path)).toEqual([
      "favor.Egypt[0]",
      "favor.Egypt[1]",
      "favor.Egypt",
      "favor.Nowhere",
    ]);
  });
});

describe("a list of embassies, such as those kicked", () => {
  test("is written by powers and slices, each once, and reads back", () => {
    const kicked = [embassy("SA", "U"), embassy("SA", "N"), embassy("EG", "R"), embassy("SA", "U")];
    expect(formatEmbassies(kicked)).toEqual({ Egypt: ["R"], "Saudi Arabia": ["N", "U"] });
    const embassies = fc.uniqueArray(fc.record({ power: fc.nat(9), slice: fc.constantFrom(...SLICE_IDS) }), {
      selector: ({ power, slice }) => `${power}${slice}`,
    });
    fc.assert(
      fc.property(embassies, (list) => {
        const read = readEmbassies(formatEmbassies(list as never), "kicked");
        expect(read.ok && new Set(read.value.map(({ power, slice }) => `${power}${slice}`))).toEqual(
          new Set(list.map(({ power, slice }) => `${power}${slice}`)),
        );
      }),
      { seed: 1992 },
    );
  });

  test("is read by letters, names of nuclear powers, or spaces", () => {
    expect(readEmbassies({ SA: ["n", "US Navy", "R1p"] }, "kicked")).toEqual({
      ok: true,
      value: [embassy("SA", "N"), embassy("SA", "U"), embassy("SA", "R")],
    });
  });

  test("is refused with what would be right", () => {
    const read = readEmbassies({ Egypt: ["X"] }, "kicked");
    const [{ path, fault }] = read.ok ? [] : read.error;
    expect([path, faultInEnglish(fault, "dissolution")]).toEqual([
      "kicked.Egypt[0]",
      '"X" is not a slice: write N (NATO), U (US Navy), I (Israel), B (India), or R (Russia)',
    ]);
  });
});
