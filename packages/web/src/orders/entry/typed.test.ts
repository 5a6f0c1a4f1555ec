import { readSheets, readWritten, review } from "@chancery/contract/orders";
import type { Power } from "@chancery/engine";
import { expect, test } from "vitest";
import { enter, openGame, position, powerIn, stateIn } from "../testing.ts";
import { formatTyped, notesOn, readTyped, sameOrders } from "./typed.ts";

const game = openGame("classic");
const all = new Set(game.rules.powers.map((_, power) => power as Power));
const read = (text: string) => readTyped(game.notation, game.start, all, text);

test("a pasted sheet is read for all powers", () => {
  const { orders, mistakes } = read(
    "FRANCE\nA Paris to Burgundy\nF Bre-Mid\n\nGermany: A Mun - Bur, F Kie H",
  );
  expect(mistakes).toEqual([]);
  expect(orders).toEqual({ France: ["A Par - Bur", "F Bre - Mid"], Germany: ["A Mun - Bur", "F Kie H"] });
});

test("a line under no name belongs to the power whose unit it is", () => {
  expect(read("A Par - Bur\nA Mun - Bur").orders).toEqual({
    France: ["A Par - Bur"],
    Germany: ["A Mun - Bur"],
  });
});

test("what is typed is read once: for its marks, for the board and for what comes of it", () => {
  const opened = openGame("classic");
  let reads = 0;
  const notation = new Proxy(opened.notation, {
    get: (own, field) => {
      if (field === "quick") reads += 1;
      return Reflect.get(own, field);
    },
  });
  const france = powerIn(opened, "France");
  for (const powers of [all, new Set([france])]) {
    const text = powers === all ? "France:\nA Paris to Burgundy\nA Mar Hx" : "A Paris to Picardy\nA Mar Hx";
    const { orders, written } = readTyped(notation, opened.start, powers, text);
    const before = reads;
    expect(before).toBeGreaterThan(0);
    const sheet = readWritten(notation, opened.start, france, written.France.join("\n"));
    expect(sheet.map(({ text: piece, reading }) => [piece, reading.ok])).toEqual([
      [written.France[0], true],
      ["A Mar Hx", false],
    ]);
    expect(readSheets(notation, opened.start, orders).ok).toBe(true);
    expect(reads).toBe(before);
  }
});

test("a mistake is marked where it is, with a suggestion", () => {
  const text = "France:\nA Par - Burglary\nA Mar H";
  const { orders, mistakes } = read(text);
  expect(orders).toEqual({ France: ["A Mar H"] });
  expect(mistakes.map(({ from, to, line }) => [text.slice(from, to), line])).toEqual([["Burglary", 2]]);
  expect(mistakes[0].message).toMatch(/Burgundy/);
});

test("a name that nobody has is marked", () => {
  const text = "Germny:\nA Mun H\nNowhere:\nA Xyz H";
  const { mistakes } = read(text);
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { from, to } of mistakes) expect(text.slice(from, to)).not.toBe("");
});

test("orders survive writing and reading", () => {
  const orders = { France: ["A Par - Bur"], Germany: ["A Mun H"] };
  const text = formatTyped(["Austria", "France", "Germany"], orders);
  expect(sameOrders(read(text).orders, orders)).toBe(true);
});

/** What Text says about a sheet: the marked words, their line, and why. */
function notes(variant: string, phase: string, power: string, units: readonly string[], text: string) {
  const played = openGame(variant);
  const state = stateIn(played, position(phase, { [power]: units }));
  const own = new Set([powerIn(played, power)]);
  const typed = readTyped(played.notation, state, own, text);
  const entered = enter(played, typed.written, { state, powers: [power] });
  return notesOn(typed, review(played.rules, entered.phase, own).findings).map(
    ({ from, to, line, message }) => [line, text.slice(from, to), message] as const,
  );
}

test("as text, orders that won't count are named by their line", () => {
  expect(notes("committee-1935", "S1935M", "Poland", ["A Pod", "A War"], "A War H\nA Pod-Rom")).toEqual([
    [2, "A Pod-Rom", expect.stringContaining("Rome")],
  ]);
});

test("as text, a second order for a unit is named by its line, in any spelling", () => {
  const text = "A Con-Bul\nA Smy H\nF Con-Bulgaria";
  expect(notes("classic", "S1901M", "Turkey", ["A Con", "A Smy"], text)).toEqual([
    [3, "F Con-Bulgaria", "F Con-Bulgaria: A Con has another order on this sheet"],
  ]);
  const contrary = notes("classic", "S1901M", "Turkey", ["A Con"], "A Con-Bul\nA Con H");
  expect(contrary.map(([line]) => line)).toEqual([1, 2]);
});

test("as text, a guess is marked where it was made", () => {
  expect(notes("committee-1935", "S1935M", "Poland", ["A Pod"], "A Pod-Romm")).toEqual([
    [1, "Romm", '"Romm" was read as Romania'],
  ]);
});

test("the date of another turn is named, and the right one accepted", () => {
  const spring = ["classic", "S1905M", "Turkey", ["A Con"]] as const;
  expect(notes(...spring, "Fall 1905\nA Con H")).toEqual([
    [1, "Fall 1905", expect.stringContaining("another turn")],
  ]);
  expect(notes(...spring, "Spring 1905\nA Con H")).toEqual([]);
});
