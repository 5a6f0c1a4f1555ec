import type { GameBoard } from "../game-board.ts";
import { decodeGeometry, type GeometryFile } from "../geometry.ts";
import { causewayBoard } from "./table.ts";

export const onCausewayBoard: GameBoard = {
  table: causewayBoard,
  geometry: async () => {
    const file = await import("./geometry.json", { with: { type: "json" } });
    return decodeGeometry(file.default as GeometryFile);
  },
};
