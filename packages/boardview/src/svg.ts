import { LABEL_BASELINE, LABEL_LEADING } from "@chancery/variants/boards";
import type { Drawing, Fill, GroupShape, Paint, Pattern, Shape, TextShape } from "./drawing.ts";
import { pointsOf } from "./path-data.ts";

export interface SvgOptions {
  /** Width in px; the height follows. Without it the picture fills what it is put in. */
  readonly width?: number;
  /** The part of the sheet to show, in px of the sheet: left, top, width, height. */
  readonly crop?: Frame;
}

/** The board's letters are set in Inter; the others are near it in width. */
const FONTS = "Inter, 'Noto Sans', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Writes a drawing as an SVG document, which may also stand in a page of HTML. */
export function toSvg(drawing: Drawing, { width, crop }: SvgOptions = {}): string {
  const frame = crop ?? ([0, 0, drawing.width, drawing.height] as const);
  const [left, top, wide, high] = frame;
  const size = width ? ` width="${width}" height="${num((width * high) / wide)}"` : "";
  const title = `${drawing.id}-title`;
  const shared = sharedPaths(drawing);
  const write = writerOf(drawing.id, shared, frame);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.map(num).join(" ")}"${size} role="group" aria-labelledby="${title}" font-family="${FONTS}" fill="none" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle">`,
    `<title id="${title}">${escaped(drawing.title)}</title>`,
    "<defs>",
    ...[...shared].map(([d, name]) => `<path id="${drawing.id}-${name}" d="${d}"/>`),
    ...drawing.patterns.map((pattern) => write.pattern(pattern)),
    ...drawing.clips.map(
      ({ id, paths }) =>
        `<clipPath id="${drawing.id}-${id}">${paths.map((d) => write.path(d, ' clip-rule="evenodd"')).join("")}</clipPath>`,
    ),
    "</defs>",
    `<rect x="${num(left)}" y="${num(top)}" width="${num(wide)}" height="${num(high)}" fill="${drawing.background}"/>`,
    ...drawing.layers.map(
      ({ name, shapes }) =>
        `<g class="layer-${name}">${shapes.map((shape) => write.shape(shape)).join("")}</g>`,
    ),
    "</svg>",
  ].join("\n");
}

const num = (value: number): string => String(Math.round(value * 100) / 100);
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? "" : ` ${name}="${typeof value === "number" ? num(value) : escaped(value)}"`;

/** Shorter than this, a path is not worth a reference. */
const LONG = 150;

/** Long paths that occur more than once, and names for them. */
function sharedPaths({ layers, clips }: Drawing): Map<string, string> {
  const seen = new Set<string>();
  const shared = new Map<string, string>();
  const note = (d: string): void => {
    if (d.length < LONG) return;
    if (seen.has(d) && !shared.has(d)) shared.set(d, `path-${shared.size}`);
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

/** Whether any line begins or ends in the frame. Some programs break down on clipped groups that lie outside. */
const meets = (shapes: readonly Shape[], [left, top, width, height]: Frame): boolean =>
  shapes.some(
    (each) =>
      each.shape === "path" &&
      pointsOf(each.d).some(([x, y]) => x > left && x < left + width && y > top && y < top + height),
  );

function writerOf(id: string, shared: ReadonlyMap<string, string>, frame: Frame) {
  const path = (d: string, attributes: string): string => {
    const name = shared.get(d);
    return name ? `<use href="#${id}-${name}"${attributes}/>` : `<path d="${d}"${attributes}/>`;
  };

  const fillOf = (fill: Fill | undefined): string | undefined =>
    typeof fill === "object" ? `url(#${id}-${fill.pattern})` : fill;

  const paint = ({ fill, stroke, width, dash, butt, opacity }: Paint): string =>
    attribute("fill", fillOf(fill)) +
    attribute("stroke", stroke) +
    attribute("stroke-width", stroke && width) +
    attribute("stroke-dasharray", dash?.map(num).join(" ")) +
    attribute("stroke-linecap", butt ? "butt" : undefined) +
    attribute("fill-opacity", fill && opacity) +
    attribute("stroke-opacity", stroke && opacity);

  function shape(each: Shape): string {
    switch (each.shape) {
      case "path":
        return path(each.d, paint(each) + (each.fill ? ' fill-rule="evenodd"' : ""));
      case "circle":
        return `<circle cx="${num(each.at[0])}" cy="${num(each.at[1])}" r="${num(each.r)}"${paint(each)}/>`;
      case "text":
        return letters(each);
      case "group":
        if (each.clip && !meets(each.shapes, frame)) return "";
        return `<g${groupAttributes(each)}>${each.label ? `<title>${escaped(each.label)}</title>` : ""}${each.shapes.map(shape).join("")}</g>`;
    }
  }

  const groupAttributes = (each: GroupShape): string =>
    attribute("id", each.id && `${id}-${each.id}`) +
    attribute("class", each.class) +
    Object.entries(each.data ?? {})
      .map(([key, value]) => attribute(`data-${key}`, value))
      .join("") +
    attribute("role", each.role) +
    attribute("tabindex", each.focusable ? "0" : undefined) +
    attribute("aria-label", each.role && each.label) +
    attribute("transform", transformOf(each.place)) +
    attribute("clip-path", each.clip && `url(#${id}-${each.clip})`) +
    attribute("pointer-events", each.passive ? "none" : undefined);

  const pattern = ({ id: own, size, angle, shapes }: Pattern): string =>
    `<pattern id="${id}-${own}" width="${num(size)}" height="${num(size)}" patternUnits="userSpaceOnUse"${angle ? ` patternTransform="rotate(${num(angle)})"` : ""}>${shapes.map(shape).join("")}</pattern>`;

  return { path, shape, pattern };
}

function transformOf(place: GroupShape["place"]): string | undefined {
  if (!place) return undefined;
  const { at, angle, scale } = place;
  return `translate(${num(at[0])} ${num(at[1])})${angle ? ` rotate(${num(angle)})` : ""}${scale ? ` scale(${Math.round(scale * 1e4) / 1e4})` : ""}`;
}

function letters({ at: [x, y], lines, size, angle, weight, italic, start, fill, halo }: TextShape): string {
  const rows = lines.map((line, i) => {
    const baseline = y + ((i - (lines.length - 1) / 2) * LABEL_LEADING + LABEL_BASELINE) * size;
    return `<tspan x="${num(x)}" y="${num(baseline)}">${escaped(line)}</tspan>`;
  });
  const turn = angle ? ` transform="rotate(${num(angle)} ${num(x)} ${num(y)})"` : "";
  const rim = halo ? ` stroke="${halo.colour}" stroke-width="${num(halo.width)}" paint-order="stroke"` : "";
  return `<text font-size="${num(size)}" font-weight="${weight ?? 500}"${italic ? ' font-style="italic"' : ""}${start ? ' text-anchor="start"' : ""} fill="${fill}"${rim}${turn}>${rows.join("")}</text>`;
}
