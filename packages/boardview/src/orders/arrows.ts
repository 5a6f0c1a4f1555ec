import { arcPath, type Point } from "@chancery/variants/boards";
import { path, type Shape } from "../drawing.ts";
import { heading, lengthOf, move, type Route, shortened, stationAt } from "./route.ts";

/** How a line is drawn: its color, what sets it off from everything below, and its shape. */
export interface Pen {
  readonly color: string;
  readonly casing: string;
  readonly width: number;
  /** How wide a line the head is made for. */
  readonly head: number;
  readonly dash?: readonly number[];
}

/** How a line ends: units that only sortie have a hollow head. */
export type Head = "solid" | "hollow" | "none";

const CASING = 3.4;
const HEAD = { length: 3.5, least: 2.6, width: 3.1 };

const headLength = (whole: number, width: number): number =>
  Math.min(width * HEAD.length, Math.max(width * HEAD.least, whole * 0.3), whole * 0.8);

/** A line along a route, as far as the head at its end, if it has one. */
export function drawArrow(route: Route, head: Head, pen: Pen): Shape[] {
  const length = head === "none" ? 0 : headLength(lengthOf(route), pen.head);
  const line = arcPath(length > 0 ? shortened(route, length * 0.8) : route);
  return [
    path(line, { stroke: pen.casing, width: pen.width + CASING }),
    path(line, {
      stroke: pen.color,
      width: pen.width,
      ...(pen.dash && { dash: pen.dash, butt: pen.dash[0] > 1 }),
    }),
  ];
}

/** The spot that a head covers. */
export function headSpot(route: Route, { head }: Pen): { readonly at: Point; readonly radius: number } {
  const length = headLength(lengthOf(route), head);
  return { at: stationAt(route, lengthOf(route) - length * 0.6).at, radius: length * 0.55 };
}

/** The head alone: what sets it off, and itself. */
export function drawHead(route: Route, head: Head, pen: Pen): Shape[] {
  if (head === "none") return [];
  const tip = triangle(route, headLength(lengthOf(route), pen.head), (pen.head * HEAD.width) / 2);
  return [
    path(tip, { stroke: pen.casing, width: CASING + 0.6 }),
    head === "solid"
      ? path(tip, { fill: pen.color })
      : path(tip, { fill: pen.casing, stroke: pen.color, width: 2 }),
  ];
}

function triangle(route: Route, length: number, half: number): string {
  const tip = route[route.length - 1];
  const { at: foot } = stationAt(route, lengthOf(route) - length);
  const ahead = heading(foot, tip);
  const aside: Point = [-ahead[1], ahead[0]];
  return `${arcPath([move(foot, aside, half), tip])}L${move(foot, aside, -half).map(tenth).join(" ")}Z`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Part of a circle about a point, `spread` radians to both sides of a direction. */
export function arcAbout(center: Point, radius: number, [dx, dy]: Point, spread: number): Route {
  const middle = Math.atan2(dy, dx);
  return Array.from({ length: 13 }, (_, i) => {
    const angle = middle + spread * (i / 6 - 1);
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}
