import { fail, ok, type Result } from "@chancery/engine";
import { sql, type Transaction } from "kysely";
import { attempt, type Database, transact } from "../databases/database.ts";
import type { Conflict, GameExists, Trouble, UnknownGame } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";
import { packOne, rewritePacked } from "./finished-logs.ts";
import {
  type Card,
  type Change,
  endOf,
  eventRows,
  isPlain,
  type Log,
  type Numbered,
  readLog,
  rowOf,
  writeChange,
} from "./log.ts";

/** A game in a list. */
export interface Listed extends Omit<Card, "members" | "codes" | "bots" | "listing"> {
  readonly game: string;
  readonly version: number;
  readonly updated: number;
}

/** Which games to list: those for which all that is named holds. */
export interface Filter {
  /** Someone's games. */
  readonly member?: string;
  readonly status?: string;
  readonly variant?: string;
  readonly public?: boolean;
  /** Those with a deadline up to this moment. */
  readonly dueBy?: number;
  readonly limit: number;
  /** The last game of the page before. */
  readonly after?: Pick<Listed, "updated" | "game">;
  /** Those being played first, then those to come, then those that are over, each by their ids, from one on. */
  readonly byStatus?: { readonly after: Pick<Listed, "status" | "game"> | null };
}

export type LogFault = UnknownGame | Conflict | Trouble;

/** What came of work on a game: refused, or written. */
export type Work<E extends Numbered, S, R> = (
  log: Log<E, S>,
) => Result<Change<E, S>, R> | Promise<Result<Change<E, S>, R>>;

export interface Games<E extends Numbered, S> {
  /** Begins a log with its first events. */
  create(args: { game: string; change: Change<E, S> }): Promise<Result<number, GameExists | Trouble>>;
  /**
   * The log from its last snapshot on; or, if the caller knows the game up to a version, what came after it. If the
   * game never came that far, that is a conflict.
   */
  load(args: { game: string; after?: number }): Promise<Result<Log<E, S>, LogFault>>;
  /** Appends if the game still is at the expected version, and returns the new one. */
  append(args: { game: string; expected: number; change: Change<E, S> }): Promise<Result<number, LogFault>>;
  /**
   * Holds the game while the work decides what to append, and writes that: nobody comes in between. If the work
   * refuses or throws, nothing is written. The work has to be pure: on SQLite all else waits for it, and it is done
   * again if what the caller knows (`after`) turns out to be old.
   */
  transact<R>(args: {
    game: string;
    after?: number;
    work: Work<E, S, R>;
  }): Promise<Result<Change<E, S>, R | LogFault>>;
  /** Changes the text of events, for example to remove a name: their places stay, and snapshots are made again. */
  rewrite(args: {
    game: string;
    rewrite: (body: string) => string;
  }): Promise<Result<null, UnknownGame | Trouble>>;
  /** The games to which a code leads, by its digest: one, unless chance made the same code twice. */
  byCode(digest: string): Promise<Result<readonly string[], Trouble>>;
  /** How many games that aren't over someone is in. */
  countOpen(member: string): Promise<Result<number, Trouble>>;
  /**
   * Packs the log of one game that has been over since before a moment, into a fraction of the space and a table of its
   * own. It is read and continued as before. Returns which game that was, or null if there are no more.
   */
  packEnded(since: number): Promise<Result<string | null, Trouble>>;
  /** Games, those changed last first. */
  list(filter: Filter): Promise<Result<readonly Listed[], Trouble>>;
}

