import type { PageLanguage } from "@chancery/messages";
import type { Slot } from "@chancery/variants/boards";
import { arcPath, type BoardTable } from "@chancery/variants/boards";
import { liveryOf, mix } from "../colors/livery.ts";
import { PALETTE } from "../colors/palette.ts";
import type { Theme } from "../colors/theme.ts";
import {
  type Clip,
  circle,
  type GroupShape,
  group,
  type Layer,
  type Paint,
  type Pattern,
  path,
  type Shape,
} from "../drawing.ts";
import type { Words } from "../labels/words.ts";
import type { BoardGeometry } from "../seats.ts";
import type { Outlines } from "./outlines.ts";
import { patternOf } from "./tiles.ts";

/** What the ground is drawn from. */
export interface Ground {
  readonly theme: Theme;
  readonly geometry: BoardGeometry;
  readonly outlines: Outlines;
  readonly table: BoardTable;
  /** Province to the slot of its owner. */
  readonly owners: ReadonlyMap<string, Slot>;
  /** Province to how much deeper than usual its color is. */
  readonly depths: ReadonlyMap<string, number>;
  readonly words: Words;
  /** The reader's, for names on the board. */
  readonly language: PageLanguage;
  readonly role: "button" | "img";
  /** Whether land shows its owner's tile. */
  readonly tiled: boolean;
}

/** Impassable ground is covered with this. */
const HATCHING = "hatching";

const slotsIn = ({ owners }: Ground): Slot[] => [...new Set(owners.values())].sort();

export function patternsOf(ground: Ground): Pattern[] {
  const { theme, tiled } = ground;
  const ink = (slot: Slot): string => {
    const { land, band } = liveryOf(theme, slot);
    return theme.name === "print" ? theme.border : mix(land, band, 0.3);
  };
  const land = tiled
    ? slotsIn(ground).map((slot) => patternOf(slot, PALETTE[slot].tile, ink(slot), 0.9))
    : [];
  return [patternOf(HATCHING, "rising", theme.hatching, 1.4), ...land];
}

/** The land of each owner, for what must not spill over its borders. */
export function clipsOf(ground: Ground): Clip[] {
  return ground.theme.name === "print"
    ? []
    : slotsIn(ground).map((slot) => ({ id: `land-${slot}`, paths: landOf(ground, slot) }));
}

const landOf = ({ owners, outlines }: Ground, slot: Slot): string[] =>
  [...owners].flatMap(([province, owner]) =>
    owner === slot && outlines.land.has(province) ? [outlines.land.get(province) as string] : [],
  );

/** The color of a province's land, without its pattern. */
export function landColor({ theme, owners, depths }: Ground, province: string): string {
  const slot = owners.get(province);
  if (!slot || theme.name === "print") return theme.land;
  const { land, band } = liveryOf(theme, slot);
  return mix(land, band, depths.get(province) ?? 0);
}

function landShapes(ground: Ground, id: string): Shape[] {
  const d = ground.outlines.land.get(id) ?? "";
  const strait = ground.outlines.water.get(id);
  const slot = ground.owners.get(id);
  return [
    ...(strait ? [path(strait, { fill: ground.theme.strait })] : []),
    path(d, { fill: landColor(ground, id) }),
    ...(slot && ground.tiled ? [path(d, { fill: { pattern: slot } })] : []),
  ];
}

function province(ground: Ground, id: string, shapes: readonly Shape[]): GroupShape {
  return group(shapes, {
    id: `province-${id}`,
    class: "province",
    data: { province: id },
    label: ground.words.province(id),
    role: ground.role,
    focusable: true,
  });
}

