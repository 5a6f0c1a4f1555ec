import { drawLots, fail, ok, type Result } from "@chancery/engine";
import { roomFacts } from "@chancery/variants";
import type { Draft, Port } from "../../draft.ts";
import { powersBySeat } from "../../game-of.ts";
import { readName } from "../../name.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { relieve } from "../../seats/seats.ts";
import { botAt, holdersOf, type Member, memberOf, seatOf, type Table } from "../../table.ts";
import { restore } from "../../turns/restore.ts";
import type { RoomAct } from "../act.ts";
import { EARLY, type RoomActs } from "../act-entry.ts";
import { roomOf } from "../room-of.ts";

export const DELEGATION_ACTS = {
  enter: {
    who: "anybody",
    when: EARLY,
    hasObject: (table, id) =>
      table.seats.some((_, seat) => roomOf(table).codes[seat] !== null && !whyNotSit(table, seat, id)),
    run: (draft, act, { id }) => enter(draft, id, act),
  },
  "set-codes": { who: "officer", when: EARLY, run: setCodes },
  seat: {
    who: "officer",
    when: EARLY,
    hasObject: (table) =>
      table.members.some(({ id }) => table.seats.some((_, seat) => !whyNotSit(table, seat, id))),
    run: seatDelegate,
  },
  unseat: {
    who: "officer",
    when: EARLY,
    hasObject: (table) => table.seats.some(({ holder }) => holder !== null),
    run: unseat,
  },
} satisfies Partial<RoomActs>;

const SHORTEST_CODE = 6;

/** How many play one power: the delegates of a delegation (MB-1), or a single player. */
export const delegatesOf = ({ setup }: Pick<Table, "setup">): number =>
  setup.boardOnly ? 1 : (roomFacts(setup.variant)?.delegates ?? 1);

/** Codes are written down and typed again: case and what stands between the letters do not matter. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

/** All that is kept of a code. It is the same in all games, so that a code alone leads to its own. */
export const codeDigest = (code: string, digest: Port["digest"]): string =>
  digest(JSON.stringify(["delegation", plain(code)]));

function setCodes(draft: Draft, { codes, round }: RoomAct & { do: "set-codes" }): Refusal | undefined {
  const { table } = draft;
  const texts = codes.map(plain);
  if (codes.length !== table.seats.length || texts.some((code) => code.length < SHORTEST_CODE))
    return refusal("bad-code", "length", { count: table.seats.length, least: SHORTEST_CODE });
  if (new Set(texts).size < texts.length) return refusal("bad-code", "alike");
  const digests = codes.map((code) => codeDigest(code, draft.port.digest));
  draft.add({ type: "room", what: { type: "codes-set", codes: digests, round } });
  return undefined;
}

/** Comes to a delegation by its code, before the game or in the middle of it. */
function enter(
  draft: Draft,
  id: string,
  { code, name: given }: RoomAct & { do: "enter" },
): Refusal | undefined {
  const seat = roomOf(draft.table).codes.indexOf(codeDigest(code, draft.port.digest));
  if (seat < 0) return refusal("no-such-code");
  const name = readName(given);
  return name === null ? refusal("bad-name") : sitDown(draft, seat, { id, name, role: "player" });
}

/** The officers put someone who is at the table into a delegation, at any time (R12). */
function seatDelegate(draft: Draft, { member: id, power }: RoomAct & { do: "seat" }): Refusal | undefined {
  const member = memberOf(draft.table, id);
  const seat = powersBySeat(draft.table).findIndex((powers) => powers.includes(power));
  if (!member) return refusal("no-such-member");
  return seat < 0 ? refusal("no-such-power") : sitDown(draft, seat, { ...member, role: "player" });
}

/** The officers remove someone from a delegation; the last of it leaves an empty seat behind. */
function unseat(draft: Draft, { member: id, reason, code }: RoomAct & { do: "unseat" }): Refusal | undefined {
  const { table } = draft;
  const seat = seatOf(table, id);
  if (seat === null) return refusal("no-such-member");
  if (reason.trim() === "") return refusal("reason-missing");
  const isLast = table.status === "playing" && holdersOf(table.seats[seat]).length === 1;
  if (isLast) draft.add({ type: "vacated", seat, powers: powersBySeat(table)[seat], why: "removed", reason });
  else draft.add({ type: "left", member: id });
  renewCode(draft, seat, code);
  return undefined;
}

