import { type BoardOptions, type Drawing, drawBoard as draw, type Scene } from "@chancery/boardview";
import type { Geometry } from "@chancery/variants/boards";
import { board as text } from "../messages/board.ts";

/** How a board looks; what it says is in the language of the page. */
export type BoardLook = Omit<BoardOptions, "text">;

export const drawBoard = (geometry: Geometry, scene: Scene, look: BoardLook): Drawing =>
  draw(geometry, scene, { ...look, text });
