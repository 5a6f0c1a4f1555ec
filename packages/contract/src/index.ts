export { answerLine } from "./answer-line.ts";
export { type Change, type Difference, differenceOf } from "./difference.ts";
export { errorIn, faultIn, type RequestFault } from "./fault.ts";
export { type JsonFault, parseJson } from "./json.ts";
export {
  type FindVariant,
  findVariant,
  type GameChoice,
  type OpenGame,
  openVariant,
} from "./open-variant.ts";
export { playOut } from "./play-out.ts";
export {
  formatPositionLine,
  formatPositionLink,
  type GamePosition,
  isPositionLine,
  parsePositionLine,
} from "./position-line.ts";
export { type Prediction, PredictionRequestSchema, PredictionSchema } from "./prediction.ts";
export { idOf, readRequest, stateOf } from "./read-request.ts";
export { reportEvent } from "./report.ts";
export { type AdjudicationRequest, RequestSchema } from "./request.ts";
export {
  type AdjudicationResponse,
  ERROR_CODES,
  type ErrorResponse,
  ErrorSchema,
  type EventReport,
  type OrderReport,
  type PhaseReport,
  type RequestError,
  ResponseSchema,
  type Told,
  type ToldPhase,
} from "./response.ts";
export { shapeFault } from "./shape.ts";
export { orderTold, readSheets, type Sheets } from "./sheets.ts";
export { isVisible } from "./visible.ts";
export {
  type Explanation,
  explain,
  explainMisreading,
  explainOwn,
  explainReason,
  explainSheetFault,
  tellEvent,
  tellOrder,
  tellResult,
} from "./words/explain.ts";
export { inLanguage } from "./words/in-language.ts";
export { type InputLine, readLines } from "./words/lines.ts";
export { readBy } from "./words/wording.ts";
export { namesFor, type Phrases, type Words } from "./words/words.ts";
