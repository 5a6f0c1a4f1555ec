import type { Arc, Point } from "@chancery/variants/boards";

/** A way across the board as points close to each other. */
export type Route = Arc;

/** A point of a route, and the direction there, as a vector of length 1. */
export interface Station {
  readonly at: Point;
  readonly ahead: Point;
}

const STEPS = 14;

/** Called so often that `Math.hypot` would be felt. */
export const distance = (a: Point, b: Point): number => Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);

export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The vector from one point to another, shortened to length 1. */
export function heading(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

export const move = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

/** From one point to another by way of a third that pulls it aside. */
export function curved(from: Point, pull: Point, to: Point): Route {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    return between(between(from, pull, t), between(pull, to, t), t);
  });
}

/** Slightly bent to the left of the way one goes, so that two that meet head to head pass each other. */
export function bent(from: Point, to: Point): Route {
  const [dx, dy] = heading(from, to);
  const aside = Math.min(30, Math.max(11, distance(from, to) * 0.15));
  return curved(from, move(between(from, to, 0.5), [dy, -dx], aside), to);
}

/** Smoothly through all the points (a Catmull-Rom spline). */
export function through(points: readonly Point[]): Route {
  const route: Point[] = [points[0]];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ];
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const [wa, wb, wc, wd] = [
        (-t + 2 * t * t - t ** 3) / 2,
        (2 - 5 * t * t + 3 * t ** 3) / 2,
        (t + 4 * t * t - 3 * t ** 3) / 2,
        (t ** 3 - t * t) / 2,
      ];
      route.push([
        a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd,
        a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd,
      ]);
    }
  }
  return route;
}

export function lengthOf(route: Route): number {
  let length = 0;
  for (let i = 1; i < route.length; i++) length += distance(route[i - 1], route[i]);
  return length;
}

/** The point that far along a route. */
export function stationAt(route: Route, way: number): Station {
  let left = way;
  for (let i = 1; i < route.length; i++) {
    const step = distance(route[i - 1], route[i]);
    if (left <= step || i === route.length - 1) {
      return {
        at: between(route[i - 1], route[i], step > 0 ? left / step : 0),
        ahead: heading(route[i - 1], route[i]),
      };
    }
    left -= step;
  }
  throw new Error("a route has at least two points");
}

/** The route without its last part. */
export function shortened(route: Route, by: number): Route {
  const way = Math.max(0, lengthOf(route) - by);
  const { at } = stationAt(route, way);
  const kept: Point[] = [];
  let gone = 0;
  for (let i = 0; i < route.length; i++) {
    if (i > 0) gone += distance(route[i - 1], route[i]);
    if (gone >= way && i > 0) break;
    kept.push(route[i]);
  }
  return [...kept, at];
}

/** The route from where it leaves the circle about its first point to where it enters the one about its last. */
export function trimmed(route: Route, start: number, end: number): Route {
  return leaving(leaving(route, start).toReversed(), end).toReversed();
}

function leaving(route: Route, radius: number): Route {
  if (radius === 0) return route;
  const center = route[0];
  const first = route.findIndex((point) => distance(center, point) > radius);
  if (first < 1) return route.slice(-2);
  let [low, high] = [0, 1];
  for (let n = 0; n < 20; n++) {
    const t = (low + high) / 2;
    if (distance(center, between(route[first - 1], route[first], t)) > radius) high = t;
    else low = t;
  }
  return [between(route[first - 1], route[first], high), ...route.slice(first)];
}

/** The route in waves to both sides; it begins and ends as before. */
export function wavy(route: Route, wave: { readonly length: number; readonly height: number }): Route {
  const length = lengthOf(route);
  const tail = Math.min(length / 3, wave.length);
  const swings = Math.max(1, Math.round((length - tail) / wave.length));
  const steps = swings * 12;
  const waves = Array.from({ length: steps }, (_, i): Point => {
    const { at, ahead } = stationAt(route, ((length - tail) * i) / steps);
    return move(at, [ahead[1], -ahead[0]], wave.height * Math.sin((i / 12) * 2 * Math.PI));
  });
  return [...waves, stationAt(route, length - tail).at, route[route.length - 1]];
}
