import type { Table } from "@chancery/game";
import type { PageLanguage } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";

/** A game with names and reasons in words instead of the codes in its log. Only for views. */
export function told(table: Table, language: PageLanguage): Table {
  const { soloRecord } = messagesIn(language);
  const inWords = (code: string): string => soloRecord.byCode(code) ?? code;
  return {
    ...table,
    members: table.members.map((member) => ({ ...member, name: inWords(member.name) })),
    turns: table.turns.map((turn) =>
      turn.instead ? { ...turn, instead: { ...turn.instead, reason: inWords(turn.instead.reason) } } : turn,
    ),
    notes: table.notes.map((note) => {
      const text = inWords(note.text);
      return text === note.text ? note : { ...note, text };
    }),
  };
}
