import { describe, expect, test } from "vitest";
import { arcPath, decodeGeometry, flatten, flattenRing, type GeometryFile, polygonsPath } from "./index.ts";

/** Two provinces side by side in a sea, one with a strait, and a piece of land off the board. */
const file: GeometryFile = {
  board: "example",
  source: "",
  width: 30,
  height: 20,
  arcs: [
    [100, 50, 0, 100],
    [100, 50, -50, 0, 0, 100, 50, 0],
    [100, 50, 50, 0, 0, 100, -50, 0],
    [200, 50, 50, 0, 0, 50, -50, 0, 0, -50],
    [20, 20, 10, 0, 0, 10, -10, 0, 0, -10],
    [0, 0, 300, 0, 0, 200, -300, 0, 0, -200],
  ],
  faces: [
    { of: "Lef", water: false, polygons: [[[~0, 1]]] },
    { of: "Rig", water: false, polygons: [[[2, ~0]]] },
    { of: "Rig", water: true, polygons: [[[3]]] },
    { of: "_", water: false, polygons: [[[4]]] },
    { of: "Sea", water: true, polygons: [[[5], [1, ~2], [3], [4]]] },
  ],
  anchors: {
    Lef: {
      unit: [7, 8],
      radius: 2,
      dislodged: [8, 9],
      center: [7, 12],
      label: { at: [7, 13], size: 10, angle: 0, lines: ["Left"] },
    },
    Rig: {
      unit: [12, 8],
      radius: 2,
      dislodged: [13, 9],
      label: { at: [12, 13], size: 10, angle: 10, lines: ["Right"] },
      coasts: { nc: { unit: [12, 6], dislodged: [13, 6], label: [12, 7] } },
    },
  },
  crossings: [{ between: ["Lef", "Rig"], from: [9, 10], to: [11, 10] }],
  waterways: [
    {
      name: "Canal",
      line: [
        [11, 6],
        [12, 7],
        [13, 7],
      ],
    },
  ],
  offBoard: [{ text: "Elsewhere", at: [2.5, 2.5] }],
};

describe("decoding a drawing", () => {
  const geometry = decodeGeometry(file);

  test("gives arcs as points of the sheet", () => {
    expect(geometry.arcs[1]).toEqual([
      [10, 5],
      [5, 5],
      [5, 15],
      [10, 15],
    ]);
  });

  test("tells land, sea, strait and what is off the board apart", () => {
    expect(geometry.faces.map(({ province, kind }) => [province, kind])).toEqual([
      ["Lef", "land"],
      ["Rig", "land"],
      ["Rig", "strait"],
      [null, "land"],
      ["Sea", "sea"],
    ]);
  });

  test("tells what each line parts", () => {
    expect(geometry.borders.map(({ kind }) => kind)).toEqual([
      "border",
      "coast",
      "coast",
      "strait",
      "coast",
      "rim",
    ]);
    expect(geometry.borders[0].between).toEqual(["Lef", "Rig"]);
    expect(geometry.borders[5].between).toEqual(["Sea"]);
  });

  test("gives places for units, centers, labels and coasts", () => {
    expect(geometry.provinces.get("Lef")).toMatchObject({ unit: [7, 8], center: [7, 12], coasts: {} });
    expect(geometry.provinces.get("Rig")).toMatchObject({ center: null, coasts: { nc: { unit: [12, 6] } } });
  });

  test("gives crossings, waterways and names off the board", () => {
    expect(geometry.crossings).toEqual(file.crossings);
    expect(geometry.waterways).toEqual(file.waterways);
    expect(geometry.offBoard).toEqual(file.offBoard);
  });
});

describe("a curve", () => {
  const { arcs, faces } = decodeGeometry(file);

  test("is the same in both directions", () => {
    const there = flatten(arcs[1]);
    const back = flatten(arcs[1].toReversed());
    const near = (list: readonly (readonly number[])[]) =>
      list.map((point) => point.map((value) => value.toFixed(6)));
    expect(near([there[0], there.at(-1)!])).toEqual(near([back.at(-1)!, back[0]]));
    expect(arcPath(arcs[0])).toBe("M10 5L10 15");
  });

  test("closes its ring", () => {
    const ring = flattenRing(arcs, faces[0].polygons[0][0]);
    expect(ring[0]).toEqual(ring.at(-1));
    expect(polygonsPath(arcs, faces[0].polygons)).toMatch(/^M10 15L10 5L7.5 5Q5 5 5 10Q5 15 7.5 15L10 15Z$/);
  });
});
