import { LABEL_BASELINE, LABEL_LEADING } from "@chancery/variants/boards";
import type { Clip, Drawing, Fill, GroupShape, Paint, Pattern, Shape, TextShape } from "./drawing.ts";

/** An element of SVG, its attributes named as there. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (SvgElement | string)[];
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A shape of the drawing with this id. The label of a group becomes its `title`. */
export function elementOf(shape: Shape, id: string): SvgElement {
  switch (shape.shape) {
    case "path":
      return element("path", {
        d: shape.d,
        ...painted(shape, id),
        "fill-rule": shape.fill ? "evenodd" : undefined,
      });
    case "circle":
      return element("circle", { cx: shape.at[0], cy: shape.at[1], r: shape.r, ...painted(shape, id) });
    case "text":
      return letters(shape);
    case "group":
      return element("g", groupAttributes(shape, id), [
        ...(shape.label ? [element("title", {}, [shape.label])] : []),
        ...shape.shapes.map((each) => elementOf(each, id)),
      ]);
  }
}

/** What the shapes of a drawing refer to. */
export const definitionsOf = ({ id, patterns, clips }: Pick<Drawing, "id" | "patterns" | "clips">) => [
  ...patterns.map((pattern) => patternElement(pattern, id)),
  ...clips.map((clip) => clipElement(clip, id)),
];

const element = (
  name: string,
  attributes: SvgElement["attributes"],
  children: SvgElement["children"] = [],
): SvgElement => ({ name, attributes, children });

const fillOf = (fill: Fill | undefined, id: string): string | undefined =>
  typeof fill === "object" ? `url(#${id}-${fill.pattern})` : fill;

const painted = ({ fill, stroke, width, dash, butt, opacity }: Paint, id: string) => ({
  fill: fillOf(fill, id),
  stroke,
  "stroke-width": stroke ? width : undefined,
  "stroke-dasharray": dash?.map(round).join(" "),
  "stroke-linecap": butt ? "butt" : undefined,
  "fill-opacity": fill ? opacity : undefined,
  "stroke-opacity": stroke ? opacity : undefined,
});

const groupAttributes = (group: GroupShape, id: string): SvgElement["attributes"] => ({
  id: group.id && `${id}-${group.id}`,
  class: group.class,
  ...Object.fromEntries(Object.entries(group.data ?? {}).map(([name, value]) => [`data-${name}`, value])),
  role: group.role,
  tabindex: group.focusable ? 0 : undefined,
  "aria-label": group.role && group.label,
  transform: transformOf(group.place),
  "clip-path": group.clip && `url(#${id}-${group.clip})`,
  "pointer-events": group.passive ? "none" : undefined,
});

function transformOf(place: GroupShape["place"]): string | undefined {
  if (!place) return undefined;
  const { at, angle, scale } = place;
  return `translate(${round(at[0])} ${round(at[1])})${angle ? ` rotate(${round(angle)})` : ""}${scale ? ` scale(${Math.round(scale * 1e4) / 1e4})` : ""}`;
}

function letters({
  at: [x, y],
  lines,
  size,
  angle,
  weight,
  italic,
  start,
  fill,
  halo,
}: TextShape): SvgElement {
  const baseline = (row: number): number =>
    y + ((row - (lines.length - 1) / 2) * LABEL_LEADING + LABEL_BASELINE) * size;
  return element(
    "text",
    {
      "font-size": size,
      "font-weight": weight ?? 500,
      "font-style": italic ? "italic" : undefined,
      "text-anchor": start ? "start" : undefined,
      fill,
      stroke: halo?.color,
      "stroke-width": halo?.width,
      "paint-order": halo && "stroke",
      transform: angle ? `rotate(${round(angle)} ${round(x)} ${round(y)})` : undefined,
    },
    lines.map((line, row) => element("tspan", { x, y: baseline(row) }, [line])),
  );
}

const patternElement = ({ id: own, size, angle, shapes }: Pattern, id: string): SvgElement =>
  element(
    "pattern",
    {
      id: `${id}-${own}`,
      width: size,
      height: size,
      patternUnits: "userSpaceOnUse",
      patternTransform: angle ? `rotate(${round(angle)})` : undefined,
    },
    shapes.map((shape) => elementOf(shape, id)),
  );

const clipElement = ({ id: own, paths }: Clip, id: string): SvgElement =>
  element(
    "clipPath",
    { id: `${id}-${own}` },
    paths.map((d) => element("path", { d, "clip-rule": "evenodd" })),
  );
