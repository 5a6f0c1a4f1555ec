import { BrokenInvariant, fail, ok, type Result } from "@chancery/engine";
import type { Kysely, Transaction } from "kysely";
import { portions } from "../databases/database.ts";
import type { Conflict, UnknownGame } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";
import { writeBotTurn } from "./bot-turns.ts";
import { type GameConduct, writeConduct } from "./conduct.ts";
import { readPacked } from "./finished-logs.ts";
import type { GameResult } from "./game-result.ts";
import { type Listing, writeListing } from "./listings.ts";
import { type Notice, post } from "./outbox.ts";
import { writeResult } from "./results.ts";
import type { Update } from "./subscribers.ts";

/** All that the store knows about an event: its place in the log, counted from 1 without gaps. */
export interface Numbered {
  readonly seq: number;
}

/** What is known of a game: a state to continue from, if there is one, and all events after it. */
export interface Log<E extends Numbered, S> {
  readonly game: string;
  /** The sequence number of the last event. */
  readonly version: number;
  readonly snapshot: { readonly version: number; readonly state: S } | null;
  readonly events: readonly E[];
}

/** By what games are found, and what lists show of them. */
export interface Card {
  readonly status: string;
  readonly variant: string;
  readonly public: boolean;
  /** When the clock next has something to do at this table. */
  readonly deadline: number | null;
  /** Ids of persons; null if they are those of before. */
  readonly members: readonly string[] | null;
  /** Digests of codes that lead to it; null if they are those of before. */
  readonly codes: readonly string[] | null;
  /** Whether bots have something to do; null if that is as before. */
  readonly bots: boolean | null;
  /** Whatever lists show, as JSON. */
  readonly summary: unknown;
  /** How anyone can find it; left out if that is as before, or if nobody can. */
  readonly listing?: Listing | undefined;
}

/** What to write: further events, and everything that follows from them. */
export interface Change<E extends Numbered, S> {
  readonly at: number;
  readonly events: readonly E[];
  /** The game after these events. It's stored now and then, so that long logs needn't be read from the start. */
  readonly state: S;
  readonly card: Card;
  /** How the game ended; null if it was reopened; left out if that hasn't changed. */
  readonly result?: GameResult | null;
  /** How reliable people have been in the game so far; left out if nothing about that has changed, or is not to be seen. */
  readonly conduct?: readonly GameConduct[];
  /** Messages that go out if, and only if, the change is written. */
  readonly notices?: readonly Notice[];
}

/** A state is kept whenever the log has grown by this many events. */
const SNAPSHOT_EVERY = 64;

/** Whether the state is kept when a log grows from one version to another. */
const isKept = (before: number, version: number): boolean =>
  Math.floor(version / SNAPSHOT_EVERY) > Math.floor(before / SNAPSHOT_EVERY);

/** Whether a change is only a row and events: no members, codes, bots, listing, result, notices or snapshot. */
export const isPlain = <E extends Numbered, S>(
  before: number,
  { events, card, result, conduct, notices = [] }: Change<E, S>,
): boolean =>
  events.length > 0 &&
  card.members === null &&
  card.codes === null &&
  card.bots === null &&
  result === undefined &&
  card.listing === undefined &&
  conduct === undefined &&
  notices.length === 0 &&
  !isKept(before, before + events.length);

/**
 * Reads a log from its snapshot on, or from a version that the caller already knows. No transaction is needed: logs
 * only grow, and events that have just been packed are looked for where they are then.
 */
export async function readLog<E extends Numbered, S>(
  db: Kysely<Schema>,
  game: string,
  format: string,
  after?: number,
): Promise<Result<Log<E, S>, UnknownGame | Conflict>> {
  if (after !== undefined) {
    const row = await db.selectFrom("games").select("version").where("id", "=", game).executeTakeFirst();
    const ended = endOf<E, S>(game, after, row?.version);
    if (ended) return ended;
  }
  const kept = after === undefined ? await readSnapshot(db, game, format) : undefined;
  const from = after ?? kept?.seq ?? 0;
  const rows = await db
    .selectFrom("events")
    .select(["seq", "body"])
    .where("game", "=", game)
    .where("seq", ">", from)
    .orderBy("seq")
    .execute();
  const isWhole = rows[0]?.seq === from + 1;
  const packed = isWhole ? [] : await readPacked(db, game);
  const events = [...packed, ...rows.map(({ body }) => body)]
    .map((body) => JSON.parse(body) as E)
    .filter(({ seq }) => seq > from);
  if (events.length === 0 && !kept) {
    const row = await db.selectFrom("games").select("id").where("id", "=", game).executeTakeFirst();
    if (!row) return fail({ code: "unknown-game", game });
  }
  const version = events.at(-1)?.seq ?? from;
  return ok({
    game,
    version,
    snapshot: kept ? { version: kept.seq, state: JSON.parse(kept.body) } : null,
    events,
  });
}

