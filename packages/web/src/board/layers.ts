import {
  type BoardGeometry,
  type Detail,
  type Drawing,
  drawFrame,
  drawOrderLayers,
  drawPieces,
  type Layer,
  type Scene,
  stacked,
} from "@chancery/boardview";
import { useMemo } from "react";
import { board as text } from "../messages/board.ts";
import type { BoardLook } from "./draw.ts";

/** What is drawn: a board, its position, and the same with orders and highlights. */
export interface Sight {
  readonly geometry: BoardGeometry;
  readonly bare: Scene;
  readonly full: Scene;
  readonly look: BoardLook;
}

/**
 * A scene in three parts: the ground, which stays the same object while anything else changes; the pieces, which change
 * with the scale; and the orders. Without a scale there is only the ground.
 */
export function useLayers(
  { geometry, bare, full, look }: Sight,
  detail: Detail | null,
): { drawing: Drawing; layers: readonly Layer[] } {
  const options = useMemo(() => ({ ...look, text }), [look]);
  const drawing = useMemo(() => drawFrame(geometry, bare, options), [geometry, bare, options]);
  const pieces = useMemo(
    () => (detail ? drawPieces(geometry, bare, { ...options, detail }) : []),
    [geometry, bare, options, detail],
  );
  const orders = useMemo(
    () => (detail ? drawOrderLayers(geometry, full, { ...options, detail }) : []),
    [geometry, full, options, detail],
  );
  const layers = useMemo(() => stacked(drawing.layers, pieces, orders), [drawing, pieces, orders]);
  return { drawing, layers };
}