/** From the sea up to the borders and what crosses them. */
export function drawGround(ground: Ground): Layer[] {
  const { theme, outlines, table, geometry } = ground;
  const seas = table.provinces.filter(({ terrain }) => terrain === "sea");
  const lands = table.provinces.filter(({ terrain }) => terrain !== "sea");
  const { coast = "" } = outlines.lines;
  return [
    {
      name: "sea",
      shapes: [
        ...outlines.offSea.map((d) => path(d, { fill: theme.offSea })),
        ...seas.map(({ id }) =>
          province(ground, id, [path(outlines.water.get(id) ?? "", { fill: theme.sea })]),
        ),
        group([path(coast, { stroke: theme.shallows, width: 13 })], { passive: true }),
      ],
    },
    {
      name: "land",
      shapes: lands.map(({ id }) => province(ground, id, landShapes(ground, id))),
    },
    {
      name: "impassable",
      shapes: outlines.offLand.flatMap((d) => [
        path(d, { fill: theme.offLand }),
        path(d, { fill: { pattern: HATCHING } }),
      ]),
    },
    { name: "borders", shapes: [group(borders(ground), { passive: true })] },
    {
      name: "crossings",
      shapes: [group([...canals(geometry, theme), ...crossings(geometry, theme)], { passive: true })],
    },
  ];
}

/** Lines between provinces, by whether they part owners; and for each owner, those along its frontiers. */
function frontiers({ owners, outlines }: Ground): {
  readonly inner: string;
  readonly outer: string;
  readonly along: ReadonlyMap<Slot, string>;
} {
  const [inner, outer]: [string[], string[]] = [[], []];
  const along = new Map<Slot, string[]>();
  const ownerOf = (id: string | null): Slot | undefined => (id === null ? undefined : owners.get(id));
  for (const { kind, between, d } of outlines.borders) {
    if (kind !== "border" && kind !== "edge") continue;
    const [a, b] = [ownerOf(between[0]), ownerOf(between[1])];
    if (kind === "border") (a === b ? inner : outer).push(d);
    if (a === b) continue;
    for (const slot of [a, b]) {
      if (!slot) continue;
      const lines = along.get(slot);
      if (lines) lines.push(d);
      else along.set(slot, [d]);
    }
  }
  const joined = [...along].map(([slot, lines]) => [slot, lines.join("")] as const);
  return { inner: inner.join(""), outer: outer.join(""), along: new Map(joined) };
}

/** Every line once, above a band of each owner's color along the inside of its frontiers. */
function borders(ground: Ground): Shape[] {
  const { theme, outlines } = ground;
  const { seam = "", strait = "", edge = "", coast = "" } = outlines.lines;
  const { inner, outer, along } = frontiers(ground);
  const band = (slot: Slot): Shape =>
    path(along.get(slot) ?? "", { stroke: liveryOf(theme, slot).band, width: 15, opacity: 0.3 });
  const strokes: [string, Paint][] = [
    [seam, { stroke: theme.seam, width: 1.6, dash: [7, 6] }],
    [strait, { stroke: theme.seam, width: 1.5, dash: [2, 4] }],
    [inner, { stroke: theme.border, width: 1.2 }],
    [outer, { stroke: theme.edge, width: 1.9 }],
    [edge, { stroke: theme.edge, width: 1.9 }],
    [coast, { stroke: theme.coast, width: 1.5 }],
  ];
  return [
    ...(theme.name === "print" ? [] : slotsIn(ground)).map((slot) =>
      group([band(slot)], { clip: `land-${slot}` }),
    ),
    ...strokes.filter(([d]) => d !== "").map(([d, paint]) => path(d, paint)),
  ];
}

const canals = ({ waterways }: BoardGeometry, { canal, sea }: Theme): Shape[] =>
  waterways.flatMap(({ line }) => {
    const d = arcPath(line);
    return [path(d, { stroke: canal, width: 5 }), path(d, { stroke: sea, width: 2.4 })];
  });

const crossings = ({ crossings: list }: BoardGeometry, { ink, casing, name, text }: Theme): Shape[] =>
  list.flatMap(({ from, to }) => {
    const color = name === "dark" ? text : ink;
    const d = arcPath([from, to]);
    return [
      path(d, { stroke: casing, width: 7 }),
      path(d, { stroke: color, width: 2.6 }),
      ...[from, to].map((at) => circle(at, 3.4, { fill: color, stroke: casing, width: 1.2 })),
    ];
  });
