import type { Geometry } from "@chancery/variants/boards";
import { type Detail, letterSize } from "../detail.ts";
import { group, type Layer, type Shape, type Spot, text } from "../drawing.ts";
import { type Ground, landColor } from "../ground/ground.ts";
import type { Seats } from "../seats.ts";
import { areasOf } from "./areas.ts";
import { Crowd } from "./crowd.ts";
import { type Placed, placeNames } from "./label-layout.ts";
import { discsOf, type Setting } from "./lettering.ts";
import { geometryIn } from "./local-names.ts";

/** How provinces can be labeled: by their names, by abbreviations, or not at all. */
export const LABELS = ["full", "short", "none"] as const;

/** One of `LABELS`. */
export type Labels = (typeof LABELS)[number];

/** Abbreviations are for small pictures, on which the whole board is small: there they have to be the larger. */
const SHORT = { least: 20, most: 27 };
const COAST = { full: 11, short: 15 };
const OFF = 12;
/** Rings of a unit reach so far beyond its radius, and its rim so far, in parts of it. */
const RINGS = 0.36;
const RIM = 0.08;

/** Names as far as they fit, abbreviations, or nothing; on a screen, never letters too small to read. */
export function drawLabels(
  ground: Ground,
  labels: Labels,
  seats: Seats,
  marks: readonly Spot[],
  detail?: Detail,
): Layer {
  if (labels === "none") return { name: "names", shapes: [] };
  const { theme, table } = ground;
  const clear = (by: number): Crowd => {
    const crowd = new Crowd(ground.geometry);
    // Without a size on the screen, names stand where the board has them.
    if (detail)
      crowd.add(
        marks.map(({ at, radius, kind }) => ({ at, radius: radius * (kind === "unit" ? 1 + by : 1.1) })),
      );
    return crowd;
  };
  const crowds = [clear(RINGS), clear(RIM)] as const;
  const geometry = geometryIn(ground.language, ground.geometry, table);
  const names = namesOf(ground, geometry, labels, seats, crowds, detail);
  const seas = new Set(table.provinces.filter(({ terrain }) => terrain === "sea").map(({ id }) => id));
  const shapes = names.map(({ id, at, lines, size, angle, short }): Shape => {
    const sea = seas.has(id);
    return text(at, lines, {
      size,
      ...(short && lines[0] === id && (detail || labels === "short") ? { weight: 600 } : {}),
      ...(angle !== 0 && { angle }),
      halo: { color: sea ? theme.sea : landColor(ground, id), width: detail ? size * 0.2 : 3 },
      fill: sea ? theme.seaText : theme.text,
      italic: sea,
    });
  });
  const spots = detail ? spotsOf(names) : spotsAsMade(geometry, labels, names);
  const small = drawSmallNames({ theme, geometry }, labels, crowds[0], detail);
  return {
    name: "names",
    shapes: [group([...small.off, ...shapes, ...small.coasts], { passive: true })],
    spots,
  };
}

const spotsOf = (names: readonly Placed[]): readonly Spot[] =>
  names.flatMap((name) => discsOf(name).map((disc): Spot => ({ kind: "place", ...disc, province: name.id })));

const known: Record<Exclude<Labels, "none">, WeakMap<Geometry, readonly Spot[]>> = {
  full: new WeakMap(),
  short: new WeakMap(),
};

/** Where the board has its names: the same in every picture, so computed once. */
function spotsAsMade(
  geometry: Geometry,
  labels: Exclude<Labels, "none">,
  names: readonly Placed[],
): readonly Spot[] {
  const spots = known[labels].get(geometry) ?? spotsOf(names);
  known[labels].set(geometry, spots);
  return spots;
}

function namesOf(
  { geometry: made, table }: Ground,
  geometry: Geometry,
  labels: Labels,
  seats: Seats,
  crowds: readonly Crowd[],
  detail?: Detail,
): readonly Placed[] {
  const named = table.provinces.flatMap(({ id }) => {
    const anchors = geometry.provinces.get(id);
    return anchors ? [{ id, anchors }] : [];
  });
  if (!detail)
    return named.map(({ id, anchors: { label } }): Placed => {
      if (labels === "full") return { id, ...label, short: false };
      const size = Math.min(SHORT.most, Math.max(SHORT.least, label.size));
      return { id, at: label.at, angle: 0, size, lines: [id], short: true };
    });
  const plates = named.map((each) => ({ ...each, seat: seats.standing(each.id) ?? seats.of(each.id) }));
  return placeNames(plates, crowds, { areas: areasOf(made), frame: made }, detail, labels === "full");
}

/** Names of coasts, and of what lies off the board: where there is room for them. */
function drawSmallNames(
  { theme, geometry }: Pick<Ground, "theme" | "geometry">,
  labels: Exclude<Labels, "none">,
  crowd: Crowd,
  detail?: Detail,
): { readonly coasts: Shape[]; readonly off: Shape[] } {
  const isFree = (setting: Setting): boolean => {
    if (!detail) return true;
    const discs = discsOf(setting);
    if (!crowd.isFree(discs)) return false;
    crowd.add(discs);
    return true;
  };
  const coasts = [...geometry.provinces.values()].flatMap((anchors) =>
    Object.entries(anchors.coasts).flatMap(([coast, { label: at }]) => {
      const size = letterSize(COAST[labels], detail);
      if (!isFree({ at, lines: [coast], size, angle: 0 })) return [];
      const halo = { color: theme.sea, width: 2 };
      return [text(at, [coast], { size, italic: true, fill: theme.seaText, halo })];
    }),
  );
  const off = geometry.offBoard.flatMap(({ at, text: name }) => {
    const size = letterSize(OFF, detail);
    return isFree({ at, lines: [name], size, angle: 0 })
      ? [text(at, [name], { size, italic: true, fill: theme.offText })]
      : [];
  });
  return { coasts, off };
}
