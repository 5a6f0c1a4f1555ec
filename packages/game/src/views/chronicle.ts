import type { Chronicle } from "@chancery/api";
import type { Statement } from "@chancery/messages";
import { powersBySeat } from "../game-of.ts";
import type { Note, Table } from "../table.ts";
import { inTheWordsOf, officialsIn, reasonIn, type TableWords } from "./words.ts";

/** Lines that have been put into words. A record only grows, and many read it. */
const known = new WeakMap<
  Note,
  { readonly words: TableWords; readonly powers: string; readonly line: Chronicle }
>();

/** The public record, in order. Everyone who reads the same language sees the same. */
export function chronicleOf(table: Table, words: TableWords): readonly Chronicle[] {
  const bySeat = powersBySeat(table);
  const say = inTheWordsOf(words, table);
  return table.notes.map((note): Chronicle => {
    const powers = note.seat === null ? [] : bySeat[note.seat];
    const before = known.get(note);
    if (before?.words === words && before.powers === powers.join()) return before.line;
    const said = statementOf(table, note);
    const sentence = say(said);
    const { at, what, by, time, text, turn } = note;
    const line = {
      at,
      what,
      phase: table.turns[turn - 1]?.phase ?? null,
      turn: turn === 0 ? null : turn,
      by,
      powers,
      time,
      text: what === "room" ? sentence : reasonIn(words, text),
      said,
      sentence,
    };
    known.set(note, { words, powers: powers.join(), line });
    return line;
  });
}

/** What a line of the record says. A reason that was given goes with it. */
export function statementOf(table: Table, note: Note): Statement {
  const { what, by, text, turn, said, seat } = note;
  const powers = seat === null ? [] : powersBySeat(table)[seat];
  const officials = officialsIn(table.setup.variant);
  const phase = table.turns[turn - 1]?.phase ?? "";
  const who = by === "referee" ? officials : by;
  if (said) return said;
  switch (what) {
    case "joined":
      return { code: "joined", role: text, officials };
    case "opened":
      return by === "referee"
        ? { code: openings[table.turns[turn - 1]?.how] ?? "back", officials, phase, because: text }
        : { code: "opened", phase };
    case "stage":
      return { code: text === "writing" ? "stage-writing" : "stage-negotiation" };
    case "processed":
      return { code: `resolved-${text}`, phase, officials };
    case "paused":
    case "extended":
      return { code: what, by: who, because: text };
    case "vacated":
      return { code: "vacated", powers, because: text };
    case "taken-over":
      return { code: text === "return" ? "returned" : "taken-over", powers };
    case "offered":
    case "applied":
    case "admission-ended":
      return { code: what, powers };
    case "bot-added":
      if (seat === null) return { code: "bot-joined" };
      return { code: text === "stand-in" ? "bot-stands-in" : "bot-seated", powers };
    case "bot-removed":
      return seat === null ? { code: "bot-left" } : { code: "bot-unseated", powers };
    case "announced":
      return { code: "announced", by: who, text };
    case "ended":
      return { code: "ended", officials, because: text };
    default:
      return { code: what, officials };
  }
}

/** How the game master opened a turn. */
const openings: Readonly<Partial<Record<string, string>>> = { override: "override", edit: "edit" };
