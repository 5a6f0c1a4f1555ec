import type { Point } from "@chancery/variants/boards";

const DIRECTIONS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;
export type Direction = keyof typeof DIRECTIONS;

export const isDirection = (key: string): key is Direction => key in DIRECTIONS;

/** How much worse a place is for each px that it lies aside. */
const ASIDE = 2;
/** What lies farther aside than this, beside what it lies ahead, is taken only if there is nothing else. */
const CONE = 1.5;
const LAST = 1e6;

/** The nearest place in a direction; null if there is none. */
export function nextPlace<T extends string>(
  places: ReadonlyMap<T, Point>,
  from: Point,
  direction: Direction,
): T | null {
  const [dx, dy] = DIRECTIONS[direction];
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, [x, y]] of places) {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + aside * ASIDE + (aside > ahead * CONE ? LAST : 0);
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
