import type { Receipt } from "@chancery/api";
import { callable, isNegotiating, writtenBy } from "../clock/duties.ts";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft, Port } from "../draft.ts";
import { powersBySeat } from "../game-of.ts";
import { noSuchPower, type Refusal, refusal } from "../refusal.ts";
import { closedFor, isAway, takesAgreement } from "../room/presence.ts";
import { isAlive } from "../seats/seats.ts";
import { isReferee } from "../standing.ts";
import { currentTurn, isBot, isPersons, seatOf, type Table } from "../table.ts";

export const SUBMIT_COMMANDS = {
  save: {
    who: ["player", "referee"],
    when: ["playing"],
    if: (table, id) => (isReferee(table, id) || seatOf(table, id) !== null) && !closedFor(table, id),
    run: (draft, command, id) => save(draft, id, command),
  },
  ready: {
    who: ["player"],
    when: ["playing"],
    if: mayBeReady,
    run: (draft, command, id) => setReady(draft, id, command),
  },
} satisfies Partial<Commands>;

/** Longest sheet that is kept: more than all powers together can have to say. */
const LONGEST_SHEET = 20_000;

/** How often a power's sheet can be saved in a turn: each version leaves a receipt. */
const MOST_VERSIONS = 500;

/** What a receipt's digest is made of. */
const sealed = ({ game, turn, phase, power, version, at }: Omit<Receipt, "digest">, text: string): string =>
  JSON.stringify([game, turn, phase, power, version, at, text]);

/** Whether a receipt was given for this very text. */
export const verifyReceipt = (receipt: Receipt, text: string, digest: Port["digest"]): boolean =>
  receipt.digest === digest(sealed(receipt, text));

/** What is meant for one turn is not done in another. */
export function isOtherTurn(table: Table, meant: number | undefined): Refusal | undefined {
  const { number } = currentTurn(table);
  return (meant ?? number) === number ? undefined : refusal("other-turn", "present", { turn: number });
}

/**
 * Saves the orders of a power. Someone else's are changed by the game master only, who says why; the player, who may have
 * been ready with other orders, is no longer.
 */
function save(draft: Draft, id: string, command: Command & { type: "save" }): Refusal | undefined {
  const { table } = draft;
  const refused = write(draft, id, command, isReferee(table, id));
  if (refused) return refused;
  const seat = powersBySeat(table).findIndex((powers) => powers.includes(command.power));
  const isWithdrawn = isReferee(table, id) && !isNegotiating(table) && takesAgreement(table);
  if (isWithdrawn && table.ready.includes(seat)) draft.add({ type: "readied", seat, ready: false });
  return undefined;
}

/** Keeps what is written for a power, readable or not: mistakes are pointed out in the view, not refused. */
export function write(
  draft: Draft,
  id: string,
  { power, text, language, turn: meant, upon, reason = "" }: Command & { type: "save" },
  needsReason: boolean,
): Refusal | undefined {
  const { table, now, port } = draft;
  const seat = powersBySeat(table).findIndex((powers) => powers.includes(power));
  if (seat < 0) return noSuchPower(power, powersBySeat(table).flat());
  const onBehalf = isReferee(table, id);
  if (!onBehalf && seatOf(table, id) !== seat) return refusal("not-your-power");
  const closed = closedFor(table, id);
  if (closed) return closed;
  if (text.length > LONGEST_SHEET) return refusal("text-too-long", "most", { most: LONGEST_SHEET });
  const turn = currentTurn(table);
  const other = isOtherTurn(table, meant);
  if (other) return other;
  if (needsReason && reason.trim() === "") return refusal("reason-missing", "sheet");
  const version = turn.sheets.filter(({ receipt }) => receipt.power === power).length + 1;
  if (upon !== undefined && upon !== version - 1) return refusal("changed-meanwhile");
  if (version > MOST_VERSIONS) return refusal("too-many-versions", "most", { most: MOST_VERSIONS });
  const receipt = { game: table.game, turn: turn.number, phase: turn.phase, power, version, at: now };
  draft.add({
    type: "saved",
    text,
    receipt: { ...receipt, digest: port.digest(sealed(receipt, text)) },
    onBehalf,
    ...(onBehalf && reason.trim() !== "" && { reason }),
    ...(language && { language }),
  });
  return undefined;
}

/** A seat is ready to end the current stage, or no longer ready. In a negotiation this means agreeing to end it (CB-11). */
function setReady(
  draft: Draft,
  id: string,
  { ready, turn }: Command & { type: "ready" },
): Refusal | undefined {
  const { table } = draft;
  const seat = seatOf(table, id);
  if (seat === null) return refusal("not-entitled");
  if (isAway(table, id)) return refusal("at-conference");
  if (!takesAgreement(table)) return refusal("not-at-this-stage");
  const other = isOtherTurn(table, turn);
  if (other) return other;
  if (table.ready.includes(seat) === ready) return refusal("unchanged");
  const hasSay = isNegotiating(table) || callable(table)[seat].length > 0;
  if (ready && !hasSay) return refusal("nothing-to-do");
  const written = ready && isNegotiating(table) && !table.room ? writtenBy(table, seat) : undefined;
  draft.add({ type: "readied", seat, ready, ...(written && { written }) });
  return undefined;
}

function mayBeReady(table: Table, id: string): boolean {
  const seat = seatOf(table, id);
  if (seat === null || !takesAgreement(table) || isAway(table, id)) return false;
  // Bots among themselves play at the pace of the clock.
  if (isBot(table, id) && !isPeopled(table)) return false;
  return isNegotiating(table) || callable(table)[seat].length > 0;
}

/** Whether a person has anything left to play with. */
const isPeopled = (table: Table): boolean =>
  [...table.seats.keys()].some(
    (seat) => isPersons(table, seat) && (table.room !== null || isAlive(table, seat)),
  );
