import { createClassic } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import { checkOrder } from "../orders/check.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { formatOrder, formatUnit } from "./format.ts";
import { createNotation } from "./notation.ts";
import { readOrder } from "./read.ts";
import { type LoosePosition, readPosition } from "./read-wire.ts";

const created = createClassic("2023");
if (!created.ok) throw new Error("no game");
const { rules, start } = created.value;
const notation = createNotation(rules);

function positionOf(json: LoosePosition): State {
  const state = readPosition(notation, start, json);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

const powerNamed = (name: string): Power => rules.powers.findIndex((power) => power.name === name) as Power;

/** What a power's text is read as: an order, the meanings it could have, or what is wrong with which unit. */
function read(state: State, power: string, text: string): string {
  const reading = readOrder(notation, state, powerNamed(power), text);
  if (reading.ok) return formatOrder(rules, reading.value);
  const { error } = reading;
  if (error.code === "two-meanings")
    return error.meanings.map((order) => formatOrder(rules, order)).join(" or ");
  return `${error.code}${error.unit ? ` (${formatUnit(rules, error.unit)})` : ""}: ${error.text}`;
}

const movement = (units: LoosePosition["units"]): State => positionOf({ phase: "S1901M", units });

describe("movement orders", () => {
  const state = movement({
    France: ["A Par", "A Mar", "F Bre", "A Bur", "F Spa/sc"],
    England: ["F Eng", "F Nth", "A Lon", "F Mid", "A Nwy"],
    Italy: ["F Tyn", "A Tyr", "F Rom"],
    Germany: ["A Ruh"],
    Russia: ["A War", "F Bar", "F StP/sc", "F Bot"],
    Turkey: ["F Con", "F Bla"],
  });

  test.each([
    "A Par - Gas",
    "A Par-Gas",
    "A PAR – GAS",
    "A Par — Gas",
    "A Par −Gas",
    "A Par -- Gas",
    "A Par -> Gas",
    "A Par → Gas",
    "A Par => Gas",
    "A Par to Gas",
    "A Par moves to Gas",
    "A Par M Gas",
    "A Par Gas",
    "a par gas",
    "Army Paris to Gascony",
    "The army in Paris moves to Gascony.",
    "FRENCH A Par-Gas",
    "France: A Par-Gas",
    "  A   Par.-Gas. ",
    "1. A Par - Gas",
    "(3) A Par - Gas",
    "* A Par - Gas",
    "- A Par - Gas",
    "• A Par - Gas",
    '"A Par - Gas"',
    "A Par - Gas!",
    "Move A Par to Gas",
  ])("one meaning is followed however it is written: %s (CB-38, CB-43, CB-44, CB-47)", (text) => {
    expect(read(state, "France", text)).toBe("A Par - Gas");
  });

  test.each([
    "A Par H",
    "A Par Hold",
    "A Par holds",
    "A Par Stand",
    "A Par STANDS",
    "A Par - Holds",
    "A Par, holds",
    "A Par stays",
    "Hold A Par",
  ])("holding is ordered in so many words: %s (C23-19, CB-47)", (text) =>
    expect(read(state, "France", text)).toBe("A Par H"),
  );

  test.each([
    ["A Par supports A Mar to Bur", "A Par S A Mar - Bur"],
    ["A Par S A Mar-Bur", "A Par S A Mar - Bur"],
    ["A Par support Mar-Bur", "A Par S A Mar - Bur"],
    ["A Par S Mar Bur", "A Par S A Mar - Bur"],
    ["A Par SA Mar-Bur", "A Par S A Mar - Bur"],
    ["A Par S A Mar moving to Bur", "A Par S A Mar - Bur"],
    ["A Par S A Mar - Bur via convoy", "A Par S A Mar - Bur"],
    ["A Par S Mar", "A Par S A Mar"],
    ["A Par S A Mar Holds", "A Par S A Mar"],
    ["A Par S A Mar–Holds", "A Par S A Mar"],
    ["A Par supports A Mar to hold", "A Par S A Mar"],
    ["A Par S German A Ruh - Bur", "A Par S A Ruh - Bur"],
    ["A Par S GERMANY A Ruh - Bur", "A Par S A Ruh - Bur"],
    ["A Par S Ger. Ruh - Bur", "A Par S A Ruh - Bur"],
    ["A Par S Germany's army in Ruhr to Burgundy", "A Par S A Ruh - Bur"],
  ])(
    "a support names the supporter and where the supported unit is and goes: %s (CB-87, CB-45, CB-46)",
    (text, order) => {
      expect(read(state, "France", text)).toBe(order);
    },
  );

  test.each([
    ["F Eng C A Lon-Bel", "F Eng C A Lon - Bel"],
    ["F Eng convoys A Lon to Bel", "F Eng C A Lon - Bel"],
    ["F English Channel C ENGLISH A Lon–Bel", "F Eng C A Lon - Bel"],
    ["F Eng C Lon-Bel", "F Eng C A Lon - Bel"],
    ["F Eng CA Lon-Bel", "F Eng C A Lon - Bel"],
    ["Channel C Lon Bel", "F Eng C A Lon - Bel"],
  ])("convoys are written like supports: %s (CB-44, CB-45, CB-46)", (text, order) => {
    expect(read(state, "England", text)).toBe(order);
  });

  test.each([
    "A Lon - Nwy via convoy",
    "A Lon-Nwy VIA",
    "A Lon - Norway (via convoy)",
    "A Lon to Nwy by convoy",
    "A Lon - Nth - Nwy",
    "A Lon - Nwy via Nth",
  ])("an army can be told to go by convoy: %s", (text) =>
    expect(read(state, "England", text)).toBe("A Lon - Nwy via convoy"),
  );

  test("leaving out A or F does not invalidate an order (C23-16), nor does a wrong one (DATC 4.C.2)", () => {
    expect(read(state, "France", "Par-Bur")).toBe("A Par - Bur");
    expect(read(state, "France", "F Par-Bur")).toBe("A Par - Bur");
    expect(read(state, "France", "A Bre - Mid")).toBe("F Bre - Mid");
    expect(read(state, "France", "A Par S F Mar - Bur")).toBe("A Par S A Mar - Bur");
  });

  test("a wrong nationality does no harm where only one unit can be meant (CB-45, DATC 4.C.6)", () => {
    expect(read(state, "France", "A Par S TURKISH A Ruh-Bur")).toBe("A Par S A Ruh - Bur");
  });

  test("private abbreviations are good as long as they can be read one way (C23-17, C71-VII.7-1)", () => {
    expect(read(state, "France", "F Spa - W. Med.")).toBe("F Spa/sc - Wes");
    expect(read(state, "France", "F Spa - Gulf of L.")).toBe("F Spa/sc - GoL");
    expect(read(state, "France", "F Bre-Mid-Atlantic")).toBe("F Bre - Mid");
    expect(read(state, "France", "F Bre - Atlantic Ocean")).toBe("F Bre - Mid");
    expect(read(state, "France", "Brest - Chan.")).toBe("F Bre - Eng");
    expect(read(state, "Russia", "F St P - Fi")).toBe("F StP/sc - Fin");
    expect(read(state, "Russia", "F Both - Swed")).toBe("F Bot - Swe");
    expect(read(state, "Russia", "F StP S F Both - Livo")).toBe("F StP/sc S F Bot - Lvn");
  });

  test("writing the name in full is always safe (C23-17)", () => {
    for (const [index, { name }] of rules.board.provinces.entries()) {
      const reading = readOrder(notation, state, powerNamed("France"), `A Paris - ${name}`);
      expect(reading.ok && reading.value.to).toBe(index);
    }
  });

  test("names beginning with Nor have abbreviations of their own (C71-VII.7-2), in any case", () => {
    const places = { Nth: "Nth", NRG: "Nrg", nwy: "Nwy", NAT: "NAt", NAF: "NAf", NWG: "Nrg", NAO: "NAt" };
    for (const [text, label] of Object.entries(places))
      expect(read(state, "France", `F Bre - ${text}`)).toBe(`F Bre - ${label}`);
  });

  test("Tyr is Tyrolia for an army and the Tyrrhenian Sea for a fleet (C71-Examples-1)", () => {
    expect(read(state, "Italy", "A Tyr-Mun")).toBe("A Tyr - Mun");
    expect(read(state, "Italy", "F Tyr-Lyo")).toBe("F Tyn - GoL");
    expect(read(state, "Italy", "Tyr - Mun")).toBe("A Tyr - Mun");
    expect(read(state, "Italy", "Tyr - Wes")).toBe("F Tyn - Wes");
    expect(read(state, "Italy", "F Rom S Tyr")).toBe("F Rom S F Tyn");
    expect(read(state, "France", "A Par - Tyr")).toBe("A Par - Tyr");
    expect(read(state, "Italy", "Tyr H")).toBe("A Tyr H or F Tyn H");
  });

  test("the space of a power's only unit of a kind may be left out (C71-SG-1)", () => {
    const few = movement({ Turkey: ["F Bla", "A Con", "A Bul"], Austria: ["A Ser"] });
    expect(read(few, "Turkey", "F Stands")).toBe("F Bla H");
    expect(read(few, "Turkey", "F S A Bul-Rum")).toBe("F Bla S A Bul - Rum");
    expect(read(few, "Turkey", "F - Rum")).toBe("F Bla - Rum");
    expect(read(few, "Turkey", "A Stands")).toBe("missing-unit: A");
    expect(read(few, "Austria", "F Stands")).toBe("no-such-unit: F");
    // A place is a place: this is a unit without an order, not the only fleet's way to Bulgaria.
    expect(read(few, "Turkey", "F Bul")).toBe("missing-action (A Bul): F Bul");
  });

  test("an order that admits of two meanings is not followed (C71-VII.4-1)", () => {
    expect(read(state, "England", "F Nth-Nor")).toBe("F Nth - Nwy or F Nth - Nrg");
    expect(read(state, "France", "A Bur-Pir")).toBe("A Bur - Par or A Bur - Pic");
    const many = movement({ England: ["F Nth", "F Nrg", "A Edi"] });
    expect(read(many, "England", "F Nor-Edi")).toBe("F Nth - Edi or F Nrg - Edi");
  });

  test("the position decides where it can, also in misspelt orders (CB-38, R-10)", () => {
    expect(read(state, "England", "A Nor-St. P.")).toBe("A Nwy - StP");
    expect(read(state, "England", "F Nor-Bel")).toBe("F Nth - Bel");
    expect(read(state, "France", "A Bur-Belguim")).toBe("A Bur - Bel");
    expect(read(state, "France", "A Burgandy-Ruhr")).toBe("A Bur - Ruh");
    expect(read(state, "France", "A Par suports A Mar - Bur")).toBe("A Par S A Mar - Bur");
    expect(read(state, "Turkey", "F Con-Smryna")).toBe("F Con - Smy");
  });

  test("what hardly names a place is not squeezed until it does (R-10)", () => {
    const other = movement({
      Turkey: ["A Smy", "F Con", "A Bul"],
      Germany: ["F Den", "A Bur"],
      Austria: ["A Ser"],
    });
    // "Sea" is no slip for Skagerrak, nor are two letters enough for a place out of reach.
    expect(read(other, "Germany", "F Den - Sea")).toBe("unknown-place (F Den): Sea");
    expect(read(other, "Germany", "A Bur - en")).toBe("unknown-place (A Bur): en");
    // One slip at a time: half a name and the wrong letter, a misspelling and no dash.
    expect(read(other, "Germany", "A dun H")).toBe("unknown-place: dun");
    expect(read(other, "Turkey", "A SmyS Con")).toMatch(/^unknown-word/);
    // Both Gascony and Marseilles are one letter away, and Belgium does not begin with G.
    expect(read(other, "Germany", "A Bur - Mas")).toBe("A Bur - Gas or A Bur - Mar");
    expect(read(other, "Germany", "A Bur - Gel")).toBe("unknown-place (A Bur): Gel");
    // A coast goes with a place that has it.
    expect(read(other, "Turkey", "F Con - Bl (sc)")).toMatch(/^trailing-text/);
    expect(read(other, "Turkey", "A Smy Smy")).toMatch(/^trailing-text|^unknown-word/);
  });

  test("a mistaken order, if clear, is read as written and not as better meant (CB-36, R-10)", () => {
    expect(read(state, "France", "A Par-Mos")).toBe("A Par - Mos");
    expect(read(state, "France", "A Par-Ber")).toBe("A Par - Ber");
    expect(read(state, "France", "F Bre-Par")).toBe("F Bre - Par");
    expect(read(state, "France", "A Par S A Par")).toBe("A Par S A Par");
    expect(read(state, "France", "A Par S A Mar - Edinburgh")).toBe("A Par S A Mar - Edi");
    expect(read(state, "Italy", "A Tyr - Mos")).toBe("A Tyr - Mos");
  });

  test("only own units are ordered, and the unit that lacks an order is known", () => {
    expect(read(state, "France", "F Eng-Lon")).toBe("not-yours: F Eng");
    expect(read(state, "France", "A Mun-Ruh")).toBe("no-such-unit: A Mun");
    expect(read(state, "France", "A Par S A Mun-Bur")).toBe("no-such-unit (A Par): A Mun");
    expect(read(state, "France", "A Burgundy—Moon")).toBe("unknown-place (A Bur): Moon");
    expect(read(state, "England", "F Eng C A Lon S A Pic-Bre")).toBe("missing-place (F Eng): S A Pic-Bre");
    expect(read(state, "France", "A Par - Bur Gas")).toBe("trailing-text (A Par): Gas");
    expect(read(state, "France", "A Par - Bur - Gas")).toBe("trailing-text (A Par): - Gas");
    expect(read(state, "France", "A Par dances")).toBe("unknown-word (A Par): dances");
  });

  describe("coasts", () => {
    test.each([
      "(nc)",
      "/nc",
      " NC",
      " (north coast)",
      " North Coast",
      ".nc",
      " N. Coast",
      " n.c.",
      "(N)",
      "/n",
      " north",
      "-nc",
      "nc",
    ])("are written in many ways: F Mid - Spa%s (CB-47)", (coast) =>
      expect(read(state, "England", `F Mid - Spa${coast}`)).toBe("F Mid - Spa/nc"),
    );

    test("one that is the only one within reach goes without saying (CB-65)", () => {
      expect(read(state, "Russia", "F Bar - StP")).toBe("F Bar - StP/nc");
      expect(read(state, "Turkey", "F Bla - Bul")).toBe("F Bla - Bul/ec");
    });

    test("one of two within reach must be named, or the order lacks it (CB-64)", () => {
      for (const [power, text] of [
        ["Turkey", "F Con - Bul"],
        ["England", "F Mid - Spa"],
      ]) {
        const reading = readOrder(notation, state, powerNamed(power), text);
        if (!reading.ok) throw new Error(text);
        expect(formatOrder(rules, reading.value)).toBe(text);
        const checked = checkOrder(rules, state, reading.value);
        expect(!checked.ok && checked.error.code).toBe("coast-needed");
      }
    });

    test("an impossible one is kept, for legality to refuse (DATC 4.B.3)", () => {
      expect(read(state, "Russia", "F Bar - StP/sc")).toBe("F Bar - StP/sc");
      expect(read(state, "France", "F Bre - Spa/sc")).toBe("F Bre - Spa/sc");
    });

    test("a wrong one of the ordered unit, and any for an army, is ignored (DATC 4.B.5, 4.B.6)", () => {
      expect(read(state, "France", "F Spa(nc)-GoL")).toBe("F Spa/sc - GoL");
      expect(read(state, "France", "A Mar-Spa(nc)")).toBe("A Mar - Spa");
      expect(read(state, "France", "F Bre/sc - Mid")).toBe("F Bre - Mid");
      expect(read(state, "England", "F Mid - Spa/ec")).toBe("F Mid - Spa");
    });

    test("in a support it may be left out, and is kept where it is named (R-6)", () => {
      expect(read(state, "Russia", "F Bot S F Bar - StP")).toBe("F Bot S F Bar - StP");
      expect(read(state, "Russia", "F Bot S F Bar - StP/nc")).toBe("F Bot S F Bar - StP/nc");
      expect(read(state, "Russia", "F Bot S F StP")).toBe("F Bot S F StP/sc");
      expect(read(state, "France", "F Spa S A Mar - Spa/nc")).toBe("F Spa/sc S A Mar - Spa");
    });
  });
});

describe("retreat orders", () => {
  const state = positionOf({
    phase: "F1902R",
    units: { Germany: ["A Bur"], England: ["A StP"], France: ["A Par"] },
    dislodged: [
      { power: "France", unit: "A Bur", retreats: ["Gas", "Mar"] },
      { power: "France", unit: "F Mid", retreats: ["Spa/nc", "Spa/sc", "Por"] },
      { power: "Russia", unit: "A StP", retreats: ["Mos", "Lvn"] },
    ],
  });

  test.each([
    "A Bur R Gas",
    "A Bur - Gas",
    "A Bur retreats to Gas",
    "A Burgundy—Gascony",
    "Bur. Gas.",
    "A Bur RETREAT GAS",
    "A - Gas",
    "Retreat A Bur to Gas",
  ])("a retreat names where the unit is and where it goes: %s (C23-40)", (text) =>
    expect(read(state, "France", text)).toBe("A Bur R Gas"),
  );

  test.each([
    "A Bur D",
    "Disband A Bur",
    "A Bur disbands",
    "DISBAND A BUR",
    "Remove A Bur",
    "A Bur - disbands",
    "A D",
  ])("a dislodged unit may be disbanded: %s", (text) =>
    expect(read(state, "France", text)).toBe("Disband A Bur"),
  );

  test("a coast that is needed and missing stays missing (R-14)", () => {
    expect(read(state, "France", "F Mid R Spa")).toBe("F Mid R Spa");
    expect(read(state, "France", "F Mid R Spain (sc)")).toBe("F Mid R Spa/sc");
  });

  test("only dislodged units retreat, and only theirs do who have any", () => {
    expect(read(state, "France", "A Par - Gas")).toBe("no-such-unit: A Par");
    expect(read(state, "France", "A StP - Mos")).toBe("not-yours: A StP");
    expect(read(state, "Germany", "A Bur - Gas")).toBe("nothing-to-do: A Bur - Gas");
    expect(read(state, "France", "A Bur H")).toBe("wrong-phase (A Bur): A Bur H");
    expect(read(state, "France", "A Bur S A Par")).toBe("wrong-phase (A Bur): A Bur S A Par");
    expect(read(state, "France", "A Bur - Gas via convoy")).toBe("trailing-text (A Bur): via convoy");
  });
});

describe("adjustments", () => {
  const state = positionOf({
    phase: "W1901A",
    units: {
      France: ["A Bur", "F Mid"],
      Germany: ["A Gal", "A Ruh", "F Den", "F Kie"],
      Russia: ["A Ukr"],
      Turkey: ["A Ank"],
    },
    centers: {
      France: ["Par", "Mar", "Bre", "Spa"],
      Germany: ["Kie", "Den"],
      Russia: ["StP", "Mos", "Sev"],
      Turkey: ["Ank"],
    },
  });

  test.each([
    "Build F StP/nc",
    "B F StP(nc)",
    "F STP/NC B",
    "Build F St. Petersburg (North Coast)",
    "+F StP nc",
    "F StP/nc",
    "builds fleet St. Petersburg N. Coast",
    "Build StP/nc",
    "Russia: build F StP/nc",
  ])("a build names the unit and the place: %s (CB-149, CB-150)", (text) =>
    expect(read(state, "Russia", text)).toBe("Build F StP/nc"),
  );

  test.each([
    "Remove A Gal",
    "A Gal D",
    "Disband A Gal",
    "-A Gal",
    "- A Gal",
    "A Gal",
    "Gal.",
    "removes A Gal.",
    "Remove Galacia",
  ])("a removal names the unit: %s", (text) => expect(read(state, "Germany", text)).toBe("Disband A Gal"));

  test.each(["Waive", "WAIVE", "BUILD WAIVE", "waives build"])("a build may be waived: %s", (text) =>
    expect(read(state, "France", text)).toBe("Waive"),
  );

  test("a unit alone is built where builds are due, and removed where removals are", () => {
    expect(read(state, "France", "F Bre")).toBe("Build F Bre");
    expect(read(state, "Germany", "F Kie")).toBe("Disband F Kie");
    expect(read(state, "Turkey", "A Ank")).toBe("nothing-to-do: A Ank");
  });

  test("in a coastal centre the order must say army or fleet (CB-149, DATC 4.C.3)", () => {
    expect(read(state, "France", "Build Bre")).toBe("kind-missing: Bre");
    expect(read(state, "Russia", "Build StP")).toBe("kind-missing: StP");
    expect(read(state, "France", "Build Par")).toBe("Build A Par");
    expect(read(state, "France", "Par")).toBe("Build A Par");
  });

  test("a fleet in St. Petersburg without a coast lacks it (CB-150)", () => {
    expect(read(state, "Russia", "Build F StP")).toBe("Build F StP");
    expect(read(state, "Russia", "Build A StP/nc")).toBe("Build A StP");
  });

  test("a minus sign is never taken for a mark in a list, a mark never for a minus sign", () => {
    expect(read(state, "France", "-A Bur")).toBe("Disband A Bur");
    expect(read(state, "France", "- F Bre")).toBe("Build F Bre");
    expect(read(state, "France", "- Build F Bre")).toBe("Build F Bre");
  });

  test("nobody builds in somebody else's name, or out of season", () => {
    expect(read(state, "France", "Germany builds A Par")).toBe("other-power: Germany builds A Par");
    expect(read(state, "France", "A Bur - Mun")).toBe("wrong-phase (A Bur): A Bur - Mun");
    expect(read(movement({ France: ["A Par"] }), "France", "Build A Par")).toBe(
      "wrong-phase (A Par): Build A Par",
    );
  });
});
