/** Boards as pictures: what to show (a scene), drawn as plain data (a drawing), written as SVG. */

export {
  HIGHLIGHT_KINDS,
  type HighlightKind,
  ORDER_STATES,
  type OrderState,
  orderId,
  type Scene,
  type SceneCentre,
  type SceneHighlight,
  type SceneOrder,
  type SceneOrderType,
  type ScenePower,
  type SceneProvince,
  type SceneUnit,
  type SceneUnitKind,
  type Slot,
  UNIT_KINDS,
} from "@chancery/variants/boards";
export { type AnimationOptions, toAnimatedSvg } from "./animation.ts";
export { drawTokenBeside, lineColour } from "./beside.ts";
export {
  type BoardOptions,
  drawBoard,
  drawFrame,
  drawOrderLayers,
  drawPieces,
  drawPosition,
  isGround,
  stacked,
} from "./board.ts";
export { drawCentreBeside } from "./centres.ts";
export type { Detail } from "./detail.ts";
export type * from "./drawing.ts";
export { definitionsOf, elementOf, type SvgElement } from "./elements.ts";
export { LABELS, type Labels } from "./labels.ts";
export { withOccupiers } from "./occupation.ts";
export { preparations } from "./preparations.ts";
export { type SceneContext, sceneOf } from "./scene-of.ts";
export type { BoardGeometry } from "./seats.ts";
export { type SvgOptions, toSvg } from "./svg.ts";
export { THEMES, type ThemeName } from "./theme.ts";
