import type { Board, Province } from "@chancery/engine";

/**
 * All routes over these seas, each taken by a fleet: ways from the origin's shore to the destination's that come into no
 * sea twice, found by walking each to its end. Ways over the same seas are one route.
 */
export function routesOver(
  board: Board,
  seas: readonly Province[],
  from: Province,
  to: Province,
): Province[][] {
  const routes = new Map<string, Province[]>();
  const walk = (way: readonly Province[]): void => {
    const here = way[way.length - 1];
    if (board.seasNextTo[to].includes(here)) {
      const route = way.toSorted((a, b) => a - b);
      routes.set(route.join(" "), route);
    }
    for (const next of seas)
      if (!way.includes(next) && board.seasNextTo[here].includes(next)) walk([...way, next]);
  };
  for (const first of seas) if (board.seasNextTo[from].includes(first)) walk([first]);
  return [...routes.values()];
}
