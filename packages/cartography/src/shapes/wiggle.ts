import { distance, type Point } from "./plane.ts";

/** A number from 0 to 1 that depends on nothing but the numbers given. */
function chance(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) {
    for (const letter of number.toFixed(4)) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const DEPTH = 5;

/**
 * Roughens a straight side by moving its middle, then the middles of the halves, and so on, so that borders
 * drawn by hand do not look ruled. The same from both ends; long sides bend no more than short ones.
 */
export function wiggle(a: Point, b: Point, amount: number): Point[] {
  if (a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])) return wiggle(b, a, amount).reverse();
  const bend = amount * Math.min(1, 1 / distance(a, b));
  const walk = (p: Point, q: Point, depth: number, scale: number): Point[] => {
    if (depth === 0) return [p];
    const shift = (chance(p[0], p[1], q[0], q[1]) - 0.5) * 2 * bend * scale;
    const middle: Point = [
      (p[0] + q[0]) / 2 - (q[1] - p[1]) * shift,
      (p[1] + q[1]) / 2 + (q[0] - p[0]) * shift,
    ];
    return [...walk(p, middle, depth - 1, scale * 0.85), ...walk(middle, q, depth - 1, scale * 0.85)];
  };
  return [...walk(a, b, DEPTH, 1), b];
}
