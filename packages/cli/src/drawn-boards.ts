import type { BoardGeometry } from "@chancery/boardview";
import { decodeGeometry, favorGeometry, type GeometryFile } from "@chancery/variants/boards";
import { Failure } from "./failure.ts";

type Read = () => Promise<{ readonly default: unknown }>;

const FILES: Readonly<Record<string, Read>> = {
  classic: () => import("@chancery/variants/boards/classic/geometry.json", { with: { type: "json" } }),
  dissolution: () =>
    import("@chancery/variants/boards/dissolution/geometry.json", { with: { type: "json" } }),
  board1935: () => import("@chancery/variants/boards/board1935/geometry.json", { with: { type: "json" } }),
};

/** The drawing of a board; only the one that is needed is read. */
export async function geometryOf(board: string): Promise<BoardGeometry> {
  if (board === favorGeometry.board) return favorGeometry;
  const read = FILES[board];
  if (!read) throw new Failure(`nobody has drawn the board "${board}" yet`);
  return decodeGeometry((await read()).default as GeometryFile);
}