/** Nobody comes in by the code that a delegation had before, though the codes of the others stay. */
function renewCode(draft: Draft, seat: number, code: string): void {
  const { codes, round, renewed = 0 } = roomOf(draft.table);
  if (codes[seat] === null) return;
  const changed = codes.with(seat, codeDigest(code, draft.port.digest));
  draft.follow({
    type: "room",
    what: { type: "codes-set", codes: changed, round, renewed: renewed + 1 },
  });
}

/** Why someone cannot come into a delegation. */
function whyNotSit(table: Table, seat: number, id: string): Refusal | undefined {
  if (table.status === "ended") return refusal("game-over");
  // MB-28: people who have seen all orders play nothing.
  if (table.referees.includes(id)) return refusal("referee-plays-nothing");
  const own = seatOf(table, id);
  if (own === seat) return refusal("unchanged");
  // People removed from their own delegation may come back to it.
  const played = table.seats.some(({ former }, i) => i !== seat && former.includes(id));
  if (table.status === "playing" && (own !== null || played)) return refusal("plays-already");
  const holders = botAt(table, seat) ? [] : holdersOf(table.seats[seat]);
  return holders.length >= delegatesOf(table) ? refusal("seat-taken") : undefined;
}

function sitDown(draft: Draft, seat: number, member: Member): Refusal | undefined {
  const { table } = draft;
  const barred = whyNotSit(table, seat, member.id);
  if (barred) return barred;
  if (memberOf(table, member.id)?.role !== "player") draft.add({ type: "joined", member });
  relieve(draft, seat);
  draft.add({ type: "seated", seat, member: member.id });
  if (table.status === "playing") {
    restore(draft, powersBySeat(draft.table)[seat]);
    speakLast(draft, powersBySeat(draft.table)[seat][0]);
  }
  return undefined;
}

/** A delegation that joins after the speeches were announced speaks after all others (R16). */
function speakLast(draft: Draft, power: string): void {
  const { announced } = roomOf(draft.table).schedule;
  if (!announced || announced.order.includes(power)) return;
  const speeches = { ...announced, order: [...announced.order, power] };
  draft.add({ type: "room", what: { type: "speeches-announced", speeches } });
}

/** Who plays which seat when the game begins, and the codes that now lead there. */
export interface Seating {
  readonly holders: readonly (string | null)[];
  readonly partners: readonly (readonly string[])[];
  readonly codes: readonly (string | null)[];
}

/**
 * Delegations as they were formed by codes and by the officers, or, where that was agreed, drawn at random: then the
 * delegations stay together, and those who are in none are put together in pairs (R12). A power may be left without
 * one (R13).
 */
export function delegationsAtStart(table: Table, seed: number): Result<Seating, Refusal> {
  const { seats, setup, members } = table;
  const codes = roomOf(table).codes;
  const loose = members.filter(({ id, role }) => role === "player" && seatOf(table, id) === null);
  const formed = seats.map((seat, i) => ({ people: holdersOf(seat), code: codes[i] }));
  if (setup.assignment !== "random") {
    if (loose.length > 0)
      return fail(refusal("seats-missing", "names", { names: loose.map(({ name }) => name) }));
    if (formed.every(({ people }) => people.length === 0)) return fail(refusal("seats-missing"));
    return ok(seatingOf(formed));
  }
  const size = delegatesOf(table);
  const free = formed.filter(({ people }) => people.length === 0);
  if (loose.length > free.length * size || loose.length + seats.flatMap(holdersOf).length === 0)
    return fail(refusal("seats-missing"));
  let next = 0;
  const filled = formed.map((each) => {
    if (each.people.length > 0) return each;
    const people = loose.slice(next, next + size).map(({ id }) => id);
    next += size;
    return { ...each, people };
  });
  return ok(seatingOf(drawLots(filled, seed)));
}

const seatingOf = (
  delegations: readonly { readonly people: readonly string[]; readonly code: string | null }[],
): Seating => ({
  holders: delegations.map(({ people }) => people[0] ?? null),
  partners: delegations.map(({ people }) => people.slice(1)),
  codes: delegations.map(({ code }) => code),
});
