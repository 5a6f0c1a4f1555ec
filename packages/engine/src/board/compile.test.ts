import { classicBoard } from "@chancery/variants";
import { expect, test } from "vitest";
import { compileBoard } from "./compile.ts";
import type { BoardTable, ProvinceRow } from "./table.ts";

const row = (id: string, terrain: ProvinceRow["terrain"], more: Partial<ProvinceRow> = {}): ProvinceRow => ({
  id,
  name: id,
  terrain,
  ...more,
});

const good: BoardTable = {
  id: "small",
  name: "Small",
  provinces: [
    row("Inn", "inland"),
    row("Cst", "coast", { center: true }),
    row("Spl", "coast", { coasts: ["nc", "sc"] }),
    row("Sea", "sea"),
  ],
  edges: { land: "Inn-Cst Cst-Spl", both: "", water: "Cst-Spl/nc Cst-Sea Spl/nc-Sea Spl/sc-Sea" },
};

function faultsOf(table: Partial<BoardTable>): string[] {
  const compiled = compileBoard({ ...good, ...table });
  return compiled.ok ? [] : compiled.error.map(({ where, what }) => `${where}: ${what}`);
}

test("a sound table compiles, whole provinces first and coasts after them", () => {
  const compiled = compileBoard(good);
  if (!compiled.ok) throw new Error("faults");
  const board = compiled.value;
  expect(board.locations.map(({ label }) => label)).toEqual(["Inn", "Cst", "Spl", "Sea", "Spl/nc", "Spl/sc"]);
  expect(board.reach.land.to[1]).toEqual([0, 2]);
  expect(board.reach.water.to[3]).toEqual([1, 4, 5]);
  expect(board.reach.air.to[2]).toEqual([1, 3]);
  expect(board.seasNextTo[2]).toEqual([3]);
});

test("the classic table has no faults", () => {
  expect(compileBoard(classicBoard).ok).toBe(true);
});

test.each<[string, Partial<BoardTable>, string]>([
  ["no provinces", { provinces: [] }, "small: the board has no provinces"],
  [
    "a doubled id",
    { provinces: [...good.provinces, row("inn", "inland")] },
    "inn: the id is already used by Inn",
  ],
  [
    "an id with signs",
    { provinces: [...good.provinces, row("S-t", "inland")] },
    "S-t: the id must be letters and digits, starting with a letter",
  ],
  [
    "an empty name",
    { provinces: [...good.provinces, row("New", "inland", { name: " " })] },
    "New: the name is empty",
  ],
  [
    "an unknown terrain",
    { provinces: [...good.provinces, row("New", "swamp" as "sea")] },
    'New: unknown terrain "swamp" (one of inland, coast, sea)',
  ],
  [
    "coasts inland",
    { provinces: [...good.provinces, row("New", "inland", { coasts: ["nc", "sc"] })] },
    "New: separate coasts on a province whose terrain is inland",
  ],
  [
    "a single coast",
    { provinces: [...good.provinces, row("New", "coast", { coasts: ["nc"] })] },
    "New: separate coasts must be at least two, each named once",
  ],
  [
    "a center at sea",
    { provinces: [...good.provinces, row("New", "sea", { center: true })] },
    "New: a supply center at sea",
  ],
  ["an unknown end", { edges: { ...good.edges, both: "Cst-Xyz" } }, 'Cst-Xyz: no province or coast "Xyz"'],
  [
    "a malformed edge",
    { edges: { ...good.edges, both: "Cst" } },
    "Cst: an edge is written as two names with one dash between them",
  ],
  [
    "an edge listed twice",
    { edges: { ...good.edges, both: "Sea-Cst" } },
    "Cst-Sea: the edge is listed twice",
  ],
  [
    "land into sea",
    { edges: { ...good.edges, land: `${good.edges.land} Inn-Sea` } },
    "Inn-Sea: Sea is sea: no way by land",
  ],
  [
    "water inland",
    { edges: { ...good.edges, water: `${good.edges.water} Inn-Sea` } },
    "Inn-Sea: Inn is inland: no way by water",
  ],
  [
    "a missing coast",
    { edges: { ...good.edges, water: `${good.edges.water} Spl-Sea` } },
    "Spl-Sea: Spl has separate coasts: say which one",
  ],
  [
    "a coast by land",
    { edges: { ...good.edges, land: `${good.edges.land} Spl/nc-Inn` } },
    "Spl/nc-Inn: armies ignore coasts: write Spl",
  ],
  [
    "its own neighbor",
    { edges: { ...good.edges, land: `${good.edges.land} Inn-Inn` } },
    "Inn-Inn: a province is not its own neighbor",
  ],
  [
    "a lonely coast",
    { edges: { ...good.edges, water: "Cst-Spl/nc Cst-Sea Spl/nc-Sea" } },
    "Spl/sc: the coast has no neighbors",
  ],
])("bad board data is refused and named: %s", (_, table, fault) => {
  expect(faultsOf(table)).toContain(fault);
});

test("all faults are listed, not only the first", () => {
  expect(faultsOf({ edges: { land: "Inn-Xyz", both: "Abc-Cst", water: "" } }).length).toBeGreaterThan(1);
});