/** Snapshots of another format are as if they were not there. */
export function createGames<E extends Numbered, S>(database: Database, format: string): Games<E, S> {
  const { db } = database;
  return {
    create: ({ game, change }) =>
      transact(database, async (trx, news) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("games")
          .values({ id: game, version: 0, updated: change.at, ...rowOf(change.card) })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow();
        if (!numInsertedOrUpdatedRows) return fail({ code: "game-exists", game });
        return ok(await writeChange(trx, news, game, 0, format, change));
      }),

    load: async ({ game, after }) => {
      const log = await attempt(readLog<E, S>(db, game, format, after));
      return log.ok ? log.value : log;
    },

    append: ({ game, expected, change }) =>
      transact<number, LogFault>(database, async (trx, news) => {
        const row = await hold(trx, game);
        if (!row) return fail({ code: "unknown-game", game });
        const actual = row.version;
        if (actual !== expected) return fail({ code: "conflict", game, expected, actual });
        return ok(await writeChange(trx, news, game, expected, format, change));
      }),

    transact: async <R>({ game, after, work }: { game: string; after?: number; work: Work<E, S, R> }) =>
      (await appendAtOnce(game, after, work)) ??
      transact<Change<E, S>, R | LogFault>(database, async (trx, news) => {
        const row = await hold(trx, game);
        const ended = after === undefined ? undefined : endOf<E, S>(game, after, row?.version);
        const log = ended ?? (await readLog<E, S>(trx, game, format, after));
        if (!log.ok) return log;
        const result = await work(log.value);
        if (result.ok) await writeChange(trx, news, game, log.value.version, format, result.value);
        return result;
      }),

    rewrite: ({ game, rewrite }) =>
      transact<null, UnknownGame>(database, async (trx) => {
        if (!(await hold(trx, game))) return fail({ code: "unknown-game", game });
        const rows = await trx
          .selectFrom("events")
          .select(["seq", "body"])
          .where("game", "=", game)
          .execute();
        for (const { seq, body: before } of rows) {
          const body = rewrite(before);
          if (body === before) continue;
          await trx
            .updateTable("events")
            .set({ body })
            .where("game", "=", game)
            .where("seq", "=", seq)
            .execute();
        }
        await rewritePacked(trx, game, rewrite);
        await trx.deleteFrom("snapshots").where("game", "=", game).execute();
        return ok(null);
      }),

    byCode: async (digest) => {
      const rows = await attempt(
        db.selectFrom("codes").select("game").where("digest", "=", digest).orderBy("game").execute(),
      );
      return rows.ok ? ok(rows.value.map(({ game }) => game)) : rows;
    },

    countOpen: async (member) => {
      const row = await attempt(
        db
          .selectFrom("members")
          .innerJoin("games", "games.id", "members.game")
          .select((e) => e.fn.countAll<number | string>().as("count"))
          .where("members.person", "=", member)
          .where("games.status", "!=", "ended")
          .executeTakeFirstOrThrow(),
      );
      return row.ok ? ok(Number(row.value.count)) : row;
    },

    packEnded: (since) => packOne(database, since),
    list: (filter) => attempt(list(database, filter)),
  };

  /**
   * Lets the work decide on what the caller knows, without asking, and writes that if it still was so. Undefined if it
   * was not, if the work refuses, as it may know too little, or if there is more to write: then nothing has happened.
   */
  async function appendAtOnce<R>(
    game: string,
    after: number | undefined,
    work: Work<E, S, R>,
  ): Promise<Result<Change<E, S>, Trouble> | undefined> {
    if (!database.append || after === undefined) return undefined;
    const result = await work({ game, version: after, snapshot: null, events: [] });
    if (!result.ok || !isPlain(after, result.value)) return undefined;
    const { at, card, events } = result.value;
    const version = after + events.length;
    const row = { ...rowOf(card), version, updated: at };
    const written = await attempt(
      database.append({ game, expected: after, row, events: eventRows(game, after, events) }),
    );
    if (!written.ok) return written;
    if (!written.value) return undefined;
    database.tell([{ kind: "appended", game, version }]);
    return result;
  }

  /** Keeps everyone else from the game until the transaction ends. */
  function hold(trx: Transaction<Schema>, game: string) {
    return database.lock(trx.selectFrom("games").select("version").where("id", "=", game)).executeTakeFirst();
  }
}

const STATUSES = ["playing", "lobby"];
const RANK = sql<number>`case status when 'playing' then 0 when 'lobby' then 1 else 2 end`;
const rankOf = (status: string): number =>
  STATUSES.includes(status) ? STATUSES.indexOf(status) : STATUSES.length;

async function list({ db }: Database, filter: Filter): Promise<Listed[]> {
  const { member, status, variant, dueBy, after } = filter;
  let query = db.selectFrom("games").selectAll();
  if (member !== undefined) {
    query = query.where("id", "in", db.selectFrom("members").select("game").where("person", "=", member));
  }
  // Said literally, so that an index of only such games can be used.
  if (status !== undefined) query = query.where("status", "=", sql.lit(status));
  if (variant !== undefined) query = query.where("variant", "=", variant);
  if (filter.public !== undefined) query = query.where("public", "=", sql.lit(filter.public ? 1 : 0));
  if (dueBy !== undefined) query = query.where("deadline", "<=", dueBy);
  if (after) query = query.where(sql<boolean>`(updated, id) < (${after.updated}, ${after.game})`);
  if (filter.byStatus) {
    const last = filter.byStatus.after;
    if (last && status === undefined)
      query = query.where(sql<boolean>`(${RANK}, id) > (${rankOf(last.status)}, ${last.game})`);
    else if (last) query = query.where("id", ">", last.game);
    query = (status === undefined ? query.orderBy(RANK) : query).orderBy("id");
  } else query = query.orderBy("updated", "desc").orderBy("id", "desc");
  const rows = await query.limit(filter.limit).execute();
  return rows.map(({ id, summary, tidy: _, ...row }) => ({
    ...row,
    game: id,
    public: row.public === 1,
    summary: JSON.parse(summary),
  }));
}
