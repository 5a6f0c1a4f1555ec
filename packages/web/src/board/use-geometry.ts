import { useLoaded } from "../app/use-loaded.ts";
import { hasGeometry, loadGeometry } from "./boards.ts";

/** Whether a board can be drawn. */
export const useGeometry = (board: string): boolean => useLoaded(board, hasGeometry, loadGeometry);
