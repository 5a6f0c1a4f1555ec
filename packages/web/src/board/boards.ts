import { preparations } from "@chancery/boardview";
import { gameBoard } from "@chancery/variants";
import { decodeGeometry, type Geometry } from "@chancery/variants/boards";
import classic from "@chancery/variants/boards/classic/geometry.json" with { type: "json" };
import { nextTask } from "../lib/next-task.ts";

/** Drawings of boards, ready to be drawn on. */
const known = new Map<string, Geometry>();

/** Boards that come with the application, as the first page shows them. Others are loaded when they are played. */
const BUNDLED: Readonly<Record<string, typeof classic>> = { classic };

/** The drawing of a board. */
export async function loadGeometry(board: string): Promise<Geometry> {
  const before = known.get(board);
  if (before) return before;
  const bundled = BUNDLED[board];
  const geometry = bundled ? decodeGeometry(bundled) : await gameBoard(board)?.geometry();
  if (!geometry) throw new Error(`there is no drawing of the board ${board}`);
  // It takes a phone long enough to be felt, so it's done bit by bit.
  for (const prepare of preparations(geometry)) {
    await nextTask();
    prepare();
  }
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
