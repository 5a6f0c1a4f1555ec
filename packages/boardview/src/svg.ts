import type { Drawing, Layer, Shape } from "./drawing.ts";
import { definitionsOf, elementOf, round, type SvgElement } from "./elements.ts";
import { pointsOf } from "./ground/path-data.ts";

/** How a drawing is written as SVG. */
export interface SvgOptions {
  /** Width in px; the height follows. Without it the picture fills what it is put in. */
  readonly width?: number;
  /** The part of the sheet to show, in px of the sheet: left, top, width, height. */
  readonly crop?: Frame;
}

/** The board's letters are set in Inter; the others are near it in width. */
const FONTS = "Inter, 'Noto Sans', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Writes a drawing as an SVG document, which may also be part of an HTML page. */
export function toSvg(drawing: Drawing, { width, crop }: SvgOptions = {}): string {
  const frame = crop ?? ([0, 0, drawing.width, drawing.height] as const);
  const [left, top, wide, high] = frame;
  const size = width ? ` width="${width}" height="${round((width * high) / wide)}"` : "";
  const title = `${drawing.id}-title`;
  const shared = sharedPaths(drawing);
  const write = (element: SvgElement): string => written(element, shared);
  const drawn = ({ shapes }: Layer): string =>
    shapes
      .flatMap((shape) => shownIn(frame, shape))
      .map((shape) => write(elementOf(shape, drawing.id)))
      .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.map(round).join(" ")}"${size} role="group" aria-labelledby="${title}" font-family="${FONTS}" fill="none" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle">`,
    `<title id="${title}">${escaped(drawing.title)}</title>`,
    "<defs>",
    ...[...shared].map(([d, name]) => `<path id="${name}" d="${d}"/>`),
    ...definitionsOf(drawing).map(write),
    "</defs>",
    `<rect x="${round(left)}" y="${round(top)}" width="${round(wide)}" height="${round(high)}" fill="${drawing.background}"/>`,
    ...drawing.layers.map((layer) => `<g class="layer-${layer.name}">${drawn(layer)}</g>`),
    "</svg>",
  ].join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);

/** An element as text; a path that occurs more than once as a reference to it. */
function written({ name, attributes, children }: SvgElement, shared: ReadonlyMap<string, string>): string {
  const { d } = attributes;
  const known = typeof d === "string" ? shared.get(d) : undefined;
  const tag = known ? "use" : name;
  let text = known ? `<use href="#${known}"` : `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined || (key === "d" && known)) continue;
    // Paths are by far the longest values, and have nothing to escape.
    text += ` ${key}="${typeof value === "number" ? round(value) : key === "d" ? value : escaped(value)}"`;
  }
  if (children.length === 0 && name !== "g") return `${text}/>`;
  text += ">";
  for (const child of children) text += typeof child === "string" ? escaped(child) : written(child, shared);
  return `${text}</${tag}>`;
}

/** Shorter than this, a path is not worth a reference. */
const LONG = 150;

/** Long paths that occur more than once, and ids for them. */
function sharedPaths({ id, layers, clips }: Drawing): Map<string, string> {
  const seen = new Set<string>();
  const shared = new Map<string, string>();
  const note = (d: string): void => {
    if (d.length < LONG) return;
    if (seen.has(d) && !shared.has(d)) shared.set(d, `${id}-path-${shared.size}`);
    seen.add(d);
  };
  const walk = (shapes: readonly Shape[]): void => {
    for (const each of shapes) {
      if (each.shape === "path") note(each.d);
      else if (each.shape === "group") walk(each.shapes);
    }
  };
  for (const { paths } of clips) paths.forEach(note);
  for (const { shapes } of layers) walk(shapes);
  return shared;
}

type Frame = readonly [number, number, number, number];

/** A shape without clipped groups that lie outside the frame: some programs break down on these. */
function shownIn(frame: Frame, shape: Shape): readonly Shape[] {
  if (shape.shape !== "group") return [shape];
  if (shape.clip && !meets(shape.shapes, frame)) return [];
  return [{ ...shape, shapes: shape.shapes.flatMap((each) => shownIn(frame, each)) }];
}

/** Whether any line begins or ends in the frame. */
function meets(shapes: readonly Shape[], [left, top, width, height]: Frame): boolean {
  for (const each of shapes) {
    if (each.shape !== "path") continue;
    for (const [x, y] of pointsOf(each.d))
      if (x > left && x < left + width && y > top && y < top + height) return true;
  }
  return false;
}
