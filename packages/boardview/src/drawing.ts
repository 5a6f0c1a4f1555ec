import type { Point } from "@chancery/variants/boards";

/** A picture as plain data: layers from the bottom up, each a list of shapes. `toSvg` writes it down. */
export interface Drawing {
  /** Put before every id inside, so that several pictures can share a page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly background: string;
  readonly patterns: readonly Pattern[];
  readonly clips: readonly Clip[];
  readonly layers: readonly Layer[];
}

/** Shapes that lie at the same depth, by a name such as `units`. */
export interface Layer {
  readonly name: string;
  readonly shapes: readonly Shape[];
  /** Which part of it can be pressed, besides the ground. */
  readonly spots?: readonly Spot[];
}

/**
 * A round spot that can be pressed: a unit, the name or the mark of a province, or the head of an
 * order's arrow.
 */
export type Spot =
  | { readonly kind: "unit"; readonly at: Point; readonly radius: number; readonly province: string }
  | { readonly kind: "place"; readonly at: Point; readonly radius: number; readonly province: string }
  | { readonly kind: "head"; readonly at: Point; readonly radius: number; readonly order: string };

/** Anything a drawing is made of. */
export type Shape = PathShape | CircleShape | TextShape | GroupShape;

/** A color, or the id of one of the drawing's patterns. */
export type Fill = string | { readonly pattern: string };

/** How a shape is filled and stroked. */
export interface Paint {
  /** Nothing is filled, and nothing stroked, unless it says so. */
  readonly fill?: Fill;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  /** Square ends; otherwise all lines end and turn round. */
  readonly butt?: boolean;
  readonly opacity?: number;
}

/** A path, in the notation of SVG. */
export interface PathShape extends Paint {
  readonly shape: "path";
  readonly d: string;
}

/** A circle around a point. */
export interface CircleShape extends Paint {
  readonly shape: "circle";
  readonly at: Point;
  readonly r: number;
}

/** Lines of text around a point. */
export interface TextShape {
  readonly shape: "text";
  /** The middle of the baselines' block, about which the text is turned. */
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
  /** Clockwise, in degrees. */
  readonly angle?: number;
  readonly weight?: number;
  readonly italic?: boolean;
  /** Starts at its point; otherwise centered on it. */
  readonly start?: boolean;
  readonly fill: string;
  /** Color of a rim around the letters, and its width. */
  readonly halo?: { readonly color: string; readonly width: number };
}

/** Shapes that are moved, cut out or pressed together. */
export interface GroupShape {
  readonly shape: "group";
  readonly shapes: readonly Shape[];
  /** Moves the origin, then turns clockwise by degrees, then scales. */
  readonly place?: { readonly at: Point; readonly angle?: number; readonly scale?: number };
  /** Shows only what lies inside one of the drawing's clips. */
  readonly clip?: string;
  /** What it stands for: becomes `class` and `data-*`. */
  readonly class?: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly id?: string;
  /** Shown as a tooltip, and read out if it has a role. */
  readonly label?: string;
  readonly role?: "button" | "img";
  readonly focusable?: boolean;
  /** Lets clicks through to what lies below. */
  readonly passive?: boolean;
}

/** A tile of lines and dots, repeated. It is clear between them. */
export interface Pattern {
  readonly id: string;
  readonly size: number;
  /** Turns the tiles, in degrees. */
  readonly angle?: number;
  readonly shapes: readonly Shape[];
}

/** The area that shapes are cut out along, as paths. */
export interface Clip {
  readonly id: string;
  readonly paths: readonly string[];
}

/** A path, in the notation of SVG. */
export const path = (d: string, paint: Paint): PathShape => ({ shape: "path", d, ...paint });

/** A circle around a point. */
export const circle = (at: Point, r: number, paint: Paint): CircleShape => ({
  shape: "circle",
  at,
  r,
  ...paint,
});

/** Lines of text at a point. */
export const text = (
  at: Point,
  lines: readonly string[],
  rest: Omit<TextShape, "shape" | "at" | "lines">,
): TextShape => ({
  shape: "text",
  at,
  lines,
  ...rest,
});

/** Shapes that belong together. */
export const group = (
  shapes: readonly Shape[],
  rest: Omit<GroupShape, "shape" | "shapes"> = {},
): GroupShape => ({
  shape: "group",
  shapes,
  ...rest,
});
