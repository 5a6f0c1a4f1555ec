import type { Seating } from "./cost.ts";
import type { Past } from "./past.ts";
import type { Problem } from "./problem.ts";

/**
 * As many boards as seats (49 players at seven boards of seven) is the tightest case in which nobody has to meet twice.
 * Chance doesn't find these rounds, so they are built: the boards of two earlier rounds are rows and columns of a square,
 * and each further round is a set of parallel lines in it.
 */
export function gridSeatings({ seats, boards, entries }: Problem, { rounds }: Past): Seating[] {
  if (boards !== seats || entries.length !== seats * seats || rounds.length < 2) return [];
  const [rows, columns] = rounds.map((round) => placesIn(round));
  const cells = entries.map((player) => [rows.get(player), columns.get(player)] as const);
  const isSquare =
    rounds[0].length === seats &&
    rounds[1].length === seats &&
    cells.every(([row, column]) => row !== undefined && column !== undefined) &&
    new Set(cells.map(String)).size === entries.length;
  if (!isSquare) return [];
  return Array.from({ length: seats - 1 }, (_, index) => {
    const lines: number[][] = Array.from({ length: boards }, () => []);
    cells.forEach(([row = 0, column = 0], entry) => {
      lines[(row + (index + 1) * column) % seats].push(entry);
    });
    return Int32Array.from(lines.flat());
  }).filter((seating) => seating.length === entries.length);
}

const placesIn = (boards: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(boards.flatMap((board, number) => board.map((player) => [player, number] as const)));
