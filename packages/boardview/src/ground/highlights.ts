import type { HighlightKind, SceneHighlight } from "@chancery/variants/boards";
import type { Theme } from "../colors/theme.ts";
import { circle, group, type Paint, path, type Shape } from "../drawing.ts";
import { provinceOf, type Seat, type Seats } from "../seats.ts";
import type { Outlines } from "./outlines.ts";

const WASH: Readonly<Partial<Record<HighlightKind, number>>> = { selected: 0.14, target: 0.18 };

/** A unit of this radius has rings in their nominal sizes. */
const NOMINAL = 20;

/** What lies below what. */
const SEQUENCE: readonly HighlightKind[] = ["target", "selected", "own", "warning"];

const shapeOf = ({ land, water }: Outlines, at: string): string =>
  (land.get(provinceOf(at)) ?? "") + (water.get(provinceOf(at)) ?? "");

/** Color over whole provinces, below names and units. */
export function drawWashes(theme: Theme, outlines: Outlines, highlights: readonly SceneHighlight[]): Shape[] {
  const washes = highlights.flatMap(({ at, kind, isFar }) => {
    // What is near stands out from what is far.
    const opacity = isFar ? 0 : WASH[kind];
    return opacity ? [path(shapeOf(outlines, at), { fill: theme[kind], opacity })] : [];
  });
  return [group(washes, { passive: true })];
}

/** The unit that a highlight is about: where a dislodged one waits, it is the one that has to act. */
const seatOf = (seats: Seats, at: string): Seat =>
  seats.isLost(at) ? seats.ofDislodged(at) : ((at.includes("/") ? null : seats.standing(at)) ?? seats.of(at));

/** Outlines and rings, each kind in a shape of its own, below names and units. */
export function drawHighlights(
  theme: Theme,
  outlines: Outlines,
  seats: Seats,
  highlights: readonly SceneHighlight[],
): Shape[] {
  const sorted = highlights.toSorted((a, b) => SEQUENCE.indexOf(a.kind) - SEQUENCE.indexOf(b.kind));
  return sorted.flatMap(({ at, kind, isFar }) => {
    const { at: seat, radius } = seatOf(seats, at);
    // Rings lie outside the rim of the unit, and inside what its province's name and mark keep clear of.
    const scale = radius / NOMINAL;
    const ring = (by: number, { width = 0, dash, ...paint }: Paint): Shape[] => [
      circle(seat, radius + by * scale, { stroke: theme.casing, width: (width + 1.6) * scale }),
      circle(seat, radius + by * scale, {
        stroke: theme[kind],
        width: width * scale,
        ...(dash && { dash: dash.map((each) => each * scale) }),
        ...paint,
      }),
    ];
    const rim = (paint: Paint): Shape => path(shapeOf(outlines, at), { stroke: theme[kind], ...paint });
    const shapes: Readonly<Record<HighlightKind, () => Shape[]>> = {
      selected: () => [
        rim({ stroke: theme.casing, width: 6.5 }),
        rim({ width: 3.6 }),
        ...ring(5.6, { width: 2.8 }),
      ],
      target: () => [rim(isFar ? { width: 1.6, dash: [2, 6] } : { width: 2.6, dash: [9, 6] })],
      own: () => ring(5.8, { width: 3.4, dash: [0.1, 6.6] }),
      warning: () => [],
    };
    const drawn = shapes[kind]();
    return drawn.length > 0 ? [group(drawn, { class: "highlight", data: { kind, at }, passive: true })] : [];
  });
}

/** Signs at units that want a look, above everything. */
export function drawSigns(theme: Theme, seats: Seats, highlights: readonly SceneHighlight[]): Shape[] {
  return highlights
    .filter(({ kind }) => kind === "warning")
    .map(({ at, kind }) => {
      const { at: seat, radius } = seatOf(seats, at);
      const corner = [seat[0] - radius * 0.95, seat[1] - radius * 0.95] as const;
      const data = { kind, at };
      return group([sign(theme, corner, radius / 19)], { class: "highlight", data, passive: true });
    });
}

const sign = ({ warning, halo, ink }: Theme, at: readonly [number, number], scale: number): Shape =>
  group(
    [
      path("M0 -10.5L10.5 8.5H-10.5Z", { fill: halo, stroke: halo, width: 4 }),
      path("M0 -9L9 7.5H-9Z", { fill: warning, stroke: ink, width: 1.4 }),
      path("M0 -3.6V2.2M0 5.2V5.3", { stroke: halo, width: 2.4 }),
    ],
    { place: { at, scale } },
  );
