import type { BoardText } from "@chancery/messages";
import type { Scene, Slot } from "@chancery/variants/boards";
import { drawCentres } from "./centres.ts";
import type { Drawing, Layer } from "./drawing.ts";
import { clipsOf, drawGround, type Ground, patternsOf } from "./ground.ts";
import { drawHighlights, drawWashes } from "./highlights.ts";
import { drawLabels, type Labels } from "./labels.ts";
import { drawLegend, drawMarkers } from "./legend.ts";
import { drawOrders } from "./orders.ts";
import { outlinesOf } from "./outlines.ts";
import { planOrders } from "./plans.ts";
import { type BoardGeometry, seatsOf } from "./seats.ts";
import { THEME, type ThemeName } from "./theme.ts";
import { drawUnits } from "./units.ts";
import { wordsOf } from "./words.ts";

export interface BoardOptions {
  readonly theme: ThemeName;
  readonly labels: Labels;
  /** What is on the board, in words: for tooltips, and for people who cannot see it. */
  readonly text: BoardText;
  /** Provinces are announced as buttons, for pages where they can be pressed. */
  readonly interactive?: boolean;
  /** Land is covered with a pattern of its owner's, as it always is in print: for those who see fewer colours. */
  readonly patterns?: boolean;
  /** Put before ids, where a page holds several pictures of one board. */
  readonly id?: string;
}

/** From the bottom up. Names lie over the lines of orders, and under heads, units and marks: all of them stay legible. */
const LAYERS = [
  "sea",
  "land",
  "washes",
  "impassable",
  "borders",
  "crossings",
  "legend",
  "centres",
  "orders",
  "names",
  "heads",
  "units",
  "dislodged",
  "marks",
  "highlights",
];

/** Draws a scene on a board: what is where, in which colour, as plain data. */
export function drawBoard(geometry: BoardGeometry, scene: Scene, options: BoardOptions): Drawing {
  const position = drawPosition(geometry, scene, options);
  return { ...position, layers: stacked(position.layers, drawOrderLayers(geometry, scene, options)) };
}

/** Puts layers of the same board where they belong. */
export const stacked = (...layers: readonly (readonly Layer[])[]): readonly Layer[] =>
  layers.flat().toSorted((a, b) => LAYERS.indexOf(a.name) - LAYERS.indexOf(b.name));

/** The layers that show orders and highlights. They change with every choice; all others only with the position. */
export function drawOrderLayers(
  geometry: BoardGeometry,
  scene: Scene,
  options: Pick<BoardOptions, "theme" | "text">,
): readonly Layer[] {
  const theme = THEME[options.theme];
  const seats = seatsOf(geometry, scene);
  const outlines = outlinesOf(geometry);
  const words = wordsOf(options.text, scene);
  const orders = drawOrders(theme, slotsOf(scene), planOrders(scene, seats), words);
  return [
    { name: "washes", shapes: drawWashes(theme, outlines, scene.highlights) },
    { name: "orders", shapes: orders.lines },
    { name: "heads", shapes: orders.heads },
    { name: "marks", shapes: orders.marks },
    { name: "highlights", shapes: drawHighlights(theme, outlines, seats, scene.highlights) },
  ];
}

/** A board with its units and centres, and without the layers that show orders and highlights. */
export function drawPosition(
  geometry: BoardGeometry,
  scene: Omit<Scene, "orders" | "highlights">,
  options: BoardOptions,
): Drawing {
  const theme = THEME[options.theme];
  const table = scene.board;
  const slots = slotsOf(scene);
  const words = wordsOf(options.text, scene);
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
  return {
    id: options.id ?? table.id,
    width: geometry.width,
    height: geometry.height,
    title: scene.title ? `${table.name}: ${scene.title}` : table.name,
    background: table.provinces.some(({ terrain }) => terrain === "sea") ? theme.sea : theme.offSea,
    patterns: patternsOf(ground),
    clips: clipsOf(ground),
    layers: [
      ...drawGround(ground),
      {
        name: "legend",
        shapes: [...drawMarkers(theme, slots, geometry), ...drawLegend(theme, scene, geometry)],
      },
      { name: "centres", shapes: drawCentres(ground, slots, scene.centres) },
      { name: "names", shapes: drawLabels(ground, options.labels) },
      ...drawUnits(theme, slots, seatsOf(geometry, scene), scene.units, words),
    ],
  };
}

const slotsOf = ({ powers }: Pick<Scene, "powers">): ReadonlyMap<string, Slot> =>
  new Map(powers.map(({ name, slot }) => [name, slot]));
