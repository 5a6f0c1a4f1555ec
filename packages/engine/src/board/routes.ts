import type { Board, Province } from "./board.ts";
import { crossingOf, MOST_SEAS, onRoutes, type Routes } from "./crossing.ts";

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

/** Of the given seas, those that lie on a route from `from` to `to`. */
export function seasOnRoutes(
  board: Board,
  seas: readonly Province[],
  from: Province,
  to: Province,
  which: Routes,
): ReadonlySet<Province> {
  if (seas.length > MOST_SEAS) return searchRoutes(board, seas, from, to, which);
  const used = onRoutes(crossingOf(board, seas), -1, from, to, which);
  const found = new Set<Province>();
  for (let index = 0; index < seas.length; index++) if ((used & (1 << index)) !== 0) found.add(seas[index]);
  return found;
}

/** The same for any number of seas. */
export const searchRoutes = (
  board: Board,
  seas: readonly Province[],
  from: Province,
  to: Province,
  which: Routes,
): ReadonlySet<Province> => (which === "all" ? searchAll : searchShortest)(board, seas, from, to);

/**
 * A sea is on a chain that passes none twice if, whichever other sea is taken away, one of the ends can still be
 * reached from it (the fan lemma).
 */
function searchAll(
  board: Board,
  seas: readonly Province[],
  from: Province,
  to: Province,
): ReadonlySet<Province> {
  const reaches = (
    sea: Province,
    without: Province | null,
  ): { readonly start: boolean; readonly end: boolean } => {
    const reached = new Set([sea]);
    for (const at of reached)
      for (const other of seas) if (other !== without && touches(board, at, other)) reached.add(other);
    const some = (shore: Province): boolean => [...reached].some((at) => touches(board, shore, at));
    return { start: some(from), end: some(to) };
  };
  const isOn = (sea: Province): boolean => {
    const { start, end } = reaches(sea, null);
    if (!start || !end) return false;
    return seas.every((other) => {
      if (other === sea) return true;
      const left = reaches(sea, other);
      return left.start || left.end;
    });
  };
  return new Set(seas.filter(isOn));
}

/** Goes through all chains: only the first sea touches the start, only the last the end, and only neighbors touch. */
function searchShortest(
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
