export { classicBoard } from "./boards/classic/table.ts";
export { createClassic } from "./classic/game.ts";
