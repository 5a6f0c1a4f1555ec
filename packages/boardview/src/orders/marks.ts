import type { OrderState, Point } from "@chancery/variants/boards";
import type { Livery } from "../colors/livery.ts";
import type { Theme } from "../colors/theme.ts";
import { circle, group, path, type Shape } from "../drawing.ts";

const CROSS = "M-6 -6L6 6M6 -6L-6 6";
const PLUS = "M-4.6 0H4.6M0 -4.6V4.6";
const MINUS = "M-4.6 0H4.6";
const BURST =
  "M0 -6.4L1.5 -2.6L5.2 -4.4L3.2 -.9L6.4 1.2L2.7 1.9L3.2 5.8L0 3.4L-3.2 5.8L-2.7 1.9L-6.4 1.2L-3.2 -.9L-5.2 -4.4L-1.5 -2.6Z";
const POLE = "M0 0V-26";
const CLOTH = "M0 -25C6 -29 11 -21 18 -25V-12C11 -8 6 -16 0 -12Z";
const DOWN = "M-4 -2.4L0 2.6L4 -2.4";

/** What a badge says of a unit: that it appears, that it goes, that it has sunk in esteem, or that it is destroyed. */
export type Sign = "plus" | "minus" | "down" | "burst";

const SIGNS: Readonly<Record<Exclude<Sign, "burst">, string>> = { plus: PLUS, minus: MINUS, down: DOWN };

/** A cross on what failed, a struck ring on what had no effect; nothing on the rest. */
export function stateMark(
  { cross, void: gray, casing }: Theme,
  state: OrderState,
  at: Point,
  scale: number,
): Shape[] {
  if (state === "fails") {
    return [
      group([path(CROSS, { stroke: casing, width: 8 }), path(CROSS, { stroke: cross, width: 4 })], {
        place: { at, scale },
      }),
    ];
  }
  if (state === "void") {
    const ring = [
      circle([0, 0], 6, { fill: casing, stroke: gray, width: 2.6 }),
      path("M-4.2 4.2L4.2 -4.2", { stroke: gray, width: 2.6 }),
    ];
    return [group([circle([0, 0], 8, { fill: casing }), ...ring], { place: { at, scale } })];
  }
  return [];
}

/** A round badge with a sign. */
export function badge(
  { ink, halo, fails, target, warning }: Theme,
  sign: Sign,
  at: Point,
  scale: number,
): Shape {
  if (sign === "burst")
    return group(
      [
        circle([0, 0], 13, { fill: halo }),
        circle([0, 0], 11.4, { fill: fails, stroke: ink, width: 1.4 }),
        path(BURST, { fill: halo }),
      ],
      { place: { at, scale } },
    );
  const grounds: Readonly<Record<typeof sign, string>> = { plus: target, minus: fails, down: warning };
  return group(
    [
      circle([0, 0], 10, { fill: halo }),
      circle([0, 0], 8.6, { fill: grounds[sign], stroke: ink, width: 1.2 }),
      path(SIGNS[sign], { stroke: halo, width: 3 }),
    ],
    { place: { at, scale } },
  );
}

/** A flag whose pole stands at a point, in the livery of a power. */
export const flag = ({ ink, halo }: Theme, { ground }: Livery, at: Point, scale: number): Shape =>
  group(
    [
      path(POLE, { stroke: halo, width: 6.4 }),
      path(CLOTH, { fill: halo, stroke: halo, width: 5 }),
      path(CLOTH, { fill: ground, stroke: ink, width: 1.4 }),
      path(POLE, { stroke: ink, width: 2.4 }),
    ],
    { place: { at, scale } },
  );
