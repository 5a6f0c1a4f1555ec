export type { Difference } from "./difference.ts";
export { FORMATS, type Format } from "./formats.ts";
export type { ReadGame } from "./read-game.ts";
export type { GameRecord, RecordedMessage, RecordedPhase } from "./record.ts";
export { type ReplayedGame, replay } from "./replay.ts";
