import type { RequestFault } from "@chancery/contract";
import type { GameRecord, ImportReport } from "@chancery/interchange";
import type { Language } from "@chancery/messages";

/** What a page asks the worker that plays games of other programs. */
export type ToInterchange =
  | {
      readonly do: "import";
      readonly text: string;
      /** What a text of orders is about. */
      readonly variant: string | undefined;
      readonly rulebook: string | undefined;
      /** The reader's language: a text of orders may be written in it. */
      readonly language: Language;
    }
  | { readonly do: "write"; readonly record: GameRecord; readonly format: string };

/** A game that was read, and the phases that begin from a position of the record instead of the one reached. */
export interface BroughtGame {
  readonly report: ImportReport;
  readonly placed: readonly number[];
}

export interface Brought {
  readonly format: string;
  readonly games: readonly BroughtGame[];
  /** How many more games the file has than are read at once. */
  readonly more: number;
}

export type FromInterchange =
  | { readonly brought: Brought }
  | { readonly written: string }
  /** What is wrong with the file, and with which of its games. */
  | { readonly fault: RequestFault; readonly game: number | null };
