import { fail, ok, type Result } from "@chancery/engine";
import { sql, type Transaction } from "kysely";
import { attempt, type Database, portions, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Numbered } from "../games/log.ts";
import type { Schema } from "../schema/schema.ts";

export interface UnknownTournament {
  readonly code: "unknown-tournament";
  readonly tournament: string;
}

/** What to write: further events, and by what the tournament is found. */
export interface TournamentChange {
  readonly at: number;
  readonly events: readonly Numbered[];
  readonly status: string;
  readonly public: boolean;
  /** Ids of persons who direct or play. */
  readonly people: readonly string[];
  /** Whatever lists show, as JSON. */
  readonly summary: unknown;
}

/** A tournament in a list. */
export interface ListedTournament {
  readonly tournament: string;
  readonly status: string;
  readonly updated: number;
  readonly summary: unknown;
}

interface Working<R> {
  readonly tournament: string;
  readonly work: (log: readonly Numbered[]) => Result<TournamentChange, R>;
}

/** Logs of tournaments: hundreds of events at most, read as a whole. */
export interface Tournaments {
  /** Begins a log. Returns false if there is one of the same id. */
  create(args: { tournament: string; change: TournamentChange }): Promise<Result<boolean, Trouble>>;
  load(tournament: string): Promise<Result<readonly Numbered[], UnknownTournament | Trouble>>;
  /** What is another one whenever the log is; null if there is no such tournament. */
  revision(tournament: string): Promise<Result<string | null, Trouble>>;
  /** Holds the tournament while pure work decides what to append, and writes that. */
  transact<R>(working: Working<R>): Promise<Result<null, R | UnknownTournament | Trouble>>;
  /** Changes the text of events, for example to remove a name. */
  rewrite(args: {
    tournament: string;
    rewrite: (body: string) => string;
  }): Promise<Result<null, UnknownTournament | Trouble>>;
  /** Someone's tournaments, or those listed for everyone that aren't over; those changed last first. */
  list(
    of: { readonly person: string } | "public",
    limit: number,
  ): Promise<Result<readonly ListedTournament[], Trouble>>;
  /** Which of several games are over. */
  endedGames(games: readonly string[]): Promise<Result<readonly string[], Trouble>>;
}

export function createTournaments(database: Database): Tournaments {
  const { db } = database;

  const hold = (trx: Transaction<Schema>, id: string) =>
    database.lock(trx.selectFrom("tournaments").select("version").where("id", "=", id)).executeTakeFirst();

  const write = async (
    trx: Transaction<Schema>,
    tournament: string,
    change: TournamentChange,
  ): Promise<void> => {
    const { at, events, status, people, summary } = change;
    await trx
      .updateTable("tournaments")
      .set({
        version: sql`version + ${events.length}`,
        status,
        public: change.public ? 1 : 0,
        updated: at,
        summary: JSON.stringify(summary),
      })
      .where("id", "=", tournament)
      .execute();
    for (const rows of portions(events))
      await trx
        .insertInto("tournament_events")
        .values(rows.map((event) => ({ tournament, seq: event.seq, body: JSON.stringify(event) })))
        .execute();
    await trx.deleteFrom("tournament_people").where("tournament", "=", tournament).execute();
    for (const rows of portions([...new Set(people)]))
      await trx
        .insertInto("tournament_people")
        .values(rows.map((person) => ({ tournament, person })))
        .execute();
  };

  return {
    create: ({ tournament, change }) =>
      transact<boolean, never>(database, async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("tournaments")
          .values({ id: tournament, version: 0, status: "", public: 0, updated: change.at, summary: "" })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow();
        if (!numInsertedOrUpdatedRows) return ok(false);
        await write(trx, tournament, change);
        return ok(true);
      }),

    load: async (tournament) => {
      const log = await attempt(readEvents(db, tournament));
      if (!log.ok) return log;
      return log.value.length > 0 ? log : fail({ code: "unknown-tournament", tournament });
    },

    revision: async (tournament) => {
      const query = db.selectFrom("tournaments").select(["version", "updated"]);
      const row = await attempt(query.where("id", "=", tournament).executeTakeFirst());
      return row.ok ? ok(row.value ? `${row.value.version}.${row.value.updated}` : null) : row;
    },

    transact: <R>({ tournament, work }: Working<R>) =>
      transact<null, R | UnknownTournament>(database, async (trx) => {
        if (!(await hold(trx, tournament))) return fail({ code: "unknown-tournament", tournament });
        const change = work(await readEvents(trx, tournament));
        if (!change.ok) return change;
        await write(trx, tournament, change.value);
        return ok(null);
      }),

    rewrite: ({ tournament, rewrite }) =>
      transact<null, UnknownTournament>(database, async (trx) => {
        if (!(await hold(trx, tournament))) return fail({ code: "unknown-tournament", tournament });
        const rows = await trx
          .selectFrom("tournament_events")
          .selectAll()
          .where("tournament", "=", tournament)
          .execute();
        for (const { seq, body } of rows) {
          const rewritten = rewrite(body);
          if (rewritten === body) continue;
          // Nobody goes on with what they have read before.
          await trx
            .updateTable("tournaments")
            .set((e) => ({ updated: e("updated", "+", 1) }))
            .where("id", "=", tournament)
            .execute();
          await trx
            .updateTable("tournament_events")
            .set({ body: rewritten })
            .where("tournament", "=", tournament)
            .where("seq", "=", seq)
            .execute();
        }
        return ok(null);
      }),

    list: async (of, limit) => {
      let query = db.selectFrom("tournaments").select(["id", "status", "updated", "summary"]);
      query =
        of === "public"
          ? // Said literally, so that an index of only these can be used.
            query.where("public", "=", sql.lit(1)).where("status", "!=", sql.lit("ended"))
          : query.where(
              "id",
              "in",
              db.selectFrom("tournament_people").select("tournament").where("person", "=", of.person),
            );
      const rows = await attempt(
        query.orderBy("updated", "desc").orderBy("id", "desc").limit(limit).execute(),
      );
      if (!rows.ok) return rows;
      return ok(
        rows.value.map(({ id, summary, ...row }) => ({
          ...row,
          tournament: id,
          summary: JSON.parse(summary),
        })),
      );
    },

    endedGames: async (games) => {
      if (games.length === 0) return ok([]);
      const rows = await attempt(
        db.selectFrom("games").select("id").where("id", "in", games).where("status", "=", "ended").execute(),
      );
      return rows.ok ? ok(rows.value.map(({ id }) => id)) : rows;
    },
  };
}

async function readEvents(
  db: Pick<Transaction<Schema>, "selectFrom">,
  tournament: string,
): Promise<Numbered[]> {
  const rows = await db
    .selectFrom("tournament_events")
    .select("body")
    .where("tournament", "=", tournament)
    .orderBy("seq")
    .execute();
  return rows.map(({ body }) => JSON.parse(body));
}
