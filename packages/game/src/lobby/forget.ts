import type { UsualReason } from "@chancery/api";
import { standIn } from "../bots/bots.ts";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { abandon } from "../seats/seats.ts";
import { holdersOf, memberOf, seatOf } from "../table.ts";
import { closeTable } from "../votes/votes.ts";
import { isQueued } from "./gathering.ts";

export const FORGET_COMMANDS = {
  forget: { who: ["clock"], run: forget },
  expel: { who: ["clock"], run: expel },
} satisfies Partial<Commands>;

/** What the record says of a game that ends with its host. */
const CANCELED: UsualReason = "canceled-before-start";

/** Takes people who deleted their account out of what they play, and gives them another name. */
function forget(draft: Draft, { member: id, name }: Command & { type: "forget" }): Refusal | undefined {
  const refused = takeOut(draft, id);
  if (refused) return refused;
  if (memberOf(draft.table, id)) draft.add({ type: "renamed", member: id, name });
  return undefined;
}

/** Takes people who are banned out of what they play. Once they may, they can come back to seats that are still free. */
function expel(draft: Draft, { member: id }: Command & { type: "expel" }): Refusal | undefined {
  return takeOut(draft, id) ?? (draft.entries.length === 0 ? refusal("unchanged") : undefined);
}

/** As if they had left. */
function takeOut(draft: Draft, id: string): Refusal | undefined {
  const { table } = draft;
  const isWaiting = isQueued(table, id);
  if (!memberOf(table, id) && !isWaiting) return refusal("no-such-member");
  if (isWaiting) draft.add({ type: "unqueued", member: id, why: "left" });
  const seat = seatOf(table, id);
  if (table.status === "lobby" && table.host === id) closeTable(draft, id, CANCELED);
  else if (table.status === "lobby" && memberOf(table, id)) draft.add({ type: "left", member: id });
  else if (table.status === "playing" && seat !== null) {
    if (holdersOf(table.seats[seat]).length === 1) {
      abandon(draft, seat);
      standIn(draft, seat);
    } else draft.add({ type: "left", member: id });
  }
  return undefined;
}
