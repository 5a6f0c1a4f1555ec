import { arcPath, type Point } from "@chancery/variants/boards";
import { path, type Shape } from "./drawing.ts";
import { heading, lengthOf, move, type Route, shortened, stationAt } from "./route.ts";

/** How a line is drawn: its colour, what sets it off from everything below, and its shape. */
export interface Pen {
  readonly colour: string;
  readonly casing: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

/** How a line ends: units that only sortie have a hollow head. */
export type Head = "solid" | "hollow" | "none";

const CASING = 3.4;
const HEAD = { length: 3.5, least: 2.6, width: 3.1 };

/** A line along a route with a head at its end. Wide enough to be hit by a finger. */
export function drawArrow(route: Route, head: Head, pen: Pen): Shape[] {
  const pointed = head !== "none";
  const whole = lengthOf(route);
  const length = Math.min(
    pen.width * HEAD.length,
    Math.max(pen.width * HEAD.least, whole * 0.3),
    whole * 0.8,
  );
  const line = arcPath(pointed ? shortened(route, length * 0.8) : route);
  const tip = pointed ? triangle(route, length, (pen.width * HEAD.width) / 2) : "";
  return [
    path(line, { stroke: "transparent", width: 16 }),
    path(line, { stroke: pen.casing, width: pen.width + CASING }),
    ...(pointed ? [path(tip, { stroke: pen.casing, width: CASING + 0.6 })] : []),
    path(line, {
      stroke: pen.colour,
      width: pen.width,
      ...(pen.dash && { dash: pen.dash, butt: pen.dash[0] > 1 }),
    }),
    ...(head === "solid" ? [path(tip, { fill: pen.colour })] : []),
    ...(head === "hollow" ? [path(tip, { fill: pen.casing, stroke: pen.colour, width: 2 })] : []),
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
export function arcAbout(centre: Point, radius: number, [dx, dy]: Point, spread: number): Route {
  const middle = Math.atan2(dy, dx);
  return Array.from({ length: 13 }, (_, i) => {
    const angle = middle + spread * (i / 6 - 1);
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}