/** What there is to say of a log of which the caller knows all there is, or more; undefined if it has grown. */
export function endOf<E extends Numbered, S>(
  game: string,
  after: number,
  version: number | undefined,
): Result<Log<E, S>, UnknownGame | Conflict> | undefined {
  if (version === undefined) return fail({ code: "unknown-game", game });
  if (version < after) return fail({ code: "conflict", game, expected: after, actual: version });
  return version === after ? ok({ game, version, snapshot: null, events: [] }) : undefined;
}

function readSnapshot(db: Kysely<Schema>, game: string, format: string) {
  return db
    .selectFrom("snapshots")
    .select(["seq", "body"])
    .where("game", "=", game)
    .where("format", "=", format)
    .executeTakeFirst();
}

/** Writes a change to a game whose row the transaction holds, and returns the new version. */
export async function writeChange<E extends Numbered, S>(
  trx: Transaction<Schema>,
  news: Update[],
  game: string,
  before: number,
  format: string,
  change: Change<E, S>,
): Promise<number> {
  const { at, events, state, card, result, conduct, notices = [] } = change;
  const version = before + events.length;
  await trx
    .updateTable("games")
    .set({ ...rowOf(card), version, updated: at })
    .where("id", "=", game)
    .execute();
  if (card.members) await writeMembers(trx, game, card.members);
  if (card.codes) await writeCodes(trx, game, card.codes);
  if (card.bots !== null) await writeBotTurn(trx, game, card.bots, at);
  if (card.listing) await writeListing(trx, game, card.listing);
  if (events.length > 0) {
    for (const portion of portions(eventRows(game, before, events)))
      await trx.insertInto("events").values(portion).execute();
    news.push({ kind: "appended", game, version });
  }
  if (isKept(before, version)) {
    const kept = { seq: version, format, body: JSON.stringify(state) };
    await trx
      .insertInto("snapshots")
      .values({ game, ...kept })
      .onConflict((conflict) => conflict.column("game").doUpdateSet(kept))
      .execute();
  }
  if (result !== undefined) await writeResult(trx, game, result);
  if (conduct) await writeConduct(trx, game, conduct, at);
  await post(trx, notices, at);
  return version;
}

export const rowOf = (card: Card) => ({
  status: card.status,
  variant: card.variant,
  public: card.public ? (1 as const) : (0 as const),
  deadline: card.deadline,
  summary: JSON.stringify(card.summary),
  tidy: 0 as const,
});

export function eventRows(game: string, before: number, events: readonly Numbered[]): Schema["events"][] {
  return events.map((event, index) => {
    const seq = before + 1 + index;
    if (event.seq !== seq) throw new BrokenInvariant(`event ${event.seq} cannot be number ${seq} of a log`);
    return { game, seq, body: JSON.stringify(event) };
  });
}

async function writeMembers(
  trx: Transaction<Schema>,
  game: string,
  members: readonly string[],
): Promise<void> {
  const rows = await trx.selectFrom("members").select("person").where("game", "=", game).execute();
  const present = new Set(rows.map(({ person }) => person));
  const wanted = new Set(members);
  const gone = [...present.difference(wanted)];
  const come = [...wanted.difference(present)];
  if (gone.length > 0) {
    await trx.deleteFrom("members").where("game", "=", game).where("person", "in", gone).execute();
  }
  for (const portion of portions(come)) {
    await trx
      .insertInto("members")
      .values(portion.map((person) => ({ game, person })))
      .execute();
  }
}

async function writeCodes(trx: Transaction<Schema>, game: string, codes: readonly string[]): Promise<void> {
  await trx.deleteFrom("codes").where("game", "=", game).execute();
  for (const portion of portions([...new Set(codes)])) {
    await trx
      .insertInto("codes")
      .values(portion.map((digest) => ({ game, digest })))
      .execute();
  }
}
