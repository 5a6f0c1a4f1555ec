import { classicWords, misreadingInEnglish } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { readOrder } from "./read.ts";
import { readPosition } from "./read-wire.ts";
import { LONGEST_ORDER } from "./read-words.ts";
import { readOrders, readSheet } from "./sheet.ts";

const { rules, start, notation } = classicWords("2023");
const FRANCE = rules.powers.findIndex(({ name }) => name === "France") as Power;

function positionOf(phase: string, units: Record<string, string[]>): State {
  const state = readPosition(notation, start, {
    phase,
    units,
    centers: { France: ["Par", "Bre", "Mar", "Spa"] },
    dislodged: phase.endsWith("R") ? [{ power: "France", unit: "A Gas", retreats: ["Spa"] }] : [],
  });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

const movement = positionOf("S1901M", {
  France: ["A Par", "A Bur", "F Mid", "F Bre"],
  England: ["F Eng"],
  Germany: ["A Ruh"],
});
const retreats = positionOf("S1901R", { Germany: ["A Gas"] });
const adjustments = positionOf("W1901A", { France: ["A Bur", "F Mid"] });

function misread(state: State, text: string) {
  const reading = readOrder(notation, state, FRANCE, text);
  if (reading.ok) throw new Error(`${text} was read`);
  return reading.error;
}

describe("a sentence says what is wrong, where, and what would be right", () => {
  test.each([
    [movement, "", "empty", "", "There is no order here."],
    [movement, " ... - ", "empty", "", "There is no order here."],
    [
      movement,
      "A Bur-Pir",
      "two-meanings",
      "Pir",
      '"Pir" could mean A Bur - Par or A Bur - Pic. Write the one you mean.',
    ],
    [movement, "A Bur - Moon", "unknown-place", "Moon", 'There is no place called "Moon" on this board.'],
    [
      movement,
      "A Bur - Mnuihc",
      "unknown-place",
      "Mnuihc",
      'There is no place called "Mnuihc" on this board. Did you mean Munich?',
    ],
    [
      movement,
      "A Bur - Edn",
      "unknown-place",
      "Edn",
      'There is no place called "Edn" on this board. Did you mean Denmark or Edinburgh?',
    ],
    [movement, "A Xyzzy - Bel", "unknown-place", "Xyzzy", 'There is no place called "Xyzzy" on this board.'],
    [
      movement,
      "A Bur wanders",
      "unknown-word",
      "wanders",
      '"wanders" is neither a place nor something a unit can do.',
    ],
    [
      movement,
      "A Bur suprots A Par",
      "unknown-word",
      "suprots",
      '"suprots" is neither a place nor something a unit can do. Did you mean supports?',
    ],
    [movement, "A Par ? Gas", "unknown-word", "?", '"?" is neither a place nor something a unit can do.'],
    [movement, "A Mun - Ruh", "no-such-unit", "A Mun", "You have no unit in Munich."],
    [
      movement,
      "A Bur S A Mun - Ruh",
      "no-such-unit",
      "A Mun",
      "There is no unit in Munich for A Bur to support or convoy.",
    ],
    [
      movement,
      "A Ruh - Mun",
      "not-yours",
      "A Ruh",
      "A Ruh belongs to Germany. You can only order your own units.",
    ],
    [movement, "F Holds", "missing-unit", "F", "Which unit? Write F Mid or F Bre."],
    [movement, "Holds", "missing-unit", "", "The order ends too early: a unit is missing."],
    [movement, "A Bur S - Par", "missing-unit", "- Par", 'A unit is missing before "- Par".'],
    [movement, "A Bur", "missing-action", "A Bur", "Say what A Bur should do."],
    [movement, "F Mid-Atlantic", "missing-action", "F Mid-Atlantic", "Say what F Mid should do."],
    [movement, "A Bur -", "missing-place", "", "The order ends too early: a place is missing."],
    [movement, "F Mid C A Bur S A Par", "missing-place", "S A Par", 'A place is missing before "S A Par".'],
    [
      movement,
      "A Bur - Bel, please",
      "trailing-text",
      ", please",
      'The order is complete before ", please". Leave that out, or write it as a separate order.',
    ],
    [
      movement,
      "Build A Par",
      "wrong-phase",
      "Build A Par",
      "This is a build, but in this phase units hold, move, support or convoy.",
    ],
    [
      movement,
      "A Bur R Bel",
      "wrong-phase",
      "A Bur R Bel",
      "This is a retreat, but in this phase units hold, move, support or convoy.",
    ],
    [
      retreats,
      "A Gas H",
      "wrong-phase",
      "A Gas H",
      "This is a hold, but in this phase dislodged units retreat or disband.",
    ],
    [
      adjustments,
      "A Bur - Par",
      "wrong-phase",
      "A Bur - Par",
      "This is a move, but in this phase units are built or disbanded.",
    ],
    [
      adjustments,
      "Build Bre",
      "kind-missing",
      "Bre",
      "Say what to build in Brest: A for army or F for fleet.",
    ],
    [adjustments, "Build", "missing-unit", "", "The order ends too early: a unit is missing."],
    [
      adjustments,
      "Germany builds A Par",
      "other-power",
      "Germany builds A Par",
      "This is an order for Germany.",
    ],
  ] as const)("%#: %s", (state, text, code, blamed, sentence) => {
    const error = misread(state, text);
    expect([error.code, error.text, misreadingInEnglish(notation.rules, error)]).toEqual([
      code,
      blamed,
      sentence,
    ]);
    expect(text.slice(error.at, error.at + error.text.length)).toBe(error.text);
  });

  test("even where there is nothing to order", () => {
    const idle = readOrder(notation, retreats, 3 as Power, "A Gas - Mar");
    expect(!idle.ok && misreadingInEnglish(notation.rules, idle.error)).toBe(
      "None of your units has been dislodged, so you have nothing to order in this phase.",
    );
    const balanced = readOrder(notation, adjustments, 3 as Power, "A Mun");
    expect(!balanced.ok && misreadingInEnglish(notation.rules, balanced.error)).toBe(
      "You have nothing to build or disband, so you have nothing to order in this phase.",
    );
  });

  test("names with missing letters are suggested", () => {
    const error = misread(movement, "A Bur - Mrsls");
    expect(misreadingInEnglish(notation.rules, error)).toBe(
      'There is no place called "Mrsls" on this board. Did you mean Marseilles?',
    );
  });

  test("places within reach are suggested first", () => {
    const error = misread(movement, "A Bur - Gel");
    expect(misreadingInEnglish(notation.rules, error)).toBe(
      'There is no place called "Gel" on this board. Did you mean Belgium, Galicia, or the Gulf of Lyon?',
    );
  });
});

describe("whatever is written, the answer is clear", () => {
  const monsters = [
    "\0",
    "\u202e",
    "🙂",
    "🙂".repeat(200),
    "A Par - 🙂",
    "é".repeat(499),
    "x".repeat(LONGEST_ORDER + 1),
    "x".repeat(100_000),
    "(".repeat(500),
    "- ".repeat(250),
    "a ".repeat(250),
    "France ".repeat(70),
    "A Par S ".repeat(60),
    "A Par - Mid - ".repeat(35),
    `F Mid - ${"Mid-Atlantic-".repeat(35)}`,
    "A Par via ".repeat(48),
    "nwth see ".repeat(55),
    "St. P. ".repeat(70),
    "1".repeat(500),
    "null",
    "undefined",
    "__proto__ - constructor",
    "constructor",
    "toString H",
    "A hasOwnProperty - Bur",
    "'; DROP TABLE orders; --",
    "<script>alert(1)</script>",
    "A Par - Bur\nA Mar - Spa",
    "\ud800 - \udfff",
  ];

  test.each(monsters.map((text) => [text.slice(0, 30), text]))(
    "%j",
    (_name, text) => {
      for (const state of [movement, retreats, adjustments]) {
        const began = performance.now();
        const reading = readOrder(notation, state, FRANCE, text);
        expect(reading.ok).toBe(false);
        if (!reading.ok) expect(misreadingInEnglish(notation.rules, reading.error).length).toBeLessThan(250);
        readOrders(notation, state, FRANCE, text);
        readSheet(notation, state, text);
        expect(performance.now() - began).toBeLessThan(5000);
      }
    },
    60_000,
  );

  test("an order is refused for its length alone, and says so", () => {
    const error = misread(movement, `A Par - Bur${" ".repeat(LONGEST_ORDER)}`);
    expect(error.code).toBe("too-long");
    expect(misreadingInEnglish(notation.rules, error)).toContain(`${LONGEST_ORDER} characters`);
  });
});
