import { expect, test } from "vitest";
import type { OpenGame } from "../open-variant.ts";
import { programWords } from "../program-words.ts";
import { noteRead, readWritten } from "../sheets.ts";
import { type Orders, playSheets } from "./played.ts";
import { opened, playedIn, powerIn } from "./testing.ts";

/** A game that counts how often an order is read. Nothing was read with its notation before. */
function counting(variant = "classic"): { readonly game: OpenGame; readonly reads: () => number } {
  const game = opened(variant);
  let reads = 0;
  const notation = new Proxy(game.notation, {
    get: (own, field) => {
      if (field === "quick") reads += 1;
      return Reflect.get(own, field);
    },
  });
  return { game: { ...game, notation }, reads: () => reads };
}

const TEXT = "A Paris to Burgundy\nF Bre-Mid, A Mar H\nA Par - Burglary\nwho knows";

/** What came of sheets, line by line. */
const linesIn = (game: OpenGame, orders: Orders) =>
  playedIn(game, game.start, orders).lines.map(({ id, text, order, report }) => [
    id,
    text,
    order?.type,
    report.status,
    report.why,
  ]);

test("a line that was read at a position isn't read there again", () => {
  const { game, reads } = counting();
  const orders = { France: ["A Par - Bur", "A Mar S A Par - Bur"] };
  playedIn(game, game.start, orders);
  const before = reads();
  expect(before).toBeGreaterThan(0);
  playedIn(game, game.start, orders);
  expect(reads()).toBe(before);
  playedIn(game, game.start, { France: ["A Par - Bur", "A Mar H"] });
  expect(reads()).toBe(before + 1);
});

test("what nobody would write isn't kept: very long lines, and the oldest of very many", () => {
  const { game, reads } = counting();
  const readsOf = (text: string): number => {
    const before = reads();
    playedIn(game, game.start, { France: [text] });
    return reads() - before;
  };
  const long = `A Par - ${"Burgundy ".repeat(300)}`;
  expect(readsOf(long)).toBeGreaterThan(0);
  expect(readsOf(long)).toBeGreaterThan(0);
  readsOf("A Par - Bur");
  expect(readsOf("A Par - Bur")).toBe(0);
  for (let line = 0; line < 300; line++) readsOf(`A Par - Bur ${line}`);
  expect(readsOf("A Par - Bur")).toBeGreaterThan(0);
});

test("at another position, or for another power, the same line is read again", () => {
  const { game, reads } = counting();
  playedIn(game, game.start, { France: ["A Par - Bur"] });
  const before = reads();
  playedIn(game, { ...game.start }, { France: ["A Par - Bur"] });
  expect(reads()).toBeGreaterThan(before);
  const [english] = playedIn(game, game.start, { England: ["A Par - Bur"] }).lines;
  expect(english.order).toBe(null);
});

test("a sheet comes to the same as its pieces line by line, whatever is in it", () => {
  const game = opened("classic");
  const france = powerIn(game, "France");
  for (const text of [
    TEXT,
    "",
    "Germany:\nA Mun H",
    "Fall 1999\nA Par H",
    "# nothing\nA Par H # indeed",
    "A Par H\nA Par H",
  ]) {
    const sheet = readWritten(game.notation, game.start, france, text);
    const { lines } = playSheets(programWords("en"), game, game.start, new Map([[france, sheet]]));
    const fresh = opened("classic");
    expect(
      lines.map(({ id, text: piece, order, report }) => [id, piece, order?.type, report.status, report.why]),
    ).toEqual(linesIn(fresh, { France: sheet.map(({ text: piece }) => piece) }));
  }
});

test("the same order written twice is two orders, also when it was read before", () => {
  const { game } = counting();
  const twice = { France: ["A Par - Bur", "A Par - Bur"] };
  const first = linesIn(game, twice);
  expect(linesIn(game, twice)).toEqual(first);
  const [one, other] = playedIn(game, game.start, twice).lines;
  expect(one.order).toEqual(other.order);
  expect(one.order).not.toBe(other.order);
});

test("what was read in another way isn't read again, line by line or as a sheet", () => {
  const { game, reads } = counting();
  const france = powerIn(game, "France");
  const orders = readWritten(opened("classic").notation, game.start, france, "A Par - Bur\nA Mar H");
  noteRead(game.notation, game.start, france, orders);
  expect(readWritten(game.notation, game.start, france, "A Par - Bur\nA Mar H")).toBe(orders);
  playedIn(game, game.start, { France: ["A Mar H", "A Par - Bur"] });
  expect(reads()).toBe(0);
});
