import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import type { TableEvent } from "../event.ts";
import { gameOf, powersBySeat, stateOf } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { refereeOf } from "../standing.ts";
import { botAt, holdersOf, isPersons, type Member, memberOf, seatOf, type Table } from "../table.ts";
import { restore } from "../turns/restore.ts";

export const SEAT_COMMANDS = {
  offer: { who: ["official"], when: ["playing"], if: mayReplace, run: offer },
  replace: { who: ["referee"], when: ["playing"], if: mayReplace, run: replace },
  substitute: { who: ["clock"], when: ["playing"], run: substitute },
  return: {
    who: ["player"],
    when: ["playing"],
    if: (table, id) => {
      const seat = table.seats.findIndex(({ mayReturn }) => mayReturn === id);
      return seat >= 0 && seatOf(table, id) === null && isAlive(table, seat);
    },
    run: (draft, _, id) => comeBack(draft, id),
  },
} satisfies Partial<Commands>;

const SHORTEST_TOKEN = 16;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whether anything is left of what a seat plays. */
export function isAlive(table: Table, seat: number): boolean {
  const { units, seats } = stateOf(table);
  return units.some(({ power }) => seats[seat].includes(power));
}

/** A player leaves the game: what they wrote no longer counts, and their powers fall into disorder (CB-156). */
export function abandon(draft: Draft, seat: number): void {
  const powers = powersBySeat(draft.table)[seat];
  const abandons = draft.table.room === null && isAlive(draft.table, seat);
  draft.add({ type: "vacated", seat, powers, why: "left", reason: "", ...(abandons && { abandons }) });
}

/**
 * Declares a seat abandoned. A host, who may be a player too, can do so only when orders were missed, and its player can
 * still return until someone has taken over.
 */
export function vacate(draft: Draft, { seat, reason }: Command & { type: "vacate" }): Refusal | undefined {
  const { table } = draft;
  if (table.seats[seat] === undefined) return refusal("no-such-seat");
  if (!isPersons(table, seat)) return refusal("unchanged");
  if (reason.trim() === "") return refusal("reason-missing");
  const isRefereed = refereeOf(table) !== null;
  if (!isRefereed && table.seats[seat].missed === 0) return refusal("not-entitled");
  const why = isRefereed ? "removed" : "missed";
  draft.add({ type: "vacated", seat, powers: powersBySeat(table)[seat], why, reason });
  return undefined;
}

/** Invites the holder of a token to an empty seat, until it expires (CB-161). */
function offer(draft: Draft, command: Command & { type: "offer" }): Refusal | undefined {
  const { table, now, port } = draft;
  const { seat, token, expires, eliminatedToo } = command;
  if (table.setup.replacement.by === "nobody") return refusal("no-replacement");
  if (table.seats[seat] === undefined) return refusal("no-such-seat");
  if (isPersons(table, seat)) return refusal("seat-held");
  if (isOut(table, seat)) return refusal("eliminated-for-good");
  if (token.length < SHORTEST_TOKEN || !(expires > now)) return refusal("bad-offer");
  const wait = waitFor(table, seat);
  const opens = wait > 0 ? { opens: now + wait } : {};
  draft.add({
    type: "offered",
    seat,
    offer: { digest: port.digest(token), expires, eliminatedToo, ...opens },
  });
  return undefined;
}

/**
 * How long a seat waits for its player before someone else can have it, in milliseconds. A host who plays must not be able
 * to put a rival who missed a deadline out of the game for a person of their own choice: everyone hears of the offer, and
 * the player can come back.
 */
export function waitFor(table: Table, seat: number): number {
  const { isMissed, mayReturn } = table.seats[seat];
  if (!isHostRival(table) || !isMissed || mayReturn === null) return 0;
  return table.setup.clock.kind === "live" ? 10 * MINUTE : 24 * HOUR;
}

/** Whether a host looks after the game who plays in it, or has, and might come back. */
export const isHostRival = (table: Table): boolean =>
  refereeOf(table) === null &&
  table.seats.some((seat) => holdersOf(seat).includes(table.host) || seat.former.includes(table.host));

