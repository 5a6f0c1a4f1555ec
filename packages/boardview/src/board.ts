import { type BoardText, placeName } from "@chancery/messages";
import type { Scene, Slot } from "@chancery/variants/boards";
import { THEME, type ThemeName } from "./colors/theme.ts";
import type { Detail } from "./detail.ts";
import type { Drawing, Layer } from "./drawing.ts";
import { drawCenters } from "./ground/centers.ts";
import { clipsOf, drawGround, type Ground, patternsOf } from "./ground/ground.ts";
import { drawHighlights, drawSigns, drawWashes } from "./ground/highlights.ts";
import { outlinesOf } from "./ground/outlines.ts";
import { drawLabels, type Labels } from "./labels/labels.ts";
import { drawLegend, drawMarkers } from "./labels/legend.ts";
import { wordsOf } from "./labels/words.ts";
import { drawOrders } from "./orders/orders.ts";
import { planOrders } from "./orders/plans.ts";
import { type BoardGeometry, type Seats, seatsOf } from "./seats.ts";
import { drawUnits, emptyPlaces } from "./tokens/units.ts";

/** How a board is drawn. */
export interface BoardOptions {
  readonly theme: ThemeName;
  readonly labels: Labels;
  /** What is on the board, in words: for tooltips, and for people who cannot see it. */
  readonly text: BoardText;
  /** Provinces are announced as buttons, for pages where they can be pressed. */
  readonly interactive?: boolean;
  /** Land is covered with its owner's pattern, as it always is in print, for people who see fewer colors. */
  readonly patterns?: boolean;
  /** Put before ids, where a page has several pictures of one board. */
  readonly id?: string;
  /** How large the board is on the screen; without it, everything is drawn as the board was made. */
  readonly detail?: Detail;
}

/** What stays the same while people play. */
const GROUND = ["sea", "land", "impassable", "borders", "crossings"];

/**
 * From the bottom up. Names lie over lines and rings, and under heads, units and marks, so all stay legible.
 */
const LAYERS = [
  ...GROUND,
  "washes",
  "legend",
  "centers",
  "orders",
  "highlights",
  "names",
  "heads",
  "units",
  "dislodged",
  "marks",
  "signs",
];

/** Draws a scene on a board: what is where, in which color, as plain data. */
export function drawBoard(geometry: BoardGeometry, scene: Scene, options: BoardOptions): Drawing {
  const ground = groundOf(geometry, scene, options);
  const seats = seatsOf(geometry, scene, options.detail);
  return {
    ...frame(ground, scene, options),
    layers: stacked(
      drawGround(ground),
      pieces(ground, seats, scene, options),
      orderLayers(ground, seats, scene),
    ),
  };
}

/** Puts layers of the same board where they belong. */
export const stacked = (...layers: readonly (readonly Layer[])[]): readonly Layer[] =>
  layers.flat().toSorted((a, b) => LAYERS.indexOf(a.name) - LAYERS.indexOf(b.name));

/** Whether a layer is of the ground, which lies below everything else. */
export const isGround = ({ name }: Layer): boolean => GROUND.includes(name);

/** The layers that show orders and highlights. They change with every choice; all others only with the position. */
export function drawOrderLayers(
  geometry: BoardGeometry,
  scene: Scene,
  { theme, text, detail }: Pick<BoardOptions, "theme" | "text" | "detail">,
): readonly Layer[] {
  const surface = { theme: THEME[theme], outlines: outlinesOf(geometry), words: wordsOf(text, scene) };
  return orderLayers(surface, seatsOf(geometry, scene, detail), scene);
}

function orderLayers(
  { theme, outlines, words }: Pick<Ground, "theme" | "outlines" | "words">,
  seats: Seats,
  scene: Scene,
): readonly Layer[] {
  const orders = drawOrders(theme, slotsOf(scene), planOrders(scene, seats), words);
  return [
    { name: "washes", shapes: drawWashes(theme, outlines, scene.highlights) },
    { name: "orders", shapes: orders.lines },
    { name: "heads", shapes: orders.heads, spots: orders.spots },
    { name: "marks", shapes: orders.marks },
    { name: "highlights", shapes: drawHighlights(theme, outlines, seats, scene.highlights) },
    { name: "signs", shapes: drawSigns(theme, seats, scene.highlights) },
  ];
}

