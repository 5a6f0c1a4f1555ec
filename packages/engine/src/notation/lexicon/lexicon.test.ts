import { classicWords } from "@chancery/testkit";
import { board1935, classicBoard, dissolutionBoard } from "@chancery/variants/boards";
import { describe, expect, test } from "vitest";
import type { Board, Location, Province } from "../../board/board.ts";
import { compileBoard } from "../../board/compile.ts";
import type { BoardTable } from "../../board/table.ts";
import { hold } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { State } from "../../state/state.ts";
import type { Power, Unit, UnitKind } from "../../state/unit.ts";
import { formatOrder, suits } from "../format.ts";
import { createNotation } from "../notation.ts";
import { readOrder } from "../read.ts";
import { readOrders } from "../sheet.ts";
import { compileLexicon, findPlaces, findPowers } from "./lexicon.ts";
import { wordsOf } from "./words.ts";

const { rules, start } = classicWords("2023");

function compiled(table: BoardTable): Board {
  const board = compileBoard(table);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

const BOARDS = [classicBoard, board1935, dissolutionBoard].map(
  (table) => [table.name, compiled(table)] as const,
);
const FRANCE = 2 as Power;

describe.each(BOARDS)("the names on the board of %s", (_name, board) => {
  const lexicon = compileLexicon({ ...rules, board });
  const places = [...board.provinces.keys()] as Province[];

  test("mean their places, in any case and without their punctuation (C23-17)", () => {
    for (const place of places) {
      const { id, name, aliases } = board.provinces[place];
      for (const text of [id, name, ...aliases]) {
        for (const written of [
          text,
          text.toUpperCase(),
          text.toLowerCase(),
          text.replaceAll(/[^\p{L}\p{N}]/gu, ""),
        ]) {
          const found = findPlaces(lexicon, wordsOf(written), false);
          expect([written, found?.how, found?.all.includes(place)]).toEqual([written, "exact", true]);
        }
      }
    }
  });

  test("in full mean nothing else", () => {
    for (const place of places)
      expect(findPlaces(lexicon, wordsOf(board.provinces[place].name), false)?.all).toEqual([place]);
  });

  test("read in orders by their abbreviations", () => {
    const notation = createNotation({ ...rules, board });
    for (const place of places) {
      const kind = rules.kinds.find((each) => suits(board, each, place as number as Location)) as UnitKind;
      const unit: Unit = { power: FRANCE, kind, at: place as number as Location };
      const state: State = { ...start, units: [unit] };
      const text = formatOrder(notation.rules, hold(unit));
      expect([text, readOrder(notation, state, FRANCE, text)]).toEqual([
        text,
        { ok: true, value: hold(unit) },
      ]);
      const { orders, faults } = readOrders(notation, state, FRANCE, text);
      expect([faults, orders.map(({ reading }) => reading)]).toEqual([[], [{ ok: true, value: hold(unit) }]]);
    }
  });
});

describe("abbreviations (C71-VII.7-1)", () => {
  const lexicon = compileLexicon(rules);
  const meant = (text: string): string[] | undefined =>
    findPlaces(lexicon, wordsOf(text), false)?.all.map((place) => rules.board.provinces[place].id);

  test("the first three letters do, except for names beginning with Nor (C71-VII.7-1)", () => {
    for (const { id, name } of rules.board.provinces) {
      const first = wordsOf(name).join("").slice(0, 3);
      const found = meant(first);
      expect([name, found?.includes(id)]).toEqual([name, true]);
      const isShared = ["nor", "gul", "liv", "tyr"].includes(first);
      expect([name, (found?.length ?? 0) > 1]).toEqual([name, isShared]);
    }
  });

  test.each([
    ["W Med.", ["Wes"]],
    ["Gulf of L.", ["GoL"]],
    ["Gulf Lyon", ["GoL"]],
    ["Both.", ["Bot"]],
    ["St. P.", ["StP"]],
    ["St Pete", ["StP"]],
    ["Norw. Sea", ["Nrg"]],
    ["Norw.", ["Nwy", "Nrg"]],
    ["Mid-Atlantic", ["Mid"]],
    ["Atlantic", ["Mid", "NAt"]],
    ["N Sea", ["Nth", "Nrg"]],
    ["North Sea", ["Nth"]],
    ["Heligoland", ["Hel"]],
    ["Romania", ["Rum"]],
    ["Channel", ["Eng"]],
  ])("%s", (text, ids) => expect(meant(text)).toEqual(ids));

  test.each(["Sea", "P", "N", "of", "to", "Swi", "Moon", "Oz", ""])("%s is no name", (text) =>
    expect(meant(text)).toBeUndefined(),
  );

  test("powers go by name, adjective, alias and the beginning of any (CB-45)", () => {
    const power = (text: string): string[] | undefined =>
      findPowers(lexicon, wordsOf(text), false)?.all.map((index) => rules.powers[index].name);
    expect(power("Turk.")).toEqual(["Turkey"]);
    expect(power("ENGLAND")).toEqual(["England"]);
    expect(power("British")).toEqual(["England"]);
    expect(power("Austria-Hungary")).toEqual(["Austria"]);
    expect(power("Germany's")).toEqual(["Germany"]);
    expect(power("Atlantis")).toBeUndefined();
  });
});

describe("kinds of units", () => {
  const wing: UnitKind = { ...rules.kinds[1], letter: "W", name: "wing", way: "air" };
  const flying: Rules = { ...rules, kinds: [...rules.kinds, wing] };
  const notation = createNotation(flying);
  const at = (label: string): Location =>
    rules.board.locations.findIndex((each) => each.label === label) as Location;
  const units: Unit[] = [
    { power: FRANCE, kind: wing, at: at("Par") },
    { power: FRANCE, kind: rules.kinds[0], at: at("Bre") },
  ];
  const read = (state: State, text: string): string => {
    const reading = readOrder(notation, state, FRANCE, text);
    return reading.ok ? formatOrder(flying, reading.value) : reading.error.code;
  };

  test("are those of the game, by their own letters and names", () => {
    const state: State = { ...start, units };
    for (const text of ["W Par S A Bre - Pic", "Wing Paris supports army Brest to Picardy", "W S Bre - Pic"])
      expect(read(state, text)).toBe("W Par S A Bre - Pic");
    expect(read(state, "W Par - Eng")).toBe("W Par - Eng");
    expect(read(state, "A Bre - Par - Mun")).toBe("A Bre - Mun via convoy");
  });

  test("decide whether a build must name its kind", () => {
    const state: State = { ...start, phase: { season: "W", year: 1901, task: "A" }, units: [] };
    expect(read(state, "Build Par")).toBe("kind-missing");
    expect(read(state, "Build W Par")).toBe("Build W Par");
  });
});
