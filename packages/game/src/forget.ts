import { standIn } from "./bots.ts";
import type { Command } from "./command.ts";
import type { Draft } from "./draft.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { abandon } from "./seats.ts";
import { holdersOf, memberOf, seatOf } from "./table.ts";
import { closeTable } from "./votes.ts";

/** Somebody has deleted their account: they leave what they play, and are called something else from now on. */
export function forget(
  draft: Draft,
  { member: id, name }: Command & { type: "forget" },
): Refusal | undefined {
  const { table } = draft;
  if (!memberOf(table, id)) return refusal("no-such-member");
  const seat = seatOf(table, id);
  if (table.status === "lobby" && table.host === id) closeTable(draft, id, name);
  else if (table.status === "lobby") draft.add({ type: "left", member: id });
  else if (table.status === "playing" && seat !== null) {
    if (holdersOf(table.seats[seat]).length === 1) {
      abandon(draft, seat);
      standIn(draft, seat);
    } else draft.add({ type: "left", member: id });
  }
  if (memberOf(draft.table, id)) draft.add({ type: "renamed", member: id, name });
  return undefined;
}
