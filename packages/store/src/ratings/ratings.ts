import { ok, type Result } from "@chancery/engine";
import { sql, type Transaction } from "kysely";
import { attempt, type Database, portions, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import { type FinishedGame, readResults } from "../games/results.ts";
import type { Schema } from "../schema/schema.ts";
import { markStale } from "./stale-ratings.ts";

export type Rating = Schema["ratings"];
type RatingDay = Schema["rating_days"];
export type Advantage = Schema["advantages"];

/** All ratings that some games have to do with, and what becomes of them. */
export interface RatingBook {
  readonly ratings: Map<string, Rating>;
  readonly advantages: Map<string, Advantage>;
}

export const ratingKey = ({ person, variant, pace }: Pick<Rating, "person" | "variant" | "pace">): string =>
  JSON.stringify([person, variant, pace]);

export const advantageKey = ({ variant, power }: Pick<Advantage, "variant" | "power">): string =>
  JSON.stringify([variant, power]);

export interface Ranked extends Rating {
  readonly name: string;
  readonly address: string;
}

/** What people's results say about how well they play. How that's worked out is the caller's business. */
export interface Ratings {
  /**
   * Rates the games that ended before a moment, in the order in which they ended, some at a time and in one process at a
   * time. If a result has changed that was rated before, everything is rated again from the first game on. Returns how
   * many were rated.
   */
  advance(args: {
    before: number;
    limit: number;
    rate: (game: FinishedGame, book: RatingBook) => void;
  }): Promise<Result<number, Trouble>>;
  /** Has everything rated again, next time. */
  startAgain(): Promise<Result<null, Trouble>>;
  of(person: string): Promise<Result<readonly Rating[], Trouble>>;
  daysOf(person: string): Promise<Result<readonly RatingDay[], Trouble>>;
  advantages(variant: string): Promise<Result<readonly Advantage[], Trouble>>;
  /** People who want to be listed, don't hide their profile and have played enough, the best first. */
  ranking(args: {
    variant: string;
    pace: string;
    games: number;
    limit: number;
    /** The last of the page before. */
    after: Pick<Ranked, "proven" | "address"> | null;
  }): Promise<Result<readonly Ranked[], Trouble>>;
  /** Which rankings there are. */
  lists(games: number): Promise<Result<readonly Pick<Rating, "variant" | "pace">[], Trouble>>;
  /** What is kept of someone who is gone gets another id, by which nobody is known. */
  disown(person: string, pseudonym: string): Promise<Result<null, Trouble>>;
}

/** The index of what is yet to be rated is used only if a query says it in these words. */
const IS_TO_RATE = sql<boolean>`counts = 'rated' and rated = 0`;

/** A profile that is hidden as a whole is in no list. */
const IS_SHOWN = sql<boolean>`profiles.hidden not like '%"all"%'`;

export function createRatings(database: Database): Ratings {
  const { db } = database;
  return {
    advance: ({ before, limit, rate }) =>
      transact<number, never>(database, async (trx) => {
        await database.alone(trx);
        const stale = await clearStale(trx);
        let count = 0;
        for (;;) {
          const done = await advanceSome(trx, before, limit, rate);
          count += done;
          // Half of a new start would be worse than none.
          if (done < limit || !stale) return ok(count);
        }
      }),

    startAgain: () =>
      transact<null, never>(database, async (trx) => {
        await markStale(trx);
        return ok(null);
      }),

    of: (person) => attempt(db.selectFrom("ratings").selectAll().where("person", "=", person).execute()),

    daysOf: (person) =>
      attempt(db.selectFrom("rating_days").selectAll().where("person", "=", person).orderBy("day").execute()),

    advantages: (variant) =>
      attempt(
        db.selectFrom("advantages").selectAll().where("variant", "=", variant).orderBy("power").execute(),
      ),

    ranking: ({ variant, pace, games, limit, after }) => {
      let query = db
        .selectFrom("ratings")
        .innerJoin("profiles", "profiles.person", "ratings.person")
        .innerJoin("persons", "persons.id", "ratings.person")
        .selectAll("ratings")
        .select(["persons.name", "profiles.address"])
        .where("profiles.listed", "=", 1)
        .where(IS_SHOWN)
        .where("variant", "=", variant)
        .where("pace", "=", pace)
        .where("games", ">=", games);
      if (after)
        query = query.where(
          sql<boolean>`(ratings.proven, profiles.address) < (${after.proven}, ${after.address})`,
        );
      return attempt(
        query.orderBy("proven", "desc").orderBy("profiles.address", "desc").limit(limit).execute(),
      );
    },

    lists: (games) =>
      attempt(
        db
          .selectFrom("ratings")
          .innerJoin("profiles", "profiles.person", "ratings.person")
          .select(["variant", "pace"])
          .distinct()
          .where("profiles.listed", "=", 1)
          .where(IS_SHOWN)
          .where("games", ">=", games)
          .orderBy("variant")
          .orderBy("pace")
          .execute(),
      ),

    disown: (person, pseudonym) =>
      transact<null, never>(database, async (trx) => {
        for (const column of ["person", "starter"] as const)
          await trx
            .updateTable("results")
            .set({ [column]: pseudonym })
            .where(column, "=", person)
            .execute();
        for (const table of ["ratings", "rating_days"] as const)
          await trx.updateTable(table).set({ person: pseudonym }).where("person", "=", person).execute();
        await trx.deleteFrom("conduct").where("person", "=", person).execute();
        return ok(null);
      }),
  };
}

/** Takes all ratings back, if they no longer follow from the results. */
async function clearStale(trx: Transaction<Schema>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("rating_progress")
    .set({ stale: 0 })
    .where("stale", "=", 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  for (const table of ["ratings", "rating_days", "advantages"] as const)
    await trx.deleteFrom(table).execute();
  await trx.updateTable("finished_games").set({ rated: 0 }).where("rated", "=", 1).execute();
  return true;
}

async function advanceSome(
  trx: Transaction<Schema>,
  before: number,
  limit: number,
  rate: (game: FinishedGame, book: RatingBook) => void,
): Promise<number> {
  const rows = await trx
    .selectFrom("finished_games")
    .select("game")
    .where(IS_TO_RATE)
    .where("ended", "<", before)
    .orderBy("ended")
    .orderBy("game")
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ game }) => game);
  const games = (await readResults(trx, ids)).toSorted((a, b) => ids.indexOf(a.game) - ids.indexOf(b.game));
  const book = await openBook(trx, games);
  const days = new Map<string, RatingDay>();
  for (const game of games) {
    rate(game, book);
    noteDays(game, book, days);
  }
  await writeBook(trx, book, [...days.values()]);
  await trx.updateTable("finished_games").set({ rated: 1 }).where("game", "in", ids).execute();
  return ids.length;
}

