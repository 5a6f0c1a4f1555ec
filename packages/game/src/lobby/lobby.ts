import type { Role } from "@chancery/api";
import { drawLots, fail, formatPhase, formatPosition, ok, type Result } from "@chancery/engine";
import { manifestOf } from "@chancery/variants";
import { makeRoom } from "../bots/bots.ts";
import { openTurn } from "../clock/clock.ts";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft, Port } from "../draft.ts";
import type { Entry } from "../event.ts";
import { gameOf, powersBySeat } from "../game-of.ts";
import { readName } from "../name.ts";
import { badSetup, noSuchPower, type Refusal, refusal } from "../refusal.ts";
import { delegatesOf, delegationsAtStart, type Seating } from "../room/delegations/delegations.ts";
import { relieve } from "../seats/seats.ts";
import { refereeOf } from "../standing.ts";
import { botAt, holdersOf, type Member, memberOf, seatOf, type Table } from "../table.ts";
import { freePlaces, isQueued, missingPlayers } from "./gathering.ts";
import { readSetup } from "./read-setup.ts";

export const LOBBY_COMMANDS = {
  join: { who: ["stranger"], run: (draft, command, id) => join(draft, id, command) },
  appoint: {
    who: ["host"],
    if: (table) => table.setup.referee && (refereeOf(table) === null || table.room !== null),
    run: (draft, { member }) => appoint(draft, member),
  },
  choose: {
    who: ["player"],
    when: ["lobby"],
    if: ({ setup }) => setup.assignment === "chosen",
    run: (draft, { power }, id) => choose(draft, id, power),
  },
  assign: {
    who: ["referee"],
    when: ["lobby"],
    if: ({ setup }) => setup.assignment === "referee",
    run: (draft, { member, power }) => assign(draft, member, power),
  },
  start: { who: ["host", "referee"], when: ["lobby"], run: (draft, { seed }) => start(draft, seed) },
} satisfies Partial<Commands>;

const HOUR = 3_600_000;

/** The first event of a table: someone sets it up, and is its host, whatever other role they have. */
export function createTable(
  game: string,
  setup: unknown,
  host: Member,
  { now }: Pick<Port, "now">,
): Result<Entry[], Refusal> {
  const read = readSetup(setup);
  if (!read.ok) return fail(badSetup(setup, read.error));
  const name = readName(host.name);
  if (name === null) return fail(refusal("bad-name"));
  if (host.role === "referee" && !read.value.referee) return fail(refusal("no-referee-wanted"));
  const seats = gameOf({ setup: read.value, options: read.value.options }).start.seats.length;
  const event = { type: "created", game, setup: read.value, seats, host: { ...host, name } } as const;
  return ok([{ seq: 1, at: now, by: host.id, event }]);
}

const playersAt = (table: Table): string[] =>
  table.members.filter(({ role }) => role === "player").map(({ id }) => id);

function join(draft: Draft, id: string, command: Command & { type: "join" }): Refusal | undefined {
  const { table } = draft;
  const name = readName(command.name);
  if (name === null) return refusal("bad-name");
  const role: Role = command.role === "player" ? "player" : "spectator";
  if (role === "spectator" && !table.setup.spectators) return refusal("no-spectators");
  if (role === "player") {
    if (table.status !== "lobby") return refusal("game-begun");
    if (playersAt(table).length >= table.seats.length * delegatesOf(table)) return refusal("table-full");
    if (!table.room && freePlaces(table, id) < 1) return refusal("table-full", "queue");
    if (!table.room) makeRoom(draft);
  }
  draft.add({ type: "joined", member: { id, name, role } });
  if (role === "player" && isQueued(table, id)) draft.follow({ type: "unqueued", member: id, why: "seated" });
  return undefined;
}

/** Leaves the table before the game, or as a spectator. */
export function leaveTable(draft: Draft, id: string): Refusal | undefined {
  if (draft.table.host === id) return refusal("host-stays");
  draft.add({ type: "left", member: id });
  return undefined;
}

/** The host appoints the referee, who sees all orders: nobody can appoint themselves. */
function appoint(draft: Draft, member: string): Refusal | undefined {
  const { table } = draft;
  if (!table.setup.referee) return refusal("no-referee-wanted");
  if (refereeOf(table) !== null && table.room === null) return refusal("referee-present");
  if (table.referees.includes(member)) return refusal("unchanged");
  if (!memberOf(table, member)) return refusal("no-such-member");
  const played = table.seats.some((seat) => holdersOf(seat).includes(member) || seat.former.includes(member));
  if (table.status !== "lobby" && played) return refusal("has-played");
  draft.add({ type: "appointed", member });
  return undefined;
}

