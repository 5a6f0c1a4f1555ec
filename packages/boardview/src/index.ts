/** Boards as pictures: what to show (a scene), drawn as plain data (a drawing), written as SVG. */

export {
  HIGHLIGHT_KINDS,
  type HighlightKind,
  ORDER_STATES,
  type OrderState,
  orderId,
  type Scene,
  type SceneCenter,
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
export { THEMES, type ThemeName } from "./colors/theme.ts";
export type { Detail } from "./detail.ts";
export type * from "./drawing.ts";
export { definitionsOf, elementOf, type SvgElement } from "./elements.ts";
export { drawCenterBeside } from "./ground/centers.ts";
export { withOccupiers } from "./ground/occupation.ts";
export { LABELS, type Labels } from "./labels/labels.ts";
export { preparations } from "./preparations.ts";
export { type SceneContext, sceneOf } from "./scene-of.ts";
export type { BoardGeometry } from "./seats.ts";
export { type SvgOptions, toSvg } from "./svg.ts";
export { drawTokenBeside, lineColor } from "./tokens/token.ts";
