import { readFileSync } from "node:fs";
import { compileBoard } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { legalEmbassyOrdersOf } from "../../dissolution/favor/enumerate.ts";
import { SLICE_IDS, type SliceId } from "../../dissolution/favor/map.ts";
import { embassy, mapOf, NOWHERE } from "../../dissolution/favor/testing/maps.ts";
import { formatFavor, readFavor } from "../../dissolution/favor/wire.ts";
import { START } from "../../dissolution/testing.ts";
import { SPACES } from "./spaces.ts";
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

/** Neighbors of every space by a list of pairs. */
function neighbors(pairs: string): Record<string, string[]> {
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

/** All spaces of a slice on which a position may have an embassy, of all codes that might be one. */
const standing = (slice: SliceId): string[] =>
  [..."012345"].flatMap((value) =>
    [..."abcdefghijklmnopqrstuvwxyz"]
      .map((letter) => `${slice}${value}${letter}`)
      .filter((space) => {
        const spaces = START.favor.Egypt.map((known) => (known[0] === slice ? space : known));
        return readFavor({ ...formatFavor(NOWHERE), Egypt: spaces }).ok;
      }),
  );

test.each(SLICE_IDS)(
  "in slice %s embassies stand on twenty hexes and a Perimeter, by value and letter (DIS-11.1.2-1, DIS-11.1.2-2, DIS-11.1.2-5)",
  (slice) => {
    const letters = Map.groupBy(standing(slice), (space) => space[1]);
    expect(
      [...letters].map(([value, spaces]) => `${value} ${spaces.map((space) => space[2]).join("")}`),
    ).toEqual(["0 z", "1 pqrstu", "2 jkmno", "3 fghi", "4 cde", "5 ab"]);
  },
);

test("spaces have the codes, values and places of the rulings", () => {
  expect(SPACES.map(({ id }) => id).toSorted()).toEqual(rulings.spaces.map(({ id }) => id).toSorted());
  for (const { id, slice, value, axial } of rulings.spaces) {
    const space = SPACES.find((each) => each.id === id);
    expect(space).toMatchObject({ slice: { id: slice }, value });
    if (axial) expect(space?.hex).toEqual(axial[rulings.defaultOrientation]);
  }
});

describe("neighbors", () => {
  test("for moves are those of the rulings; nothing leads out of a slice", () => {
    expect(neighbors(favorBoard.edges.land)).toEqual(sorted(rulings.moveAdjacency));
  });

  test("for supports are those of the rulings, across slices too", () => {
    expect(neighbors(`${favorBoard.edges.land} ${favorBorders}`)).toEqual(
      sorted(rulings.supportAdjacency[rulings.defaultOrientation]),
    );
  });

  test.each(SLICE_IDS)(
    "from the Perimeter of %s embassies go to all hexes of value 1, and from there back (DIS-11.1.3-1)",
    (slice) => {
      const goals = (space: string) =>
        legalEmbassyOrdersOf({ favor: mapOf(`UK ${space}`), restraints: [] }, embassy("UK", slice)).flatMap(
          (order) => (order.type === "move" ? [order.to] : []),
        );
      const rim = [..."pqrstu"].map((letter) => `${slice}1${letter}`);
      expect(goals(`${slice}0z`).toSorted()).toEqual(rim);
      for (const hex of rim) expect(goals(hex)).toContain(`${slice}0z`);
      expect(goals(`${slice}2j`)).not.toContain(`${slice}0z`);
    },
  );

  test("slices border in a chain from NATO to Russia; these two do not touch", () => {
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
