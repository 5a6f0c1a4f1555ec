import type { BoardTable } from "@chancery/variants/boards";
import type { BoardSource } from "./build.ts";
import type { Polygon } from "./shapes/plane.ts";
import type { Unit } from "./source.ts";
import type { BoardSpec } from "./spec.ts";

/**
 * A world for tests: an island of three rectangles in two seas, which meet west and east of it.
 *
 * ```
 *   Nor  ┌───────┐
 *  ┄┄┄┄┄┄│ North │┄┄┄┄   the seas meet a little further south,
 *        ├───┬───┤       so that West and East touch both
 *  ┄┄┄┄┄┄│ W │ E │┄┄┄┄
 *   Sou  └───┴───┘
 * ```
 */
const rectangle = (west: number, south: number, east: number, north: number): Polygon => {
  const side = (from: number, to: number): number[] =>
    Array.from({ length: Math.abs(to - from) * 4 + 1 }, (_, i) => from + (Math.sign(to - from) * i) / 4);
  return [
    [
      ...side(west, east).map((lon) => [lon, south] as const),
      ...side(south, north)
        .slice(1)
        .map((lat) => [east, lat] as const),
      ...side(east, west)
        .slice(1)
        .map((lon) => [lon, north] as const),
      ...side(north, south)
        .slice(1)
        .map((lat) => [west, lat] as const),
    ],
  ];
};

const unit = (key: string, polygon: Polygon): Unit => {
  const [country, name] = key.split("/");
  return { key, country, name, polygons: [polygon] };
};

export const toyUnits: readonly Unit[] = [
  unit("AAA/West", rectangle(10, 45, 12, 46)),
  unit("AAA/East", rectangle(12, 45, 14, 46)),
  unit("BBB/North", rectangle(10, 46, 14, 47)),
];

const table: BoardTable = {
  id: "toy",
  name: "Toy",
  provinces: [
    { id: "Wes", name: "West", terrain: "coast", center: true },
    { id: "Eas", name: "East", terrain: "coast" },
    { id: "Nth", name: "North", terrain: "coast", center: true },
    { id: "Nor", name: "Northern Sea", terrain: "sea" },
    { id: "Sou", name: "Southern Sea", terrain: "sea" },
  ],
  edges: {
    land: "",
    both: "Eas-Wes Nth-Wes Eas-Nth",
    water: "Nor-Nth Nor-Wes Nor-Eas Sou-Wes Sou-Eas Nor-Sou",
  },
};

const spec: BoardSpec = {
  projection: {
    parallels: [40, 50],
    meridian: 12,
    center: 46,
    scale: 1000,
    stretch: 1,
    frame: [-60, -35, 60, 35],
  },
  crop: { west: [7.2, 46], east: [16.8, 46], north: [12, 47.9], south: [12, 44.1] },
  warp: { land: 0.8, sea: 0.8, off: 1, blur: 6, lifts: 1, liftBlur: 3, area: 100, radius: 5 },
  countries: { BBB: "Nth" },
  units: { AAA: { Wes: "West", Eas: "*" } },
  paint: [],
  pieces: [],
  seaLines: [
    [
      [10.3, 45.6],
      [0, 45.6],
    ],
    [
      [13.7, 45.6],
      [24, 45.6],
    ],
  ],
  seas: { Nor: [[12, 47.5]], Sou: [[12, 44.5]] },
  straits: {},
  unit: 18,
  grow: {},
  detail: { coast: 5, border: 5, off: 8 },
  hints: {},
  coasts: {},
  waterways: [],
  offBoard: [],
};

export const toy = { spec, table } satisfies BoardSource;