/** A board with its units and centers, and without the layers that show orders and highlights. */
export function drawPosition(geometry: BoardGeometry, scene: Position, options: BoardOptions): Drawing {
  const ground = groundOf(geometry, scene, options);
  const seats = seatsOf(geometry, scene, options.detail);
  return {
    ...frame(ground, scene, options),
    layers: stacked(drawGround(ground), pieces(ground, seats, scene, options)),
  };
}

type Position = Omit<Scene, "orders" | "highlights">;

function groundOf(geometry: BoardGeometry, scene: Position, options: Omit<BoardOptions, "detail">): Ground {
  const theme = THEME[options.theme];
  const slots = slotsOf(scene);
  return {
    theme,
    geometry,
    outlines: outlinesOf(geometry),
    table: scene.board,
    owners: new Map(
      scene.provinces.flatMap(({ at, owner }): [string, Slot][] =>
        slots.has(owner) ? [[at, slots.get(owner) as Slot]] : [],
      ),
    ),
    depths: new Map(scene.provinces.map(({ at, depth = 0 }) => [at, depth])),
    words: wordsOf(options.text, scene),
    language: options.text.language,
    role: options.interactive ? "button" : "img",
    tiled: options.patterns === true || theme.name === "print",
  };
}

/** The ground alone. It is the same at every size. */
export function drawFrame(
  geometry: BoardGeometry,
  scene: Position,
  options: Omit<BoardOptions, "detail">,
): Drawing {
  const ground = groundOf(geometry, scene, options);
  return { ...frame(ground, scene, options), layers: drawGround(ground) };
}

/** All of a drawing but its layers. */
function frame(
  ground: Ground,
  { title }: Position,
  { id }: Pick<BoardOptions, "id">,
): Omit<Drawing, "layers"> {
  const { theme, table, geometry, language } = ground;
  const name = placeName(language, table.name);
  return {
    id: id ?? table.id,
    width: geometry.width,
    height: geometry.height,
    title: title ? `${name}: ${title}` : name,
    background: table.provinces.some(({ terrain }) => terrain === "sea") ? theme.sea : theme.offSea,
    patterns: patternsOf(ground),
    clips: clipsOf(ground),
  };
}

/** Units, centers and names, as large as they have to be. */
export const drawPieces = (
  geometry: BoardGeometry,
  scene: Position,
  options: BoardOptions,
): readonly Layer[] =>
  pieces(groundOf(geometry, scene, options), seatsOf(geometry, scene, options.detail), scene, options);

function pieces(
  ground: Ground,
  seats: Seats,
  scene: Position,
  { labels, detail }: Pick<BoardOptions, "labels" | "detail">,
): readonly Layer[] {
  const { theme, words, geometry } = ground;
  const slots = slotsOf(scene);
  const centers = drawCenters(ground, slots, scene.centers, seats, detail);
  const units = drawUnits(theme, slots, seats, scene.units, words, detail);
  const marks = [centers, ...units].flatMap(({ spots = [] }) => spots);
  return [
    {
      name: "legend",
      shapes: [...drawMarkers(theme, slots, geometry), ...drawLegend(theme, scene, geometry, detail)],
    },
    centers,
    drawLabels(ground, labels, seats, marks, detail),
    ...units.map((layer) =>
      layer.name === "units"
        ? { ...layer, spots: [...(layer.spots ?? []), ...emptyPlaces(scene.board, seats)] }
        : layer,
    ),
  ];
}

const slotsOf = ({ powers }: Pick<Scene, "powers">): ReadonlyMap<string, Slot> =>
  new Map(powers.map(({ name, slot }) => [name, slot]));
