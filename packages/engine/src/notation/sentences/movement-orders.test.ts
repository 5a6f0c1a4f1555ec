import { classicWords } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { checkOrder } from "../../orders/check.ts";
import type { State } from "../../state/state.ts";
import { formatOrder } from "../format.ts";
import { readOrder } from "../read.ts";
import type { LoosePosition } from "../read-wire.ts";

const { rules, notation, positionOf, powerNamed, read } = classicWords("2023");

const movement = (units: LoosePosition["units"]): State => positionOf({ phase: "S1901M", units });

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

test("private abbreviations work as long as they have only one meaning (C23-17, C71-VII.7-1)", () => {
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

test("an order with two meanings is not followed (C71-VII.4-1)", () => {
  expect(read(state, "England", "F Nth-Nor")).toBe("F Nth - Nwy or F Nth - Nrg");
  expect(read(state, "France", "A Bur-Pir")).toBe("A Bur - Par or A Bur - Pic");
  const many = movement({ England: ["F Nth", "F Nrg", "A Edi"] });
  expect(read(many, "England", "F Nor-Edi")).toBe("F Nth - Edi or F Nrg - Edi");
});

test("the position decides where it can, even in misspelled orders (CB-38, R-10)", () => {
  expect(read(state, "England", "A Nor-St. P.")).toBe("A Nwy - StP");
  expect(read(state, "England", "F Nor-Bel")).toBe("F Nth - Bel");
  expect(read(state, "France", "A Bur-Belguim")).toBe("A Bur - Bel");
  expect(read(state, "France", "A Burgandy-Ruhr")).toBe("A Bur - Ruh");
  expect(read(state, "France", "A Par suports A Mar - Bur")).toBe("A Par S A Mar - Bur");
  expect(read(state, "Turkey", "F Con-Smryna")).toBe("F Con - Smy");
});

test("text that barely resembles a place is not forced into one (R-10)", () => {
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

test("a mistaken but clear order is read as written, not as probably meant (CB-36, R-10)", () => {
  expect(read(state, "France", "A Par-Mos")).toBe("A Par - Mos");
  expect(read(state, "France", "A Par-Ber")).toBe("A Par - Ber");
  expect(read(state, "France", "F Bre-Par")).toBe("F Bre - Par");
  expect(read(state, "France", "A Par S A Par")).toBe("A Par S A Par");
  expect(read(state, "France", "A Par S A Mar - Edinburgh")).toBe("A Par S A Mar - Edi");
  expect(read(state, "Italy", "A Tyr - Mos")).toBe("A Tyr - Mos");
});

test("only your own units are ordered, and units without orders are known", () => {
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

  test("the only one within reach can be left out (CB-65)", () => {
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
