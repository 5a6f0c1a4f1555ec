import { ok, type Result } from "@chancery/engine";
import { type Kysely, sql, type Transaction } from "kysely";
import { attempt, type Database, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import { markStale } from "../ratings/stale-ratings.ts";
import type { Schema } from "../schema/schema.ts";
import type { GameResult } from "./game-result.ts";

export interface FinishedGame extends GameResult {
  readonly game: string;
}

/**
 * Results of finished games, one row for each game and one for each of its seats. They're written with the event that
 * ends a game (`Change.result`), written again if its game master changes the end, and removed if the game is reopened.
 * Committees have none.
 */
export interface Results {
  get(game: string): Promise<Result<FinishedGame | null, Trouble>>;
  /** All games that someone started or ended, the latest first. */
  of(person: string): Promise<Result<readonly FinishedGame[], Trouble>>;
  /** Of the games that are over, the next one after an id without a result; null if there are none. */
  nextWithout(after: string): Promise<Result<string | null, Trouble>>;
  /** The next of the games that would be rated and ended before a moment, but haven't been judged. */
  nextToJudge(args: { before: number }): Promise<Result<FinishedGame | null, Trouble>>;
  /** Says whether a game counts. If ratings follow from it, or from later ones, they're worked out again. */
  judge(args: { game: string; counts: GameResult["counts"] }): Promise<Result<null, Trouble>>;
  /** Games that wait for a moderator, the latest first. */
  held(limit: number): Promise<Result<readonly FinishedGame[], Trouble>>;
  /** Writes the result of a game that ended before results were kept. */
  add(game: string, result: GameResult): Promise<Result<null, Trouble>>;
}

export function createResults(database: Database): Results {
  const { db } = database;
  return {
    get: async (game) => {
      const found = await attempt(readResults(db, [game]));
      return found.ok ? ok(found.value[0] ?? null) : found;
    },
    of: (person) =>
      attempt(
        (async () => {
          const rows = await db
            .selectFrom("results")
            .select("game")
            .where("person", "=", person)
            .union(db.selectFrom("results").select("game").where("starter", "=", person))
            .execute();
          return readResults(
            db,
            rows.map(({ game }) => game),
          );
        })(),
      ),
    nextWithout: async (after) => {
      const row = await attempt(
        db
          .selectFrom("games")
          .select("id")
          .where("status", "=", "ended")
          .where("id", ">", after)
          .where((e) =>
            e.not(
              e.exists(
                e
                  .selectFrom("finished_games")
                  .select("game")
                  .whereRef("finished_games.game", "=", "games.id"),
              ),
            ),
          )
          .orderBy("id")
          .limit(1)
          .executeTakeFirst(),
      );
      return row.ok ? ok(row.value?.id ?? null) : row;
    },
    nextToJudge: ({ before }) =>
      attempt(
        (async () => {
          const row = await db
            .selectFrom("finished_games")
            .select("game")
            .where(IS_TO_JUDGE)
            .where("ended", "<", before)
            .orderBy("ended")
            .orderBy("game")
            .limit(1)
            .executeTakeFirst();
          return row ? (await readResults(db, [row.game]))[0] : null;
        })(),
      ),
    judge: ({ game, counts }) =>
      transact<null, never>(database, async (trx) => {
        await judgeGame(trx, game, counts);
        return ok(null);
      }),
    held: (limit) =>
      attempt(
        (async () => {
          const rows = await db
            .selectFrom("finished_games")
            .select("game")
            .where(sql<boolean>`counts = 'held'`)
            .orderBy("ended", "desc")
            .limit(limit)
            .execute();
          return readResults(
            db,
            rows.map(({ game }) => game),
          );
        })(),
      ),
    add: (game, result) =>
      transact<null, never>(database, async (trx) => {
        await writeResult(trx, game, result);
        return ok(null);
      }),
  };
}

/** The index of what is yet to be judged is used only if a query says it in these words. */
const IS_TO_JUDGE = sql<boolean>`counts = 'rated' and judged = 0`;

/** Says whether a game counts, in a transaction. */
export async function judgeGame(
  trx: Transaction<Schema>,
  game: string,
  counts: GameResult["counts"],
): Promise<void> {
  const before = await trx
    .selectFrom("finished_games")
    .select(["rated", "counts", "ended"])
    .where("game", "=", game)
    .executeTakeFirst();
  if (!before) return;
  const later = await trx
    .selectFrom("finished_games")
    .select("game")
    .where("rated", "=", 1)
    .where("ended", ">=", before.ended)
    .limit(1)
    .executeTakeFirst();
  if (before.rated ? counts !== "rated" : counts === "rated" && later) await markStale(trx);
  const rated = counts === "rated" ? before.rated : 0;
  await trx
    .updateTable("finished_games")
    .set({ counts, judged: 1, rated })
    .where("game", "=", game)
    .execute();
}

/** Games with their seats, the latest first. */
export async function readResults(db: Kysely<Schema>, games: readonly string[]): Promise<FinishedGame[]> {
  if (games.length === 0) return [];
  const rows = await db
    .selectFrom("finished_games")
    .selectAll()
    .where("game", "in", games)
    .orderBy("ended", "desc")
    .orderBy("game")
    .execute();
  const seats = await db
    .selectFrom("results")
    .selectAll()
    .where("game", "in", games)
    .orderBy("game")
    .orderBy("seat")
    .execute();
  const bySeat = Map.groupBy(seats, ({ game }) => game);
  return rows.map(({ anonymous, rated: _, judged: __, ...row }) => ({
    ...row,
    anonymous: anonymous === 1,
    seats: (bySeat.get(row.game) ?? []).map(({ game: ___, powers, ...seat }) => ({
      ...seat,
      powers: JSON.parse(powers),
    })),
  }));
}

/** Replaces the result of a game; null if it is no longer over. */
export async function writeResult(
  trx: Transaction<Schema>,
  game: string,
  result: GameResult | null,
): Promise<void> {
  const before = await trx
    .selectFrom("finished_games")
    .select(["rated", "judged", "counts"])
    .where("game", "=", game)
    .executeTakeFirst();
  if (before?.rated) await markStale(trx);
  await trx.deleteFrom("results").where("game", "=", game).execute();
  await trx.deleteFrom("finished_games").where("game", "=", game).execute();
  if (!result) return;
  const { finished, seats } = resultRows(game, result);
  // A game master who corrects the end doesn't change who played.
  const { judged = 0, counts = finished.counts } =
    before?.judged && finished.counts === "rated" ? before : {};
  await trx
    .insertInto("finished_games")
    .values({ ...finished, judged, counts })
    .execute();
  if (seats.length > 0) await trx.insertInto("results").values(seats).execute();
}

export function resultRows(
  game: string,
  { seats, anonymous, ...row }: GameResult,
): { readonly finished: Schema["finished_games"]; readonly seats: Schema["results"][] } {
  return {
    finished: { game, ...row, anonymous: anonymous ? 1 : 0, rated: 0, judged: 0 },
    seats: seats.map(({ powers, ...seat }) => ({ game, ...seat, powers: JSON.stringify(powers) })),
  };
}
