import {
  type BoardOptions,
  type Drawing,
  drawOrderLayers,
  drawPosition,
  type Layer,
  type Scene,
  stacked,
} from "@chancery/boardview";
import type { Geometry } from "@chancery/variants/boards";
import { useMemo } from "react";

/** A scene, drawn in two parts: the position, which stays the same object while orders change, and the orders. */
export function useLayers(
  geometry: Geometry,
  bare: Scene,
  full: Scene,
  options: BoardOptions,
): { drawing: Drawing; layers: readonly Layer[] } {
  const drawing = useMemo(() => drawPosition(geometry, bare, options), [geometry, bare, options]);
  const orders = useMemo(() => drawOrderLayers(geometry, full, options), [geometry, full, options]);
  const layers = useMemo(() => stacked(drawing.layers, orders), [drawing, orders]);
  return { drawing, layers };
}
