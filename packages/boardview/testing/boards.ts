import { type Appearance, boardAppearance } from "@chancery/variants";
import { decodeGeometry, type GeometryFile, type Scene } from "@chancery/variants/boards";
import file1935 from "@chancery/variants/boards/board1935/geometry.json" with { type: "json" };
import causewayFile from "@chancery/variants/boards/causeway/geometry.json" with { type: "json" };
import classicFile from "@chancery/variants/boards/classic/geometry.json" with { type: "json" };
import dissolutionFile from "@chancery/variants/boards/dissolution/geometry.json" with { type: "json" };
import { favorGeometry } from "@chancery/variants/boards/favor";
import type { BoardGeometry } from "../src/seats.ts";

/** Boards of every kind, ready to be drawn on. */
export const GEOMETRY = {
  classic: decodeGeometry(classicFile as GeometryFile),
  dissolution: decodeGeometry(dissolutionFile as GeometryFile),
  board1935: decodeGeometry(file1935 as GeometryFile),
  causeway: decodeGeometry(causewayFile as GeometryFile),
  favor: favorGeometry,
} as const satisfies Readonly<Record<string, BoardGeometry>>;

export const geometryOf = ({ board }: Scene): BoardGeometry => GEOMETRY[board.id as keyof typeof GEOMETRY];

/** How the powers of a game look. */
export function lookOf(board: string): Appearance {
  const look = boardAppearance(board);
  if (!look) throw new Error(`no board ${board}`);
  return look;
}
