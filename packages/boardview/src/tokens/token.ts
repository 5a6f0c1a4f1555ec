import type { Point, SceneUnit, Slot } from "@chancery/variants/boards";
import { liveryOf } from "../colors/livery.ts";
import { PALETTE } from "../colors/palette.ts";
import { THEME, type Theme, type ThemeName } from "../colors/theme.ts";
import { circle, type GroupShape, group, type Paint, path, type Shape } from "../drawing.ts";
import { EMBLEMS } from "./emblems.ts";
import { FIGURES } from "./figures.ts";

/** Tokens are drawn 20 px in radius and then scaled. */
const RADIUS = 20;
const SQUARE =
  "M-14 -17.6H14Q17.6 -17.6 17.6 -14V14Q17.6 17.6 14 17.6H-14Q-17.6 17.6 -17.6 14V-14Q-17.6 -17.6 -14 -17.6Z";

export type TokenLook = Pick<
  SceneUnit,
  "kind" | "figure" | "stationary" | "invulnerable" | "disabled" | "dislodged"
>;

/**
 * A unit: its kind on a ground of its power's color, with the power's emblem. A stationary one has a square base,
 * an invulnerable one a second ring; a disabled one is struck out, a dislodged one leans and has a broken rim.
 */
export function drawToken(
  theme: Theme,
  slot: Slot,
  look: TokenLook,
  at: Point,
  radius: number,
  rest: Omit<GroupShape, "shape" | "shapes" | "place"> = {},
): GroupShape {
  const { ground, figure, ring } = liveryOf(theme, slot);
  const { emblem } = PALETTE[slot];
  const fade = look.disabled ? { opacity: 0.4 } : {};
  const { figureAt, figureScale, emblemAt, emblemScale } = layoutOf(theme, look);
  const shapes: Shape[] = [
    ...(look.dislodged ? brokenBase(theme, look, ground) : wholeBase(theme, look, ground)),
    ...(look.invulnerable ? [base(look, RADIUS - 3, { stroke: ring, width: 1.8 })] : []),
    group(
      FIGURES[look.figure ?? look.kind].flatMap((d, i) => [
        ...(i > 0 ? [path(d, { stroke: ground, width: 3 })] : []),
        path(d, { fill: figure, ...fade }),
      ]),
      { place: { at: [0, figureAt], scale: figureScale } },
    ),
    group([path(EMBLEMS[emblem], { fill: figure })], {
      place: { at: [0, emblemAt], scale: emblemScale },
    }),
    ...(look.disabled ? slash(theme) : []),
  ];
  return group(shapes, {
    ...rest,
    place: { at, scale: radius / RADIUS, ...(look.dislodged && { angle: -16 }) },
  });
}

const wholeBase = ({ ink, halo }: Theme, look: TokenLook, ground: string): Shape[] => [
  base(look, RADIUS, { stroke: halo, width: 5.5 }),
  base(look, RADIUS, { fill: ground, stroke: ink, width: 1.6 }),
];

const brokenBase = ({ ink, halo }: Theme, look: TokenLook, ground: string): Shape[] => [
  base(look, RADIUS + 1, { fill: halo, stroke: halo, width: 3.5 }),
  base(look, RADIUS + 0.6, { stroke: ink, width: 2.2, dash: [6, 4.2], butt: true }),
  base(look, RADIUS - 2.4, { fill: ground }),
];

interface Layout {
  readonly figureAt: number;
  readonly figureScale: number;
  readonly emblemAt: number;
  readonly emblemScale: number;
}

/** The figure above the emblem, which is larger where it alone says whose unit it is. */
function layoutOf({ name }: Theme, { kind, invulnerable, dislodged }: TokenLook): Layout {
  const inside = invulnerable ? 0.88 : dislodged ? 0.94 : 1;
  const slim = kind === "wing" ? 0.88 : 1;
  const large = name === "print" || kind === "embassy";
  return large
    ? {
        figureAt: -5.6 * inside,
        figureScale: 0.78 * inside * slim,
        emblemAt: 9.6 * inside,
        emblemScale: 1.2 * inside,
      }
    : {
        figureAt: -4 * inside,
        figureScale: 0.9 * inside * slim,
        emblemAt: 11.4 * inside,
        emblemScale: 0.9 * inside,
      };
}

function base({ stationary }: TokenLook, r: number, paint: Paint): Shape {
  if (!stationary) return circle([0, 0], r - 0.8, paint);
  return r === RADIUS
    ? path(SQUARE, paint)
    : group([path(SQUARE, paint)], { place: { at: [0, 0], scale: r / RADIUS } });
}

const slash = ({ ink, halo }: Theme): Shape[] => [
  path("M-15 15L15 -15", { stroke: halo, width: 7 }),
  path("M-15 15L15 -15", { stroke: ink, width: 3.4 }),
];

/** A unit for lists and charts beside a board: about the origin, 20 px in radius. */
export const drawTokenBeside = (theme: ThemeName, slot: Slot, look: TokenLook): GroupShape =>
  drawToken(THEME[theme], slot, look, [0, 0], RADIUS);

/** The color of a power's orders, for lines of charts. */
export const lineColor = (theme: ThemeName, slot: Slot): string => liveryOf(THEME[theme], slot).line;
