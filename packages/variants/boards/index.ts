export { notes1935 } from "./board1935/notes.ts";
export { board1935 } from "./board1935/table.ts";
export { classicBoard } from "./classic/table.ts";
export * as dissolutionFacts from "./dissolution/facts.ts";
export { dissolutionNotes } from "./dissolution/notes.ts";
export { dissolutionBoard } from "./dissolution/table.ts";
export type { BoardNotes } from "./notes.ts";
