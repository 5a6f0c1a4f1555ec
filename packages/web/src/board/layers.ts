import { type BoardOptions, type Drawing, drawBoard, type Layer, type Scene } from "@chancery/boardview";
import { useMemo } from "react";
import { classicGeometry } from "./boards.ts";

/** What changes with every choice; everything else is drawn once per position. */
const LIVELY: ReadonlySet<string> = new Set(["washes", "orders", "heads", "marks", "highlights"]);

/** The layers of a scene. Those that only depend on the position stay the same objects while orders change. */
export function useLayers(
  bare: Scene,
  full: Scene,
  options: BoardOptions,
): { drawing: Drawing; layers: readonly Layer[] } {
  const drawing = useMemo(() => drawBoard(classicGeometry, bare, options), [bare, options]);
  const lively = useMemo(() => drawBoard(classicGeometry, full, options), [full, options]);
  const layers = useMemo(
    () =>
      drawing.layers.map((layer) =>
        LIVELY.has(layer.name) ? (lively.layers.find(({ name }) => name === layer.name) ?? layer) : layer,
      ),
    [drawing, lively],
  );
  return { drawing, layers };
}