/** Whether a game in which the eliminated go on excuses all powers of a seat: then nobody takes their place (DIS-5.3-6). */
export function isOut(table: Table, seat: number): boolean {
  const { rules } = gameOf(table);
  const state = stateOf(table);
  return (
    rules.own !== undefined &&
    state.seats[seat].every((power) => rules.own?.isWaitedFor(rules, state, power) === false)
  );
}

/** Why someone cannot be given a power in the middle of the game. */
export function barred(table: Table, id: string, newcomersOnly: boolean): Refusal | undefined {
  if (table.referees.includes(id)) return refusal("referee-plays-nothing");
  const own = seatOf(table, id);
  if (own !== null && isAlive(table, own)) return refusal("plays-already");
  const played = table.seats.some((seat) => holdersOf(seat).includes(id) || seat.former.includes(id));
  return newcomersOnly && played ? refusal("newcomers-first") : undefined;
}

/** A bot gives its seat to a person, with all that was written for it. */
export function relieve(draft: Draft, seat: number): void {
  const bot = botAt(draft.table, seat)?.id;
  if (bot) draft.follow({ type: "bot-removed", bot, seat, powers: [], why: "relieved" });
}

/** Gives an empty seat to a person. */
export function seatDown(
  draft: Draft,
  seat: number,
  member: Member,
  how: (TableEvent & { readonly type: "taken-over" })["how"],
): void {
  relieve(draft, seat);
  draft.add({ type: "taken-over", seat, member, how });
  restore(draft, powersBySeat(draft.table)[seat]);
}

/** Who missed orders or left may resume, if the seat is still empty and has units (C71-XIV.3-1). */
function comeBack(draft: Draft, id: string): Refusal | undefined {
  const { table } = draft;
  const member = memberOf(table, id);
  const seat = table.seats.findIndex(({ mayReturn }) => mayReturn === id);
  if (!member || seatOf(table, id) !== null) return refusal("already-here");
  if (seat < 0) {
    const wasReplaced = table.seats.some(
      ({ former }, index) => former.includes(id) && isPersons(table, index),
    );
    return refusal(wasReplaced ? "was-replaced" : "not-entitled");
  }
  if (!isAlive(table, seat)) return refusal("no-units-left");
  seatDown(draft, seat, member, "return");
  return undefined;
}

/** The referee seats someone at the table, replacing anyone there. */
function replace(
  draft: Draft,
  { seat, member: id, reason }: Command & { type: "replace" },
): Refusal | undefined {
  const { table } = draft;
  const member = memberOf(table, id);
  if (table.setup.replacement.by === "nobody") return refusal("no-replacement");
  if (table.seats[seat] === undefined) return refusal("no-such-seat");
  if (!member) return refusal("no-such-member");
  if (isOut(table, seat)) return refusal("eliminated-for-good");
  if (reason.trim() === "") return refusal("reason-missing");
  const bar = barred(table, id, false);
  if (bar) return bar;
  if (isPersons(table, seat))
    draft.add({ type: "vacated", seat, powers: powersBySeat(table)[seat], why: "removed", reason });
  seatDown(draft, seat, { ...member, role: "player" }, "referee");
  return undefined;
}

/** Before anything is resolved, someone else comes in the place of a player who isn't there. It's their game from the start. */
function substitute(
  draft: Draft,
  { seat, member: id, name }: Command & { type: "substitute" },
): Refusal | undefined {
  const { table } = draft;
  if (table.seats[seat] === undefined) return refusal("no-such-seat");
  if (table.turns.length > 1) return refusal("game-begun");
  if (seatOf(table, id) === seat) return refusal("unchanged");
  const bar = barred(table, id, false);
  if (bar) return bar;
  if (isPersons(table, seat))
    draft.add({ type: "vacated", seat, powers: powersBySeat(table)[seat], why: "removed", reason: "" });
  seatDown(draft, seat, memberOf(table, id) ?? { id, name, role: "player" }, "substitute");
  return undefined;
}

function mayReplace({ setup }: Table): boolean {
  return setup.replacement.by !== "nobody";
}
