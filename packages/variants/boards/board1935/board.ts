import type { GameBoard } from "../game-board.ts";
import { decodeGeometry, type GeometryFile } from "../geometry.ts";
import { notes1935 } from "./notes.ts";
import { board1935 } from "./table.ts";

export const onBoard1935: GameBoard = {
  table: board1935,
  notes: notes1935,
  geometry: async () => {
    const file = await import("./geometry.json", { with: { type: "json" } });
    return decodeGeometry(file.default as GeometryFile);
  },
};
