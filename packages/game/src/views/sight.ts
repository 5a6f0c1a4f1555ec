import type { Role } from "@chancery/api";
import type { Statement } from "@chancery/messages";
import { powersBySeat } from "../game-of.ts";
import { mutedBy } from "../press/mute.ts";
import { hasMoved } from "../room/delegations/moves.ts";
import { memberOf, seatOf, type Table } from "../table.ts";
import type { Viewer } from "./viewer.ts";
import { inTheWordsOf, type TableWords } from "./words.ts";

/** Who looks at a table, and as what. */
export interface Standpoint {
  readonly table: Table;
  readonly id: string | null;
  readonly role: Role | "projector";
  readonly seat: number | null;
  /** Powers whose sheets may be seen while they are secret. */
  readonly powers: readonly string[];
  /** Powers whose messages the viewer has muted. */
  readonly muted: readonly string[];
  readonly isOver: boolean;
}

/** What the viewer is allowed to look at, computed once. */
export interface Sight extends Standpoint {
  /** The words for everything a view says. */
  readonly words: TableWords;
  /** A statement about this game in these words. */
  readonly say: (statement: Statement) => string;
}

/** Null if someone may not look. */
export function standpointOf(table: Table, viewer: Viewer): Standpoint | null {
  if (typeof viewer !== "string" && hasMoved(table, viewer.member)) return null;
  const isOver = table.status === "ended";
  const stranger = { table, id: null, seat: null, powers: [], muted: [], isOver };
  if (viewer === "projector") return { ...stranger, role: "projector" };
  const member = viewer === "spectator" ? undefined : memberOf(table, viewer.member);
  if (!member) return isOpenToLook(table) ? { ...stranger, role: "spectator" } : null;
  const seat = seatOf(table, member.id);
  const bySeat = powersBySeat(table);
  const powers = member.role === "referee" ? bySeat.flat() : seat === null ? [] : bySeat[seat];
  return { table, id: member.id, role: member.role, seat, powers, muted: mutedBy(table, member.id), isOver };
}

export function sightOf(table: Table, viewer: Viewer, words: TableWords): Sight | null {
  const standpoint = standpointOf(table, viewer);
  return standpoint && { ...standpoint, words, say: inTheWordsOf(words, table) };
}

/** Before a listed game begins, people who might join it look at it, whether or not it is watched later. */
const isOpenToLook = ({ setup, status }: Table): boolean =>
  setup.spectators || (status === "lobby" && setup.listed === true);
