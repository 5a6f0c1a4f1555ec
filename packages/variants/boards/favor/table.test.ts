import { readFileSync } from "node:fs";
import { compileBoard } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { SLICES, SPACES } from "./spaces.ts";
import { favorBoard, favorBorders } from "./table.ts";

interface Rulings {
  readonly spaces: readonly {
    id: string;
    slice: string;
    value: number;
    axial?: Record<string, [number, number]>;
  }[];
  readonly moveAdjacency: Readonly<Record<string, readonly string[]>>;
  readonly supportAdjacency: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly defaultOrientation: string;
}

const file = new URL("../../../../docs/rules/favor-map.json", import.meta.url);
const rulings: Rulings = JSON.parse(readFileSync(file, "utf8"));

/** Neighbours of every space by a list of pairs. */
function neighbours(pairs: string): Record<string, string[]> {
  const found: Record<string, string[]> = Object.fromEntries(SPACES.map(({ id }) => [id, []]));
  for (const pair of pairs.split(" ")) {
    const [one, other] = pair.split("-");
    found[one].push(other);
    found[other].push(one);
  }
  return Object.fromEntries(Object.entries(found).map(([id, list]) => [id, list.sort()]));
}
const sorted = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(table).map(([id, list]) => [id, list.toSorted()]));

test("five slices of twenty hexes and a Perimeter each (DIS-11.1.2-1)", () => {
  expect(favorBoard.provinces).toHaveLength(105);
  for (const slice of SLICES) {
    const spaces = SPACES.filter((space) => space.slice === slice);
    expect(spaces.filter(({ hex }) => hex)).toHaveLength(20);
    expect(spaces.filter(({ hex }) => !hex).map(({ id }) => id)).toEqual([`${slice.id}0z`]);
  }
});

test("spaces have the codes, values and places of the rulings (DIS-11.1.2-2 to DIS-11.1.2-5)", () => {
  expect(SPACES.map(({ id }) => id).toSorted()).toEqual(rulings.spaces.map(({ id }) => id).toSorted());
  for (const { id, slice, value, axial } of rulings.spaces) {
    const space = SPACES.find((each) => each.id === id);
    expect(space).toMatchObject({ slice: { id: slice }, value });
    if (axial) expect(space?.hex).toEqual(axial[rulings.defaultOrientation]);
  }
});

describe("neighbours", () => {
  test("for moves are those of the rulings; nothing leads out of a slice (DIS-11.5.1-2)", () => {
    expect(neighbours(favorBoard.edges.land)).toEqual(sorted(rulings.moveAdjacency));
  });

  test("for supports are those of the rulings, across slices too (DIS-11.5.1-3)", () => {
    expect(neighbours(`${favorBoard.edges.land} ${favorBorders}`)).toEqual(
      sorted(rulings.supportAdjacency[rulings.defaultOrientation]),
    );
  });

  test("a Perimeter touches the value-1 hexes of its slice and nothing else (DIS-11.1.3-1)", () => {
    const perimeter = neighbours(`${favorBoard.edges.land} ${favorBorders}`).B0z;
    expect(perimeter).toEqual(["B1p", "B1q", "B1r", "B1s", "B1t", "B1u"]);
  });

  test("slices border in a chain from NATO to Russia; these two do not touch (DIS-11.5.1-4)", () => {
    const borders = new Set(favorBorders.split(" ").map((pair) => pair[0] + pair[4]));
    expect([...borders].map((pair) => [...pair].sort().join("")).toSorted()).toEqual([
      "BI",
      "BR",
      "IU",
      "NU",
    ]);
  });
});

test("it is a board like any other", () => {
  expect(compileBoard(favorBoard)).toMatchObject({ ok: true });
});