async function openBook(trx: Transaction<Schema>, games: readonly FinishedGame[]): Promise<RatingBook> {
  const people = games.flatMap(({ seats }) => seats.flatMap(({ starter }) => starter ?? []));
  const ratings = new Map<string, Rating>();
  for (const some of portions([...new Set(people)]))
    for (const row of await trx.selectFrom("ratings").selectAll().where("person", "in", some).execute())
      ratings.set(ratingKey(row), row);
  const variants = [...new Set(games.map(({ variant }) => variant))];
  const rows = await trx.selectFrom("advantages").selectAll().where("variant", "in", variants).execute();
  return { ratings, advantages: new Map(rows.map((row) => [advantageKey(row), row])) };
}

const DAY = 24 * 3_600_000;

/** Where the ratings of a game's players stand at the end of its day. */
function noteDays(
  { variant, pace, ended, seats }: FinishedGame,
  { ratings }: RatingBook,
  days: Map<string, RatingDay>,
): void {
  const day = Math.floor(ended / DAY) * DAY;
  for (const { starter } of seats) {
    const rating = starter && ratings.get(ratingKey({ person: starter, variant, pace }));
    if (rating)
      days.set(`${ratingKey(rating)}${day}`, { person: rating.person, variant, pace, day, mu: rating.mu });
  }
}

async function writeBook(
  trx: Transaction<Schema>,
  { ratings, advantages }: RatingBook,
  days: readonly RatingDay[],
): Promise<void> {
  for (const some of portions([...ratings.values()], 100))
    await trx
      .insertInto("ratings")
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["person", "variant", "pace"]).doUpdateSet((e) => ({
          mu: e.ref("excluded.mu"),
          sigma: e.ref("excluded.sigma"),
          proven: e.ref("excluded.proven"),
          games: e.ref("excluded.games"),
        })),
      )
      .execute();
  for (const some of portions([...advantages.values()], 100))
    await trx
      .insertInto("advantages")
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["variant", "power"]).doUpdateSet((e) => ({
          mu: e.ref("excluded.mu"),
          sigma: e.ref("excluded.sigma"),
          games: e.ref("excluded.games"),
        })),
      )
      .execute();
  for (const some of portions(days, 100))
    await trx
      .insertInto("rating_days")
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(["person", "variant", "pace", "day"])
          .doUpdateSet((e) => ({ mu: e.ref("excluded.mu") })),
      )
      .execute();
}
