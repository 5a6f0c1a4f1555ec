import { classicWords, sheetFaultInEnglish } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import type { Power } from "../state/unit.ts";
import { formatOrder } from "./format.ts";
import { readOrders, readSheet, type SheetReading } from "./sheet.ts";

const { rules, start, notation, positionOf } = classicWords("2023");
const FRANCE = rules.powers.findIndex(({ name }) => name === "France") as Power;

/** "France A Par - Bur", or "France ! unknown-place: Bru". */
const found = ({ orders }: SheetReading): string[] =>
  orders.map(({ power, reading }) => {
    const { name } = rules.powers[power];
    if (reading.ok) return `${name} ${formatOrder(rules, reading.value)}`;
    return `${name} ! ${reading.error.code}: ${reading.error.text}`;
  });

const french = (text: string, state = start): string[] =>
  found(readOrders(notation, state, FRANCE, text)).map((each) => each.replace("France ", ""));

const OPENING = ["A Par - Bur", "A Mar S A Par - Bur", "F Bre - Mid"];

describe("one power's orders", () => {
  test.each([
    ["a line each", "A Par-Bur\nA Mar S A Par-Bur\nF Bre-Mid"],
    ["semicolons", "A Par-Bur; A Mar S A Par-Bur; F Bre-Mid;"],
    ["commas", "A Par-Bur, A Mar S A Par-Bur, F Bre-Mid"],
    ["tabs", "A Par-Bur\tA Mar S A Par-Bur\tF Bre-Mid"],
    ["full stops", "A Par-Bur. A Mar S A Par-Bur. F Bre-Mid."],
    ["and", "A Par-Bur and A Mar S A Par-Bur and F Bre-Mid"],
    ["nothing at all", "A Par-Bur A Mar S A Par-Bur F Bre-Mid"],
    ["nothing, and no letters", "Par-Bur Mar S Par-Bur Bre-Mid"],
    ["numbers", "1. A Par-Bur\n2) A Mar S A Par-Bur\n(3) F Bre-Mid"],
    ["numbers in a line", "1. A Par-Bur 2. A Mar S A Par-Bur 3. F Bre-Mid"],
    ["dashes", "- A Par-Bur\n- A Mar S A Par-Bur\n– F Bre-Mid"],
    ["stars", "* A Par-Bur\n* A Mar S A Par-Bur\n• F Bre-Mid"],
    ["comments", "# all of it\nA Par-Bur // first\n\nA Mar S A Par-Bur # second\nF Bre-Mid"],
    ["a heading", "France:\nA Par-Bur\nA Mar S A Par-Bur\nF Bre-Mid"],
    ["line ends of other systems", "A Par-Bur\r\nA Mar S A Par-Bur\rF Bre-Mid"],
  ])("are told apart by %s", (_how, text) => {
    expect(french(text)).toEqual(OPENING);
    expect(readOrders(notation, start, FRANCE, text).faults).toEqual([]);
  });

  test("each knows its text and where it stands", () => {
    const { orders } = readOrders(notation, start, FRANCE, "\n 1. A Par.—Bur. F Bre—Mid.\n\tA Mar-Bru");
    expect(orders.map(({ text, line, column }) => [text, line, column])).toEqual([
      ["A Par.—Bur", 2, 5],
      ["F Bre—Mid", 2, 17],
      ["A Mar-Bru", 3, 2],
    ]);
  });

  test("a comma before what the unit does is none between orders", () => {
    expect(french("A Par, holds, A Mar - Spa")).toEqual(["A Par H", "A Mar - Spa"]);
    expect(french("A Par: holds; A Mar: - Spa")).toEqual(["A Par H", "A Mar - Spa"]);
    expect(french("A Par, Mar, A Mar - Spa")).toEqual([
      "! missing-action: A Par",
      "! missing-action: Mar",
      "A Mar - Spa",
    ]);
  });

  test("one bad order does not spoil those beside it", () => {
    expect(french("A Par-Moon; A Mar-Spa, F Bre-Qux\nF Bre-Mid")).toEqual([
      "! unknown-place: Moon",
      "A Mar - Spa",
      "! unknown-place: Qux",
      "F Bre - Mid",
    ]);
  });

  test("in orders run together nothing is left over: what cannot be divided is not read in part", () => {
    // Divided before "A Mar", this would send a supported army where nobody ordered it.
    expect(french("A Par S Qux A Mar - Bur")).toEqual(["! unknown-place: Qux"]);
    expect(french("A Par - Bur Qux F Bre - Mid")).toEqual(["! trailing-text: Qux F Bre - Mid"]);
  });

  test("orders that can be divided in two ways are refused (C71-VII.4-1)", () => {
    // Brest supports the Channel while the Mid-Atlantic moves, or supports that ("English") move.
    const units = { France: ["F Bre", "F Mid"], England: ["F Eng"] };
    const state = positionOf({ phase: "S1901M", units });
    expect(french("F Bre S Eng F Mid - Gas", state)).toEqual(["! run-together: F Bre S Eng F Mid - Gas"]);
    expect(french("F Bre S Eng; F Mid - Gas", state)).toEqual(["F Bre S F Eng", "F Mid - Gas"]);
  });

  test("ways of dividing that say the same are no two meanings", () => {
    const state = positionOf({
      phase: "W1901A",
      units: { France: ["F Bre"] },
      centers: { France: ["Par", "Mar", "Bre"] },
    });
    expect(french("A Par B A Mar", state)).toEqual(["Build A Par", "Build A Mar"]);
    expect(french("Build A Par and F Mar", state)).toEqual(["Build A Par", "Build F Mar"]);
  });

  test("another power's heading takes the orders under it away", () => {
    const reading = readOrders(notation, start, FRANCE, "A Par-Bur\nGermany: A Mun-Ruh\nFrance: F Bre-Mid");
    expect(found(reading)).toEqual(["France A Par - Bur", "France F Bre - Mid"]);
    expect(reading.faults.map(({ code, text }) => [code, text])).toEqual([
      ["other-power", "Germany:"],
      ["no-power", "A Mun-Ruh"],
    ]);
  });
});

