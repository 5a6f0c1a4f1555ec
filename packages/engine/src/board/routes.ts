import type { Board, Province } from "./board.ts";
import { crossingOf, MOST_SEAS, onMinimalRoutes } from "./crossing.ts";

/** Whether a sea is next to a province, from any of its coasts. */
export function touches(board: Board, province: Province, sea: number): boolean {
  return board.seasNextTo[province].includes(sea as Province);
}

/** The provinces, other than seas, that can be reached from `from` across the given seas. */
export function shoresAcross(board: Board, seas: readonly Province[], from: Province): ReadonlySet<Province> {
  const crossed = new Set(seas.filter((sea) => touches(board, from, sea)));
  for (const sea of crossed) {
    for (const other of seas) if (touches(board, sea, other)) crossed.add(other);
  }
  const shores = new Set<Province>();
  for (const sea of crossed) {
    for (const location of board.reach.water.to[sea]) {
      const province = board.provinceOf[location] as Province;
      if (board.isSea[province] === 0 && province !== from) shores.add(province);
    }
  }
  return shores;
}

/**
 * Of the given seas, those that lie on a chain from `from` to `to` from which none can be dropped:
 * only the first touches the start, only the last the end, and only neighbors in the chain touch.
 */
export function seasOnMinimalRoutes(
  board: Board,
  seas: readonly Province[],
  from: Province,
  to: Province,
): ReadonlySet<Province> {
  if (seas.length > MOST_SEAS) return searchMinimalRoutes(board, seas, from, to);
  const used = onMinimalRoutes(crossingOf(board, seas), -1, from, to);
  const found = new Set<Province>();
  for (let index = 0; index < seas.length; index++) if ((used & (1 << index)) !== 0) found.add(seas[index]);
  return found;
}

/** The same for any number of seas. */
export function searchMinimalRoutes(
  board: Board,
  seas: readonly Province[],
  from: Province,
  to: Province,
): ReadonlySet<Province> {
  const used = new Set<Province>();
  const extend = (chain: readonly Province[]): void => {
    const last = chain[chain.length - 1];
    if (touches(board, to, last)) {
      for (const sea of chain) used.add(sea);
      return;
    }
    for (const sea of seas) {
      if (!touches(board, last, sea) || chain.includes(sea) || touches(board, from, sea)) continue;
      if (chain.slice(0, -1).some((earlier) => touches(board, earlier, sea))) continue;
      extend([...chain, sea]);
    }
  };
  for (const sea of seas) if (touches(board, from, sea)) extend([sea]);
  return used;
}