/** Puts someone on the seat that plays a power. */
function sit(draft: Draft, member: string, power: string): Refusal | undefined {
  const { table } = draft;
  const seat = powersBySeat(table).findIndex((powers) => powers.includes(power));
  if (seat < 0) return noSuchPower(power, powersBySeat(table).flat());
  if (memberOf(table, member)?.role !== "player") return refusal("no-such-member");
  const holders = botAt(table, seat) ? [] : holdersOf(table.seats[seat]);
  if (holders.includes(member)) return refusal("unchanged");
  if (holders.length >= delegatesOf(table)) return refusal("seat-taken");
  relieve(draft, seat);
  draft.add({ type: "seated", seat, member });
  return undefined;
}

function choose(draft: Draft, id: string, power: string): Refusal | undefined {
  if (draft.table.setup.assignment !== "chosen") return refusal("powers-not-chosen");
  return sit(draft, id, power);
}

function assign(draft: Draft, member: string, power: string): Refusal | undefined {
  if (draft.table.setup.assignment !== "referee") return refusal("powers-not-assigned");
  return sit(draft, member, power);
}

/** Begins the game: lots are drawn where that was agreed (CB-3), and the first turn opens. */
function start(draft: Draft, seed: number): Refusal | undefined {
  const { table } = draft;
  const { setup } = table;
  const players = playersAt(table);
  const missing = table.room ? 0 : missingPlayers(table);
  if (missing > 0) return refusal("players-missing", "free", { free: missing, seats: table.seats.length });
  if (setup.referee && refereeOf(table) === null) return refusal("referee-missing");
  const seated = table.room ? delegationsAtStart(table, seed) : playersAtStart(table, players, seed);
  if (!seated.ok) return seated.error;
  const options = withSeed(setup.variant, setup.options, seed);
  const endsAt = setup.timeLimit === null ? null : draft.now + setup.timeLimit * HOUR;
  const { holders, partners, codes } = seated.value;
  draft.add({ type: "started", options, holders, ...(partners && { partners }), endsAt });
  if (codes && table.room)
    draft.follow({ type: "room", what: { type: "codes-set", codes, round: table.room.round } });
  const { rules, start: first } = gameOf(draft.table);
  const position = formatPosition(rules, first);
  openTurn(
    draft,
    { how: "start", parent: null, instead: null, sheetsOf: null },
    formatPhase(first.phase),
    position,
  );
  return undefined;
}

/** Starts the game by itself once nobody is missing, where that was agreed. */
export function startIfFull(draft: Draft): void {
  const { table, port } = draft;
  const { setup, seats, bots } = table;
  if (!setup.startsWhenFull || table.status !== "lobby" || table.room || missingPlayers(table) > 0) return;
  const loose = bots.filter(({ id }) => seatOf(table, id) === null).length;
  const isSeated = setup.assignment === "random" || seats.filter(({ holder }) => !holder).length <= loose;
  if (isSeated && (!setup.referee || refereeOf(table) !== null)) start(draft, port.seed ?? 0);
}

/** Who plays which seat. Bots without a seat get those that are left. */
function playersAtStart(
  table: Table,
  players: readonly string[],
  seed: number,
): Result<Pick<Seating, "holders"> & Partial<Seating>, Refusal> {
  const { setup, seats, bots } = table;
  const ids = bots.map(({ id }) => id);
  const loose = ids.filter((id) => seatOf(table, id) === null);
  const holders =
    setup.assignment === "random"
      ? drawLots([...players, ...ids], seed)
      : seats.flatMap(({ holder }) => holder ?? loose.shift() ?? []);
  return holders.length < seats.length ? fail(refusal("seats-missing")) : ok({ holders });
}

/**
 * A game that leaves something to chance gets its seed at the start, when nobody can change their mind anymore. The host's
 * own settings don't decide it: lots and tosses aren't the host's to choose.
 */
function withSeed(variant: string, options: Table["options"], seed: number): Table["options"] {
  const takesSeed = manifestOf({ variant })?.options.some(({ name }) => name === "seed");
  return takesSeed ? { ...options, seed: Math.abs(Math.trunc(seed)) % 2 ** 31 } : options;
}
