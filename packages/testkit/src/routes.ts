import type { Board, Province } from "@chancery/engine";

/**
 * Whether these sea provinces, all taken by fleets, join two coasts: spread from the seas at the origin
 * over neighboring seas of the set, and see whether one at the destination was reached.
 */
function joins(board: Board, seas: readonly Province[], from: Province, to: Province): boolean {
  const reached = new Set(seas.filter((sea) => board.seasNextTo[from].includes(sea)));
  for (const sea of reached) {
    for (const next of seas) if (board.seasNextTo[sea].includes(next)) reached.add(next);
  }
  return [...reached].some((sea) => board.seasNextTo[to].includes(sea));
}

/** All routes over these seas from which no fleet can be dropped, found by trying every subset. */
export function minimalRoutes(
  board: Board,
  seas: readonly Province[],
  from: Province,
  to: Province,
): Province[][] {
  const routes: Province[][] = [];
  if (!joins(board, seas, from, to)) return routes;
  for (let subset = 1; subset < 2 ** seas.length; subset++) {
    const route = seas.filter((_, index) => (subset >> index) % 2 === 1);
    if (!joins(board, route, from, to)) continue;
    const idle = route.some((sea) =>
      joins(
        board,
        route.filter((other) => other !== sea),
        from,
        to,
      ),
    );
    if (!idle) routes.push(route);
  }
  return routes;
}
