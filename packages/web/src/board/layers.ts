import { type BoardOptions, type Drawing, drawBoard, type Layer, type Scene } from "@chancery/boardview";
import type { Geometry } from "@chancery/variants/boards";
import { useMemo } from "react";

/** What changes with every choice; everything else is drawn once per position. */
const LIVELY: ReadonlySet<string> = new Set(["washes", "orders", "heads", "marks", "highlights"]);

/** The layers of a scene. Those that only depend on the position stay the same objects while orders change. */
export function useLayers(
  geometry: Geometry,
  bare: Scene,
  full: Scene,
  options: BoardOptions,
): { drawing: Drawing; layers: readonly Layer[] } {
  const drawing = useMemo(() => drawBoard(geometry, bare, options), [geometry, bare, options]);
  const lively = useMemo(() => drawBoard(geometry, full, options), [geometry, full, options]);
  const layers = useMemo(
    () =>
      drawing.layers.map((layer) =>
        LIVELY.has(layer.name) ? (lively.layers.find(({ name }) => name === layer.name) ?? layer) : layer,
      ),
    [drawing, lively],
  );
  return { drawing, layers };
}
