import { ok, type Result } from "@chancery/engine";
import type { Kysely, Transaction } from "kysely";
import { attempt, type Database, transact } from "./database.ts";
import type { Trouble } from "./fault.ts";
import type { GameResult } from "./game-result.ts";
import type { Schema } from "./schema.ts";
import { markStale } from "./stale-ratings.ts";

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
    add: (game, result) =>
      transact<null, never>(database, async (trx) => {
        await writeResult(trx, game, result);
        return ok(null);
      }),
  };
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
  return rows.map(({ anonymous, rated: _, ...row }) => ({
    ...row,
    anonymous: anonymous === 1,
    seats: (bySeat.get(row.game) ?? []).map(({ game: __, powers, ...seat }) => ({
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
    .select("rated")
    .where("game", "=", game)
    .executeTakeFirst();
  if (before?.rated) await markStale(trx);
  await trx.deleteFrom("results").where("game", "=", game).execute();
  await trx.deleteFrom("finished_games").where("game", "=", game).execute();
  if (!result) return;
  const { finished, seats } = resultRows(game, result);
  await trx.insertInto("finished_games").values(finished).execute();
  if (seats.length > 0) await trx.insertInto("results").values(seats).execute();
}

export function resultRows(
  game: string,
  { seats, anonymous, ...row }: GameResult,
): { readonly finished: Schema["finished_games"]; readonly seats: Schema["results"][] } {
  return {
    finished: { game, ...row, anonymous: anonymous ? 1 : 0, rated: 0 },
    seats: seats.map(({ powers, ...seat }) => ({ game, ...seat, powers: JSON.stringify(powers) })),
  };
}
