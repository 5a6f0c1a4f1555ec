import type { Slot } from "@chancery/variants/boards";
import { drawCentres } from "./centres.ts";
import type { Drawing, Layer } from "./drawing.ts";
import { clipsOf, drawGround, type Ground, patternsOf } from "./ground.ts";
import { drawHighlights, drawWashes } from "./highlights.ts";
import { drawLabels, type Labels } from "./labels.ts";
import { drawLegend, drawMarkers } from "./legend.ts";
import { drawOrders } from "./orders.ts";
import { outlinesOf } from "./outlines.ts";
import { planOrders } from "./plans.ts";
import type { Scene } from "./scene.ts";
import { type BoardGeometry, seatsOf } from "./seats.ts";
import { tableOf } from "./tables.ts";
import { THEME, type ThemeName } from "./theme.ts";
import { drawUnits } from "./units.ts";
import { wordsOf } from "./words.ts";

export interface BoardOptions {
  readonly theme: ThemeName;
  readonly labels: Labels;
  /** Provinces are announced as buttons, for pages where they can be pressed. */
  readonly interactive?: boolean;
  /** Land is covered with a pattern of its owner's, as it always is in print: for those who see fewer colours. */
  readonly patterns?: boolean;
  /** Put before ids, where a page holds several pictures of one board. */
  readonly id?: string;
}

/** Draws a scene on a board: what is where, in which colour, as plain data. */
export function drawBoard(geometry: BoardGeometry, scene: Scene, options: BoardOptions): Drawing {
  const theme = THEME[options.theme];
  const table = tableOf(scene.board);
  const slots = new Map(scene.powers.map(({ name, slot }) => [name, slot]));
  const words = wordsOf(table, scene);
  const seats = seatsOf(geometry, scene);
  const ground: Ground = {
    theme,
    geometry,
    outlines: outlinesOf(geometry),
    table,
    owners: new Map(
      scene.provinces.flatMap(({ at, owner }): [string, Slot][] =>
        slots.has(owner) ? [[at, slots.get(owner) as Slot]] : [],
      ),
    ),
    depths: new Map(scene.provinces.map(({ at, depth = 0 }) => [at, depth])),
    words,
    role: options.interactive ? "button" : "img",
    tiled: options.patterns === true || theme.name === "print",
  };
  const orders = drawOrders(theme, slots, planOrders(scene, seats), words);
  const [sea, land, ...above] = drawGround(ground);
  const layers: Layer[] = [
    sea,
    land,
    { name: "washes", shapes: drawWashes(theme, ground.outlines, scene.highlights) },
    ...above,
    {
      name: "legend",
      shapes: [...drawMarkers(theme, slots, geometry), ...drawLegend(theme, scene, geometry)],
    },
    { name: "centres", shapes: drawCentres(ground, slots, scene.centres) },
    { name: "orders", shapes: orders.lines },
    // Names lie over the lines of orders, and under heads, units and marks: all of them stay legible.
    { name: "names", shapes: drawLabels(ground, options.labels) },
    { name: "heads", shapes: orders.heads },
    ...drawUnits(theme, slots, seats, scene.units, words),
    { name: "marks", shapes: orders.marks },
    { name: "highlights", shapes: drawHighlights(theme, ground.outlines, seats, scene.highlights) },
  ];
  return {
    id: options.id ?? scene.board,
    width: geometry.width,
    height: geometry.height,
    title: scene.title ? `${table.name}: ${scene.title}` : table.name,
    background: table.provinces.some(({ terrain }) => terrain === "sea") ? theme.sea : theme.offSea,
    patterns: patternsOf(ground),
    clips: clipsOf(ground),
    layers,
  };
}
