import type { GameRecord } from "./record.ts";

/** A game that was read. */
export interface ReadGame {
  readonly record: GameRecord;
  /** Fields that the format doesn't document, which weren't read: "phases[].state.foo". */
  readonly unknownFields: readonly string[];
  /** Pieces of a text that couldn't be read, with their lines. */
  readonly unread?: readonly Unread[];
}

export interface Unread {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}
