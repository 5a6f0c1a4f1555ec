import type { Draft } from "../../draft.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { holdersOf, memberOf, seatOf, type Table } from "../../table.ts";
import type { RoomAct } from "../act.ts";
import { EARLY, type RoomActs } from "../act-entry.ts";
import type { Move } from "../room.ts";
import { powerOf } from "../room-of.ts";
import { codeDigest } from "./delegations.ts";
import { movesOf } from "./moves.ts";

export const MOVE_ACTS = {
  "hand-over": {
    who: "either",
    when: EARLY,
    hasObject: (table, _id, power) => canHandOver(table, power),
    run: (draft, act, { id }) => handOver(draft, id, act),
  },
  "move-in": {
    who: "anybody",
    when: EARLY,
    // Nobody else learns that there is a code.
    hasObject: () => false,
    run: (draft, { code }, { id }) => moveIn(draft, id, code),
  },
} satisfies Partial<RoomActs>;

/** How long a code can be used that moves a delegate to a new phone. */
const LASTS = 15 * 60_000;

/** Whether there is a delegate whose seat someone may move: their own, their partner's, or for officers anyone's. */
const canHandOver = (table: Table, power: string): boolean =>
  power !== "" || table.seats.some((seat) => holdersOf(seat).some((id) => memberOf(table, id)?.name));

/** Officers, partners and delegates themselves prepare a new phone. Nobody else hears of it. */
function handOver(
  draft: Draft,
  by: string,
  { member, code }: RoomAct & { do: "hand-over" },
): Refusal | undefined {
  const { table, now, port } = draft;
  const seat = seatOf(table, member);
  if (seat === null || !memberOf(table, member)?.name) return refusal("no-such-member", "delegate");
  if (powerOf(table, by) !== null && seatOf(table, by) !== seat) return refusal("not-entitled");
  const digest = codeDigest(code, port.digest);
  draft.add({ type: "room", what: { type: "handing-over", member, digest, until: now + LASTS } });
  return undefined;
}

/** The move a code leads to, or why it can't be made. */
export function moveBy(table: Table, digest: string, now: number): Move | Refusal {
  const move = movesOf(table).find((each) => each.digest === digest);
  if (!move) return refusal("no-such-code");
  if (move.isUsed) return refusal("code-used");
  if (now >= move.until) return refusal("code-expired");
  return seatOf(table, move.member) === null ? refusal("no-such-code") : move;
}

export const isMove = (found: Move | Refusal): found is Move => "digest" in found;

/** A new device takes a delegate's seat over, with all that goes with it. */
function moveIn(draft: Draft, id: string, code: string): Refusal | undefined {
  const { table, now, port } = draft;
  const move = moveBy(table, codeDigest(code, port.digest), now);
  if (!isMove(move)) return move;
  if (move.member === id) return refusal("unchanged");
  if (table.referees.includes(id)) return refusal("referee-plays-nothing");
  // A bot that has played for someone has read what they wrote.
  if (seatOf(table, id) !== null || table.seats.some(({ former }) => former.includes(id)))
    return refusal("plays-already", "device");
  draft.add({ type: "room", what: { type: "moved-in", from: move.member, to: id } });
  return undefined;
}
