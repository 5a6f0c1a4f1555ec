/** Boards as pictures: what is to be seen (a scene), drawn as plain data (a drawing), written as SVG. */

export type { Slot } from "@chancery/variants/boards";
export { type AnimationOptions, toAnimatedSvg } from "./animation.ts";
export { drawTokenBeside, lineColour } from "./beside.ts";
export { type BoardOptions, drawBoard, drawOrderLayers, drawPosition, stacked } from "./board.ts";
export type * from "./drawing.ts";
export { type FavorSceneContext, favorScene } from "./favor-scene.ts";
export { LABELS, type Labels } from "./labels.ts";
export * from "./scene.ts";
export { type SceneContext, sceneOf } from "./scene-of.ts";
export type { BoardGeometry } from "./seats.ts";
export { type SvgOptions, toSvg } from "./svg.ts";
export { THEMES, type ThemeName } from "./theme.ts";
