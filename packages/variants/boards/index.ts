/** The boards: tables, what is noted about them, and how to read their drawings. */
export type { BoardTable, ProvinceRow } from "@chancery/engine";
export { notes1935 } from "./board1935/notes.ts";
export { board1935 } from "./board1935/table.ts";
export { classicBoard } from "./classic/table.ts";
export { type Arc, arcAt, arcPath, flatten, flattenRing, type Point, polygonsPath } from "./curves.ts";
export * as dissolutionFacts from "./dissolution/facts.ts";
export { dissolutionNotes } from "./dissolution/notes.ts";
export { dissolutionBoard } from "./dissolution/table.ts";
export type { FavorGeometry } from "./favor/geometry.ts";
export { SLICES } from "./favor/spaces.ts";
export { favorBoard, favorBorders } from "./favor/table.ts";
export type { CenterWorth, GameBoard } from "./game-board.ts";
export * from "./geometry.ts";
export type { BoardNotes } from "./notes.ts";
export * from "./scene.ts";
export * from "./slots.ts";
