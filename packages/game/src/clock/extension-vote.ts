import type { UsualReason } from "@chancery/api";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isAlive } from "../seats/seats.ts";
import { isPersons, seatOf, type Table } from "../table.ts";
import { allowed } from "./allowed.ts";
import { extensionLeft } from "./clock.ts";

export const EXTENSION_COMMANDS = {
  "ask-extension": {
    who: ["player"],
    when: ["playing"],
    if: mayAskForTime,
    run: (draft, command, id) => askForTime(draft, id, command),
  },
  "vote-extension": {
    who: ["player"],
    when: ["playing"],
    if: mayVoteOnTime,
    run: (draft, command, id) => voteOnTime(draft, id, command),
  },
} satisfies Partial<Commands>;

const MINUTE = 60_000;
const REASON: UsualReason = "extension-vote";

/** Seats whose players are asked: all people who still play. */
const votersOn = (table: Table): readonly number[] =>
  [...table.seats.keys()].filter((seat) => isPersons(table, seat) && isAlive(table, seat));

/** How many have to agree: more than half. */
export const votesNeeded = (table: Table): number => Math.floor(votersOn(table).length / 2) + 1;

/** Whether a player can ask for more time: once in a phase, while nobody else does. */
function mayAskForTime(table: Table, id: string): boolean {
  const seat = seatOf(table, id);
  return (
    table.room === null &&
    seat !== null &&
    votersOn(table).includes(seat) &&
    (extensionLeft(table) ?? 0) > 0 &&
    !table.extensionVote &&
    !table.extensionsAsked?.includes(seat)
  );
}

/** Whether there is a request on which a player can vote. */
function mayVoteOnTime(table: Table, id: string): boolean {
  const seat = seatOf(table, id);
  return Boolean(table.extensionVote) && seat !== null && votersOn(table).includes(seat);
}

function askForTime(
  draft: Draft,
  id: string,
  { minutes }: Command & { type: "ask-extension" },
): Refusal | undefined {
  const { table } = draft;
  const left = extensionLeft(table);
  if (left === null || table.room) return refusal("no-deadline");
  const seat = seatOf(table, id);
  if (seat === null || !votersOn(table).includes(seat)) return refusal("not-a-survivor");
  if (table.extensionVote) return refusal("extension-open");
  if (table.extensionsAsked?.includes(seat)) return refusal("extension-asked");
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > left)
    return refusal("beyond-cap", "left", { left, all: left + table.clock.extended });
  draft.add({ type: "extension-asked", seat, minutes });
  return undefined;
}

function voteOnTime(
  draft: Draft,
  id: string,
  { agree }: Command & { type: "vote-extension" },
): Refusal | undefined {
  const { table } = draft;
  const seat = seatOf(table, id);
  if (seat === null || !votersOn(table).includes(seat)) return refusal("not-a-survivor");
  if (!table.extensionVote) return refusal("no-extension");
  if (table.extensionVote.votes[seat] === agree) return refusal("unchanged");
  draft.add({ type: "extension-voted", seat, agree });
  return undefined;
}

/** Gives more time once most players agree, and no longer asks once they can't. */
export function settleExtension(draft: Draft): void {
  const { table, now } = draft;
  const { extensionVote, clock } = table;
  if (!extensionVote || table.status !== "playing") return;
  const voters = votersOn(table);
  const count = (agree: boolean): number =>
    voters.filter((seat) => extensionVote.votes[seat] === agree).length;
  const needed = votesNeeded(table);
  if (count(true) >= needed) {
    const { minutes } = extensionVote;
    const deadline = allowed(table, (clock.deadline ?? now) + minutes * MINUTE);
    draft.follow({ type: "extended", minutes, deadline, reason: REASON });
  } else if (voters.length - count(false) < needed) draft.follow({ type: "extension-refused" });
}
