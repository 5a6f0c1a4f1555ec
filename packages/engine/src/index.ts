export type { Board, Location, LocationInfo, Province, ProvinceInfo, Reach, Way } from "./board/board.ts";
export { isNext, landings, WAYS } from "./board/board.ts";
export { type BoardFault, compileBoard } from "./board/compile.ts";
export { plainDistance, travelDistance } from "./board/distance.ts";
export { type BoardTable, type EdgeTable, type ProvinceRow, TERRAINS, type Terrain } from "./board/table.ts";
export * from "./orders/order.ts";
export { type MovementOutcome, resolveMovement } from "./resolve/movement/resolve.ts";
export * from "./resolve/verdict.ts";
export { BrokenInvariant, fail, ok, type Result } from "./result.ts";
export type { Policies } from "./rulebook/policies.ts";
export type { PowerInfo, Rules } from "./rulebook/rules.ts";
export type { Game, OptionFault, OptionInfo, Variant } from "./rulebook/variant.ts";
export {
  formatPhase,
  type Phase,
  parsePhase,
  SEASONS,
  type Season,
  TASKS,
  type Task,
} from "./state/phase.ts";
export * from "./state/state.ts";
export type { Power, Unit, UnitKind } from "./state/unit.ts";
