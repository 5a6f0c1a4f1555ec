import { BOARDS } from "@chancery/variants";
import { decodeGeometry, type Geometry } from "@chancery/variants/boards";
import classic from "@chancery/variants/boards/classic/geometry.json" with { type: "json" };

/** Drawings of boards, ready to be drawn on. The classic one is always there; others are loaded when they are played. */
const known = new Map<string, Geometry>([["classic", decodeGeometry(classic)]]);

/** The drawing of a board, which is loaded if it is not there yet. */
export async function loadGeometry(board: string): Promise<Geometry> {
  const geometry = known.get(board) ?? (await BOARDS.find(({ table }) => table.id === board)?.geometry());
  if (!geometry) throw new Error(`there is no drawing of the board ${board}`);
  known.set(board, geometry);
  return geometry;
}

export const hasGeometry = (board: string): boolean => known.has(board);

/** The drawing of a board that has been loaded. */
export function geometryOf(board: string): Geometry {
  const geometry = known.get(board);
  if (!geometry) throw new Error(`the board ${board} has not been loaded`);
  return geometry;
}