describe("a sheet of all powers", () => {
  test.each([
    ["headings with colons", "France: A Par-Bur; F Bre-Mid\nGermany: A Mun-Ruh"],
    ["headings on lines of their own", "FRANCE\nA Par-Bur\nF Bre-Mid\n\nGERMANY\nA Mun-Ruh"],
    ["headings within lines", "FRANCE: A Par-Bur, F Bre-Mid; GERMANY: A Mun-Ruh"],
    ["headings after a full stop", "FRANCE: A Par-Bur, F Bre-Mid. **GERMANY:** A Mun-Ruh."],
    ["headings without colons", "FRANCE A Par-Bur, F Bre-Mid\nGERMANY A Mun-Ruh"],
    ["players' names", "France (Marie):\nA Par-Bur\nF Bre-Mid\nGermany (Karl)\nA Mun-Ruh"],
    ["titles", "Orders for France:\nA Par-Bur\nF Bre-Mid\nGerman orders:\nA Mun-Ruh"],
    ["abbreviations", "Fra: A Par-Bur, F Bre-Mid\nGer: A Mun-Ruh"],
    ["dates", "Spring 1901\nFrance: A Par-Bur, F Bre-Mid\nS1901M\nGermany: A Mun-Ruh"],
    ["long dates", "Orders for Spring, 1901:\nFrance: A Par-Bur, F Bre-Mid\nSpring 1901 Germany: A Mun-Ruh"],
  ])("is read by its %s", (_how, text) => {
    const reading = readSheet(notation, start, text);
    expect(found(reading)).toEqual(["France A Par - Bur", "France F Bre - Mid", "Germany A Mun - Ruh"]);
    expect(reading.faults).toEqual([]);
  });

  test("Austria-Hungary goes by both its names, and England by others", () => {
    const text = "Austria-Hungary: A Vie-Tri; A Bud-Gal\nBritain: F Lon-Nth\nAustria: F Tri-Alb";
    expect(found(readSheet(notation, start, text))).toEqual([
      "Austria A Vie - Tri",
      "Austria A Bud - Gal",
      "England F Lon - Nth",
      "Austria F Tri - Alb",
    ]);
  });

  test("orders under an unknown heading or under none belong to nobody", () => {
    const reading = readSheet(notation, start, "A Par-Bur\nAtlantis: A Mun-Ruh\nEng - Bre\nItaly: none");
    expect(found(reading)).toEqual([]);
    expect(reading.faults).toEqual([
      { code: "no-power", text: "A Par-Bur", line: 1, column: 1, nearest: [] },
      { code: "unknown-power", text: "Atlantis:", line: 2, column: 1, nearest: [] },
      { code: "no-power", text: "A Mun-Ruh", line: 2, column: 11, nearest: [] },
      { code: "no-power", text: "Eng - Bre", line: 3, column: 1, nearest: [] },
    ]);
  });

  test("a misspelled heading gets a suggestion", () => {
    const { faults } = readSheet(notation, start, "Grmany: A Mun-Ruh");
    expect(sheetFaultInEnglish(notation.rules, faults[0])).toBe(
      'There is no power called "Grmany:". Did you mean Germany?',
    );
    expect(sheetFaultInEnglish(notation.rules, faults[1])).toBe(
      'It is not clear whose order "A Mun-Ruh" is. Write the name of the power above it.',
    );
  });

  test("a date of another phase is pointed out", () => {
    const reading = readSheet(notation, start, "Fall 1902\nFrance: A Par-Bur");
    const [fault] = reading.faults;
    expect(fault).toEqual({ code: "other-phase", text: "Fall 1902", line: 1, column: 1, nearest: [] });
    expect(sheetFaultInEnglish(notation.rules, fault)).toBe(
      '"Fall 1902" is the date of another turn. The orders below it may not be meant for this one.',
    );
    expect(found(reading)).toEqual(["France A Par - Bur"]);
  });

  test("adjustments may be dated Winter or Fall (C71-VII.6-1)", () => {
    const state = positionOf({ phase: "W1901A", units: {}, centers: { France: ["Par"] } });
    for (const date of ["Winter 1901", "Fall 1901", "Fall, 1901 adjustments", "W1901A", "Builds:"]) {
      const reading = readSheet(notation, state, `${date}\nFrance: A Par`);
      expect([date, reading.faults, found(reading)]).toEqual([date, [], ["France Build A Par"]]);
    }
    expect(readSheet(notation, state, "Winter 1901 moves\nFrance: A Par").faults).toHaveLength(1);
  });

  test.each([
    ["A Par H, ", 200, 600],
    ["A Par H\n", 200, 600],
    ["A xyzzy, ", 60, 60],
    ["A xyzzy\n", 60, 60],
  ])("no more is read than anyone can have to say: %j", (text, most, ofAll) => {
    const reading = readOrders(notation, start, FRANCE, text.repeat(2000));
    expect(reading.orders.length).toBe(most);
    expect(reading.faults).toMatchObject([{ code: "too-long", text: expect.stringContaining(text.trim()) }]);
    expect(readSheet(notation, start, `France:\n${text.repeat(2000)}`).orders.length).toBe(ofAll);
  });

  test("text that is too long is not read", () => {
    const reading = readSheet(notation, start, `France: A Par-Bur\n${"x".repeat(30_000)}`);
    expect(found(reading)).toEqual(["France A Par - Bur", "France ! too-long: "]);
    expect(reading.faults.map(({ code }) => code)).toEqual(["too-long"]);
  });
});
