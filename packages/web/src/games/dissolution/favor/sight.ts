import type { Point } from "@chancery/variants/boards";

/** As much of the board as a phone shows at once, large enough to press: in units of the board. */
const WINDOW = { width: 700, height: 900 };

/**
 * What a phone shows first of places all around the map: the most of them that fit together, closest to each other.
 * Together they'd be seen from so far away that the middle, where there's nothing, would be what is seen.
 */
export function firstSight(places: readonly Point[], window = WINDOW): readonly Point[] {
  const groups = Array.from({ length: 2 ** places.length - 1 }, (_, i) =>
    places.filter((_each, bit) => ((i + 1) >> bit) & 1),
  );
  const spanOf = (group: readonly Point[]) => {
    const [xs, ys] = [group.map(([x]) => x), group.map(([, y]) => y)];
    return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  };
  const fitting = groups
    .map((group) => ({ group, ...spanOf(group) }))
    .filter(({ width, height }) => width <= window.width && height <= window.height)
    .toSorted(
      (one, other) =>
        other.group.length - one.group.length || one.width + one.height - other.width - other.height,
    );
  return fitting[0]?.group ?? [];
}
