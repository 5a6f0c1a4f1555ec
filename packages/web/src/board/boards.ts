import { decodeGeometry, type Geometry } from "@chancery/variants/boards";
import classic from "@chancery/variants/boards/classic/geometry.json" with { type: "json" };

/** Drawings of boards, ready to be drawn on. */
const known = new Map<string, Geometry>([["classic", decodeGeometry(classic)]]);

/** The drawing of a board that has been loaded. */
export function geometryOf(board: string): Geometry {
  const geometry = known.get(board);
  if (!geometry) throw new Error(`the board ${board} has not been loaded`);
  return geometry;
}
