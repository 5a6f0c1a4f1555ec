import type { CenterWorth, GameBoard } from "../game-board.ts";
import { decodeGeometry, type GeometryFile } from "../geometry.ts";
import { OIL, TWO_POINTS } from "./facts.ts";
import { dissolutionNotes } from "./notes.ts";
import { dissolutionBoard } from "./table.ts";

const includes = (list: readonly string[], id: string): boolean => list.includes(id);

const worthOf = (id: string): CenterWorth => ({
  points: includes(TWO_POINTS, id) ? 2 : 1,
  ...(includes(OIL, id) && { oil: true }),
});

export const onDissolutionBoard: GameBoard = {
  table: dissolutionBoard,
  notes: dissolutionNotes,
  geometry: async () => {
    const file = await import("./geometry.json", { with: { type: "json" } });
    return decodeGeometry(file.default as GeometryFile);
  },
  centers: Object.fromEntries(
    dissolutionBoard.provinces.flatMap(({ id, center }) => (center ? [[id, worthOf(id)]] : [])),
  ),
};
