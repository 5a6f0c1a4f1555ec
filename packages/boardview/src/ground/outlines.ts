import type { Border, BorderKind, Geometry } from "@chancery/variants/boards";
import { facePath, linePath } from "./path-data.ts";

/** Path data of a board's faces and borders. They are the same in every picture, so they are written once. */
export interface Outlines {
  readonly land: ReadonlyMap<string, string>;
  /** Seas, and straits of land provinces. */
  readonly water: ReadonlyMap<string, string>;
  readonly offLand: readonly string[];
  readonly offSea: readonly string[];
  readonly borders: readonly Outline[];
  /** All borders of a kind in one path. */
  readonly lines: Readonly<Partial<Record<BorderKind, string>>>;
}

interface Outline extends Pick<Border, "between"> {
  readonly kind: BorderKind;
  readonly d: string;
}

const known = new WeakMap<Geometry, Outlines>();

export function outlinesOf(geometry: Geometry): Outlines {
  const before = known.get(geometry);
  if (before) return before;
  const [land, water] = [new Map<string, string>(), new Map<string, string>()];
  const [offLand, offSea]: [string[], string[]] = [[], []];
  for (const { province, kind, polygons } of geometry.faces) {
    const d = facePath(geometry.arcs, polygons);
    if (province === null) (kind === "land" ? offLand : offSea).push(d);
    else (kind === "land" ? land : water).set(province, d);
  }
  const borders = geometry.borders
    .filter(({ kind }) => kind !== "rim")
    .map(({ arc, kind, between }) => ({ kind, between, d: linePath(arc) }));
  const lines: Partial<Record<BorderKind, string>> = {};
  for (const { kind, d } of borders) lines[kind] = (lines[kind] ?? "") + d;
  const outlines = { land, water, offLand, offSea, borders, lines };
  known.set(geometry, outlines);
  return outlines;
}
