export type { Difference } from "./difference.ts";
export { datedSheets } from "./formats/dated-sheets.ts";
export { type Detected, detect } from "./formats/detect.ts";
export { placeInCapitals } from "./formats/names.ts";
export { FORMATS, type Format } from "./formats.ts";
export {
  type ImportChoice,
  type ImportedGame,
  type ImportReport,
  importGame,
  reportOf,
} from "./import-game.ts";
export type { ReadGame } from "./read-game.ts";
export type { GameRecord, RecordedMessage, RecordedPhase } from "./record.ts";
export { type ReplayedGame, replay } from "./replay.ts";
export { type ImportWords, type Told, tellImport } from "./tell.ts";
