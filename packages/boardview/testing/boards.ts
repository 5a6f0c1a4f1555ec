import { decodeGeometry, favorGeometry, type GeometryFile } from "@chancery/variants/boards";
import file1935 from "@chancery/variants/boards/board1935/geometry.json" with { type: "json" };
import classicFile from "@chancery/variants/boards/classic/geometry.json" with { type: "json" };
import dissolutionFile from "@chancery/variants/boards/dissolution/geometry.json" with { type: "json" };
import type { BoardGeometry } from "../src/seats.ts";

/** Every board there is, ready to be drawn on. */
export const GEOMETRY = {
  classic: decodeGeometry(classicFile as GeometryFile),
  dissolution: decodeGeometry(dissolutionFile as GeometryFile),
  board1935: decodeGeometry(file1935 as GeometryFile),
  favor: favorGeometry,
} as const satisfies Readonly<Record<string, BoardGeometry>>;
