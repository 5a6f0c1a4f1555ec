import type { FindVariant, RequestFault } from "@chancery/contract";
import { ok, type Result } from "@chancery/engine";
import type { Language } from "@chancery/messages";
import { complete } from "./complete.ts";
import type { Difference } from "./difference.ts";
import { replayFitting } from "./fitting.ts";
import { FORMATS } from "./formats.ts";
import type { Unread } from "./read-game.ts";
import type { GameRecord, RecordedPhase } from "./record.ts";
import type { ReplayedGame } from "./replay.ts";

/** What isn't in the file itself. */
export interface ImportChoice {
  readonly id?: string | undefined;
  readonly variant?: string | undefined;
  readonly rulebook?: string | undefined;
  readonly find?: FindVariant | undefined;
  /** A language that sheets may be written in, beside the books'. */
  readonly language?: Language | undefined;
}

/** A game of another program, played by our engine. All but `replayed` is data that can be sent elsewhere. */
export interface ImportedGame extends ImportReport {
  readonly replayed: ReplayedGame;
}

/** A game that was imported, and everything found on the way. */
export interface ImportReport {
  readonly format: string;
  /** With every position, order and result as our engine writes them. */
  readonly record: GameRecord;
  readonly differences: readonly Difference[];
  readonly misread: ReplayedGame["misread"];
  readonly unplayed: readonly RecordedPhase[];
  readonly unknownFields: readonly string[];
  readonly unread: readonly Unread[];
}

/** Reads a game in a format and plays it. What the caller chooses counts before what the file says. */
export function importGame(
  format: string,
  given: unknown,
  { id, variant, rulebook, find, language }: ImportChoice = {},
): Result<ImportedGame, RequestFault> {
  const read = FORMATS[format].read(given, { variant, rulebook, find, language });
  if (!read.ok) return read;
  const { unknownFields, unread = [] } = read.value;
  const record = {
    ...(id !== undefined && { id }),
    ...read.value.record,
    ...(rulebook !== undefined && { rulebook }),
  };
  const played = replayFitting(record, find);
  if (!played.ok) return played;
  const { differences, misread, unplayed } = played.value;
  return ok({
    format,
    record: complete(record, played.value),
    differences,
    misread,
    unplayed,
    unknownFields,
    unread,
    replayed: played.value,
  });
}

/** What was found, without what can't be sent. */
export const reportOf = ({ replayed: _, ...report }: ImportedGame): ImportReport => report;
