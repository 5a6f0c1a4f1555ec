export { goOnFrom, playPhase } from "./advance/advance.ts";
export { declareDisorder, endDisorder, restoreOrder } from "./advance/disorder.ts";
export {
  endAtTimeLimit,
  endInDraw,
  judgeControlByCenters,
  judgeControlByUnits,
  judgeLimitByCenters,
  judgeLimitByUnits,
  judgeSpringLimit,
  type NoDraw,
  survivors,
} from "./advance/endings.ts";
export { LaterMap } from "./advance/later-map.ts";
export { drawLots } from "./advance/lots.ts";
export { captureCenters } from "./advance/ownership.ts";
export {
  adjustmentStep,
  movementStep,
  moveSifted,
  moveWithout,
  retreatStep,
  someAdjustment,
  someDislodged,
} from "./advance/phases.ts";
export { type Sifted, sift } from "./advance/sift.ts";
export type { Board, Location, LocationInfo, Province, ProvinceInfo, Reach, Way } from "./board/board.ts";
export { isNext, landings, reachOf, WAYS } from "./board/board.ts";
export { type BoardFault, boardOf, compileBoard } from "./board/compile.ts";
export { plainDistance, travelDistance } from "./board/distance.ts";
export { type BoardTable, type EdgeTable, type ProvinceRow, TERRAINS, type Terrain } from "./board/table.ts";
export type { Fault } from "./fault.ts";
export { formatOrder, formatUnit } from "./notation/format.ts";
export { readPower } from "./notation/gazetteer.ts";
export { type Grammar, NO_WORDS, type OrderWords } from "./notation/lexicon/order-words.ts";
export { nearestName, noSuch } from "./notation/meanings/suggest.ts";
export type { Guess, Misreading, MisreadingCode, Reading } from "./notation/misreading.ts";
export { createNotation, type Notation } from "./notation/notation.ts";
export { type Occupiers, occupiersOf } from "./notation/occupiers.ts";
export { readOrder } from "./notation/read.ts";
export { type LoosePosition, type PositionFault, readPosition } from "./notation/read-wire.ts";
export {
  citationsOf,
  misreadingJson,
  type ReasonJson,
  reasonJson,
  sheetFaultJson,
} from "./notation/reason-json.ts";
export {
  isForPhase,
  readOrders,
  readSheet,
  type SheetFault,
  type SheetOrder,
  type SheetReading,
} from "./notation/sheet.ts";
export { type DislodgedJson, formatPosition, type PositionJson } from "./notation/wire.ts";
export { adjustmentDue, buildSites, buildsOpen } from "./orders/adjust.ts";
export { type Hops, nextHops } from "./orders/chains.ts";
export { checkOrder } from "./orders/check.ts";
export { legalOrders, legalOrdersOf, legalOrdersOfAll } from "./orders/enumerate.ts";
export { ILLEGALITIES, type Illegal, type Illegality } from "./orders/illegal.ts";
export * from "./orders/order.ts";
export { isRecord } from "./record.ts";
export {
  type Disabled,
  type MovementOutcome,
  resolveFully,
  resolveMovement,
} from "./resolve/movement/resolve.ts";
export { adjudicate } from "./resolve/packed/adjudicate.ts";
export { ownersAfter, stateAfter, UNOWNED } from "./resolve/packed/after.ts";
export { createOutcome, DISLODGED, NOBODY, type Outcome } from "./resolve/packed/outcome.ts";
export { type Prepared, prepare } from "./resolve/packed/prepared.ts";
export { retreatsFrom } from "./resolve/places.ts";
export { removals } from "./resolve/removals.ts";
export { resolveRetreats } from "./resolve/retreats.ts";
export {
  REASONS,
  RESULTS,
  type Reason,
  type ReasonCode,
  type ResultWord,
  STATUSES,
  type Status,
  type Verdict,
} from "./resolve/verdict.ts";
export { BrokenInvariant, fail, ok, type Result } from "./result.ts";
export { type OwnFacts, type OwnReason, ownReason } from "./rulebook/own.ts";
export type { Policies } from "./rulebook/policies.ts";
export {
  holdingOut,
  isTalkOpen,
  type Procedure,
  STAGES,
  type Stage,
  stagesOf,
} from "./rulebook/procedure.ts";
export {
  type AdjustmentRules,
  type Citations,
  countsCenters,
  type FieldReader,
  type FoldedLine,
  kindOf,
  kindsOf,
  type Limit,
  type LineReader,
  type OwnRules,
  type PhaseSpec,
  type PowerInfo,
  powerNamed,
  type Rules,
  type Step,
} from "./rulebook/rules.ts";
export type { GameEvent, Submissions, Turn } from "./rulebook/turn.ts";
export type { Game, OptionFault, Variant } from "./rulebook/variant.ts";
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
export { type Sealed, type View, type Viewer, view } from "./view/view.ts";
