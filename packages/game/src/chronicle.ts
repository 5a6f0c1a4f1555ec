import { powersBySeat } from "./game-of.ts";
import { memberOf, type Note, type NoteKind, type Table } from "./table.ts";

/** A line of the public record. Who did it is said by what he is at the table, never by his id. */
export interface Chronicle {
  readonly at: number;
  readonly what: NoteKind;
  readonly phase: string | null;
  readonly by: "clock" | "referee" | "host" | "player";
  readonly powers: readonly string[];
  /** The moment it is about: the deadline that now holds. */
  readonly time: number | null;
  readonly text: string;
}

/** The public record, in order. It is the same for everybody. */
export function chronicleOf(table: Table): readonly Chronicle[] {
  const bySeat = powersBySeat(table);
  return table.notes.map((note) => ({
    at: note.at,
    what: note.what,
    phase: table.turns[note.turn - 1]?.phase ?? null,
    by: capacity(table, note),
    powers: note.seat === null ? [] : bySeat[note.seat],
    time: note.time,
    text: note.text,
  }));
}

/** The capacity in which something was done. Joining and leaving are done as anybody. */
function capacity(table: Table, { by, what }: Note): Chronicle["by"] {
  if (by === null) return "clock";
  if (what === "joined" || what === "left" || what === "taken-over") return "player";
  if (table.referees.includes(by) || memberOf(table, by)?.role === "referee") return "referee";
  return by === table.host ? "host" : "player";
}
