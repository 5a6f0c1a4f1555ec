import {
  type Drawing,
  drawOrderLayers,
  drawPosition,
  type Layer,
  type Scene,
  stacked,
} from "@chancery/boardview";
import type { Geometry } from "@chancery/variants/boards";
import { useMemo } from "react";
import { board as text } from "../messages/board.ts";
import type { BoardLook } from "./draw.ts";

/** A scene, drawn in two parts: the position, which stays the same object while orders change, and the orders. */
export function useLayers(
  geometry: Geometry,
  bare: Scene,
  full: Scene,
  look: BoardLook,
): { drawing: Drawing; layers: readonly Layer[] } {
  const options = useMemo(() => ({ ...look, text }), [look]);
  const drawing = useMemo(() => drawPosition(geometry, bare, options), [geometry, bare, options]);
  const orders = useMemo(() => drawOrderLayers(geometry, full, options), [geometry, full, options]);
  const layers = useMemo(() => stacked(drawing.layers, orders), [drawing, orders]);
  return { drawing, layers };
}
