import type { Board, Province } from "../board/board.ts";
import type { UnitKind } from "../state/unit.ts";
import type { Policies } from "./policies.ts";

export interface PowerInfo {
  /** The name written in states and sheets. */
  readonly name: string;
  /** "French", as in "S French A Par - Bur". */
  readonly adjective: string;
  readonly aliases: readonly string[];
  /** Centres in which the power may build. */
  readonly homes: readonly Province[];
}

/** Everything that holds for a whole game: the board, who plays on it, and by which rules. */
export interface Rules {
  readonly variant: string;
  readonly rulebook: string;
  readonly board: Board;
  readonly kinds: readonly UnitKind[];
  readonly powers: readonly PowerInfo[];
  readonly policies: Policies;
}
