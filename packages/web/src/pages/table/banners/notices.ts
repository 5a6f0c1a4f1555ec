import type { Chronicle, TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { banners as text } from "../../../messages/banners.ts";
import { sentenceOf } from "../seats/record.ts";

/** Something the people who run a game did that everyone has to know of. */
export interface Notice {
  /** Its line of the public record. */
  readonly index: number;
  readonly at: number;
  /** What was done, and who did it. */
  readonly what: string;
  /** What was said about it: the announcement itself, or the reason. */
  readonly said: string;
  /** The turn that was opened in place of another, to show what changed; null for announcements. */
  readonly turn: number | null;
}

type Seen = Pick<TableView, "chronicle" | "setup" | "turns" | "referee" | "room" | "host" | "you">;

/** Whether a line of the record is one: a rollback, a correction, an edit, or an announcement. */
const isNotice = ({ what, by }: Chronicle): boolean =>
  what === "announced" || (what === "opened" && by === "referee");

/** All of them, the first first. */
function noticesOf(view: Seen): readonly Notice[] {
  return view.chronicle.flatMap((note, index) => (isNotice(note) ? [noticeOf(view, note, index)] : []));
}

function noticeOf(view: Seen, note: Chronicle, index: number): Notice {
  const { at, by, what, turn } = note;
  const name = by === "host" ? view.host : view.referee;
  const isSaid = what === "announced";
  const done = isSaid
    ? text("announcement", { by: by === "host" ? "host" : officialsOf(view.setup) })
    : sentenceOf({ ...note, text: "" }, view);
  return {
    index,
    at,
    what: name === null || name === "" ? done : text("named", { what: done, name }),
    said: isSaid || note.text === "" ? note.text : text("reason", { reason: note.text }),
    turn: isSaid ? null : turn,
  };
}

/**
 * Those the reader hasn't seen. Who comes here for the first time is told what happened in the current turn; who did it
 * knows.
 */
export function unreadNotices(view: Seen, seen: number | null): readonly Notice[] {
  const { you, turns, chronicle } = view;
  if (you.role === "referee") return [];
  const current = turns.at(-1)?.number ?? null;
  return noticesOf(view).filter(({ index }) => {
    const note = chronicle[index];
    if (note.by === "host" && you.isHost) return false;
    return seen === null ? note.turn === current : index >= seen;
  });
}

/** The last one of the current turn, for a screen that nobody presses anything on. */
export const currentNotice = (view: Seen): Notice | undefined =>
  noticesOf(view).findLast(({ index }) => view.chronicle[index].turn === (view.turns.at(-1)?.number ?? null));
