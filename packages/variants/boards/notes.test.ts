import { describe, expect, test } from "vitest";
import { board1935, dissolutionBoard, dissolutionNotes, notes1935 } from "./index.ts";
import { ask } from "./testing.ts";

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) < index);

describe.each([
  ["1992", dissolutionBoard, dissolutionNotes],
  ["1935", board1935, notes1935],
] as const)("the notes on the board of %s", (_year, table, notes) => {
  const { next } = ask(table);
  const edges = [table.edges.land, table.edges.both, table.edges.water].flatMap(words);
  const closed = words(notes.closed);
  const known = new Set([...edges, ...closed]);

  test("speak of edges and closed pairs that exist", () => {
    const named = [...Object.values(notes.edges).flatMap(words), ...Object.keys(notes.remarks)];
    expect(named.filter((pair) => !known.has(pair))).toEqual([]);
    expect(
      [...words(notes.crossings), ...words(notes.canals)].filter((pair) => !edges.includes(pair)),
    ).toEqual([]);
  });

  test("give one ground for each", () => {
    expect(repeated(Object.values(notes.edges).flatMap(words))).toEqual([]);
    expect(repeated(Object.values(notes.provinces).flatMap(words))).toEqual([]);
    for (const ground of [
      notes.otherwise,
      ...[notes.edges, notes.provinces, notes.fleetLegs].flatMap((one) => Object.keys(one)),
    ]) {
      expect(Object.keys(notes.grounds)).toContain(ground);
    }
  });

  test("speak of provinces that exist", () => {
    const ids = table.provinces.map(({ id }) => id);
    expect(
      Object.values(notes.provinces)
        .flatMap(words)
        .filter((id) => !ids.includes(id)),
    ).toEqual([]);
  });

  test("doubt the fleet's part only of edges for both", () => {
    const both = words(table.edges.both);
    expect(
      Object.values(notes.fleetLegs)
        .flatMap(words)
        .filter((pair) => !both.includes(pair)),
    ).toEqual([]);
  });

  test("close no edge", () => {
    expect(closed.filter((pair) => next(...(pair.split("-") as [string, string])))).toEqual([]);
  });

  test("go with a table in which no alias is another province's id or name", () => {
    for (const { id, aliases } of table.provinces) {
      for (const alias of aliases ?? []) {
        const taken = table.provinces.filter(
          (other) =>
            other.id !== id &&
            [other.id, other.name].some((name) => name.toLowerCase() === alias.toLowerCase()),
        );
        expect(taken.map((other) => `${alias} of ${id} is ${other.id}`)).toEqual([]);
      }
    }
  });
});
