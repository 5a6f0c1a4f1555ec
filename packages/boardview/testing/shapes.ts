import type { Drawing, GroupShape, Shape } from "../src/drawing.ts";

/** All shapes of a list, with those inside groups. */
export const allShapes = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.shape === "group" ? [shape, ...allShapes(shape.shapes)] : [shape]));

export const layerOf = ({ layers }: Drawing, name: string): readonly Shape[] => {
  const layer = layers.find((each) => each.name === name);
  if (!layer) throw new Error(`no layer ${name}`);
  return layer.shapes;
};

/** Groups of a layer that stand for something. */
export const groupsIn = (drawing: Drawing, layer: string): GroupShape[] =>
  layerOf(drawing, layer).filter((shape): shape is GroupShape => shape.shape === "group");
