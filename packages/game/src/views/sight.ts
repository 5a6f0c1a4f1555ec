import type { Role } from "@chancery/api";
import type { Statement } from "@chancery/messages";
import type { Table } from "../table.ts";
import type { TableWords } from "./words.ts";

/** What the viewer is allowed to look at, computed once. */
export interface Sight {
  readonly table: Table;
  readonly id: string | null;
  readonly role: Role | "projector";
  readonly seat: number | null;
  /** Powers whose sheets may be seen while they are secret. */
  readonly powers: readonly string[];
  /** Powers whose messages the viewer has muted. */
  readonly muted: readonly string[];
  readonly isOver: boolean;
  /** The words for everything a view says. */
  readonly words: TableWords;
  /** A statement about this game in these words. */
  readonly say: (statement: Statement) => string;
}
