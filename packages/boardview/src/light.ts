import type { Translator } from "@chancery/messages";
import type board from "@chancery/messages/en/board.ts";
import type { Arc, Geometry, Scene } from "@chancery/variants/boards";
import simplify from "simplify-js";
import { drawBoard } from "./board.ts";
import type { ThemeName } from "./colors/theme.ts";
import type { Shape } from "./drawing.ts";
import { toSvg } from "./svg.ts";

/** How light a picture is. */
export interface Lightness {
  readonly theme: ThemeName;
  readonly labels: "none" | "full";
  readonly text: Translator<typeof board>;
}

/**
 * A board with the same provinces, drawn with fewer points: lines lose bends smaller than a tolerance, in px of the board.
 * Neighbors share their lines, so no gaps open.
 */
export function simplified(geometry: Geometry, tolerance: number): Geometry {
  const simple = new Map(geometry.arcs.map((arc) => [arc, simplifiedArc(arc, tolerance)]));
  const arcOf = (arc: Arc): Arc => simple.get(arc) ?? arc;
  return {
    ...geometry,
    arcs: geometry.arcs.map(arcOf),
    borders: geometry.borders.map((border) => ({ ...border, arc: arcOf(border.arc) })),
  };
}

const simplifiedArc = (arc: Arc, tolerance: number): Arc =>
  simplify(
    arc.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }) => [even(x), even(y)]);

/** Halfway between two of these lies a whole number, which is short to write. */
const even = (value: number): number => Math.round(value / 2) * 2;

/** Shapes without what only an application needs, and without shades that are cut out along coasts. */
function plain(shape: Shape): Shape[] {
  if (shape.shape !== "group") return [shape];
  if (shape.clip) return [];
  const { shapes, place } = shape;
  const inside = shapes.flatMap(plain);
  return place ? [{ shape: "group", shapes: inside, place }] : inside;
}

/** Provinces of one color as one path: nothing in these layers lies over anything else in them. */
function joined(shapes: readonly Shape[]): Shape[] {
  const paths = Map.groupBy(shapes, (shape) =>
    shape.shape === "path" ? JSON.stringify({ ...shape, d: "" }) : shape,
  );
  return [...paths.values()].map(([first, ...more]) =>
    first.shape === "path"
      ? { ...first, d: [first, ...more].map((each) => ("d" in each ? each.d : "")).join("") }
      : first,
  );
}

const JOINED = new Set(["sea", "land"]);

/** The sea is the ground of the picture. */
const LEFT_OUT = new Set(["sea", "legend", "highlights"]);

/** A light picture of a board, as SVG: for where nothing has to be pressed, or has loaded yet. */
export function drawLight(geometry: Geometry, scene: Scene, { theme, labels, text }: Lightness): string {
  const drawing = drawBoard(geometry, scene, { theme, labels, id: "board", text });
  const layers = drawing.layers
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(({ name, shapes }) => {
      const all = shapes.flatMap(plain);
      return { name, shapes: JOINED.has(name) ? joined(all) : all };
    });
  return toSvg({ ...drawing, clips: [], patterns: [], layers }, { width: drawing.width })
    .replace(/<title.*?<\/title>\n?/s, "")
    .replace(/ (role|aria-labelledby|class)="[^"]*"/g, "");
}
