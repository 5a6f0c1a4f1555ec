import { ok, type Result } from "@chancery/engine";
import { type Kysely, sql, type Transaction } from "kysely";
import { attempt, type Database, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";
import { type FoundPage, type Search, searchListings } from "./listing-search.ts";

/** A game as anyone can find it: by what, and what is then shown of it. */
export interface Listing {
  /** In which list it is; null if it is in none. */
  readonly list: string | null;
  /** The newest come first. */
  readonly at: number;
  readonly variant: string;
  readonly rulebook: string;
  readonly pace: string;
  readonly press: string;
  readonly language: string;
  /** How many places are free. */
  readonly free: number;
  readonly name: string;
  readonly tags: readonly string[];
  /** What people need at least to join; null if that is nothing. */
  readonly isRated: boolean;
  readonly leastRating: number | null;
  readonly leastReliability: number | null;
  /** Whatever lists show, as JSON. */
  readonly shown: unknown;
}

export interface Listings {
  search(search: Search): Promise<Result<FoundPage, Trouble>>;
  /** What is shown of a game; undefined if it's in no list. */
  shown(game: string): Promise<Result<unknown, Trouble>>;
  /** Public games that nobody has listed yet, from an id on, a few at a time; and the last id that was looked at. */
  missing(after: string): Promise<Result<{ games: readonly string[]; last: string | null }, Trouble>>;
  /** Lists one of those, unless it has been listed meanwhile. */
  add(game: string, listing: Listing): Promise<Result<null, Trouble>>;
}

/** How many games are looked at in one go. */
const AT_ONCE = 200;

export function createListings(database: Database): Listings {
  const { db } = database;
  return {
    search: (search) => attempt(searchListings(db, search)),

    shown: async (game) => {
      const row = await attempt(
        db
          .selectFrom("listings")
          .innerJoin("listing_pages", "listing_pages.game", "listings.game")
          .select("listing_pages.body")
          .where("listings.game", "=", game)
          .where("listings.list", "is not", null)
          .executeTakeFirst(),
      );
      return row.ok ? ok(row.value && JSON.parse(row.value.body)) : row;
    },

    missing: (after) => attempt(missing(db, after)),

    add: (game, listing) =>
      transact<null, never>(database, async (trx) => {
        // A change to the game at the same time holds its row.
        await database.lock(trx.selectFrom("games").select("id").where("id", "=", game)).execute();
        const known = await trx.selectFrom("listings").select("game").where("game", "=", game).execute();
        if (known.length === 0) await writeListing(trx, game, listing);
        return ok(null);
      }),
  };
}

/** Words are compared in lower case; tags stand between spaces. */
const tagsOf = (tags: readonly string[]): string => (tags.length === 0 ? "" : ` ${tags.join(" ")} `);

async function missing(
  db: Kysely<Schema>,
  after: string,
): Promise<{ games: readonly string[]; last: string | null }> {
  const rows = await db
    .selectFrom("games")
    .select("id")
    .where("public", "=", sql.lit(1))
    .where("id", ">", after)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  const ids = rows.map(({ id }) => id);
  const last = ids.at(-1) ?? null;
  if (last === null) return { games: [], last };
  const known = await db.selectFrom("listings").select("game").where("game", "in", ids).execute();
  const listed = new Set(known.map(({ game }) => game));
  return { games: ids.filter((id) => !listed.has(id)), last };
}

/** Writes by what a game is found, and what is shown of it. */
export async function writeListing(trx: Transaction<Schema>, game: string, listing: Listing): Promise<void> {
  const row = listingRow(listing);
  await trx
    .insertInto("listings")
    .values({ game, ...row })
    .onConflict((conflict) => conflict.column("game").doUpdateSet(row))
    .execute();
  const body = JSON.stringify(listing.shown);
  await trx
    .insertInto("listing_pages")
    .values({ game, body })
    .onConflict((conflict) => conflict.column("game").doUpdateSet({ body }))
    .execute();
}

export const listingRow = (listing: Listing): Omit<Schema["listings"], "game"> => ({
  list: listing.list,
  at: listing.at,
  variant: listing.variant,
  rulebook: listing.rulebook,
  pace: listing.pace,
  press: listing.press,
  language: listing.language,
  free: listing.free,
  name: listing.name.toLowerCase(),
  tags: tagsOf(listing.tags),
  rated: listing.isRated ? 1 : 0,
  least_rating: listing.leastRating,
  least_reliability: listing.leastReliability,
});
