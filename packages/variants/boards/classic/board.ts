import type { GameBoard } from "../game-board.ts";
import { decodeGeometry, type GeometryFile } from "../geometry.ts";
import { classicBoard } from "./table.ts";

export const onClassicBoard: GameBoard = {
  table: classicBoard,
  geometry: async () => {
    const file = await import("./geometry.json", { with: { type: "json" } });
    return decodeGeometry(file.default as GeometryFile);
  },
};
