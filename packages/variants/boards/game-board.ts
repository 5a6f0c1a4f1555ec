import type { BoardTable } from "@chancery/engine";
import type { Geometry } from "./geometry.ts";
import type { BoardNotes } from "./notes.ts";

/** A board with everything known about it. Several games may be played on one. */
export interface GameBoard {
  readonly table: BoardTable;
  /** The board whose drawing it uses, if it has none of its own. */
  readonly basis?: GameBoard;
  readonly notes?: BoardNotes;
  /** Its drawing, which is read when it is needed. */
  readonly geometry: () => Promise<Geometry>;
  /** What its centers are worth, by province, where that is not the same for all. */
  readonly centers?: Readonly<Record<string, CenterWorth>>;
}

/** What a center is worth, in games whose centers differ. */
export interface CenterWorth {
  /** Victory points. */
  readonly points: 1 | 2;
  readonly oil?: true;
}
