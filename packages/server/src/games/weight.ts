import type { Table } from "@chancery/game";

/** How much of a table a message is beside its text, in characters of JSON. */
const AROUND_A_MESSAGE = 120;

/** Parts of tables never change, so each is measured once. */
const known = new WeakMap<object, number>();

function lengthOf(part: object): number {
  let length = known.get(part);
  if (length === undefined) {
    length = JSON.stringify(part).length;
    known.set(part, length);
  }
  return length;
}

/** How large a table is, in characters of JSON: in memory, about three bytes each. */
export function weightOf({ turns, messages, room, notes, ending, ...rest }: Table): number {
  let weight = JSON.stringify(rest).length;
  for (const turn of turns) weight += lengthOf(turn);
  for (const { text } of messages) weight += text.length + AROUND_A_MESSAGE;
  for (const note of notes) weight += lengthOf(note);
  for (const part of [room, ending]) if (part) weight += lengthOf(part);
  return weight;
}
