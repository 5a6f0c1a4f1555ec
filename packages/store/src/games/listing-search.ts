import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema/schema.ts";

/** A game that was found. */
export interface Found {
  readonly game: string;
  readonly at: number;
  readonly shown: unknown;
}

/** Which games to find: those of a list for which all that is named holds. */
export interface Search {
  readonly list: string;
  readonly variant?: string | undefined;
  readonly rulebook?: string | undefined;
  readonly pace?: string | undefined;
  readonly press?: string | undefined;
  readonly language?: string | undefined;
  /** At least so many places are free. */
  readonly free?: number | undefined;
  readonly tag?: string | undefined;
  /** Part of its name. */
  readonly text?: string | undefined;
  /** Those that take people of this rating. */
  readonly rating?: number | undefined;
  /** The same of this reliability. */
  readonly reliability?: number | undefined;
  readonly isRated?: true | undefined;
  readonly limit: number;
  /** `next` of the page before. */
  readonly after?: Place | null | undefined;
}

/** Where a game is in its list. */
type Place = Pick<Found, "game" | "at">;

export interface FoundPage {
  /** Fewer than the limit only at the end of the list, or if a long stretch had no matches. */
  readonly found: readonly Found[];
  /** Where to continue; null at the end of the list. */
  readonly next: Place | null;
}

/**
 * How many games of a list are looked at in one go, and how many such stretches one search covers. Everyone else waits
 * for SQLite meanwhile, and a filter may match nothing in the longest of lists.
 */
const STRETCH = 10_000;
const STRETCHES = 20;

/** Looks through a narrow index of all filters, stretch by stretch, and reads only what is found. */
export async function searchListings(
  db: Kysely<Schema>,
  search: Search,
  { stretch, most } = { stretch: STRETCH, most: STRETCHES },
): Promise<FoundPage> {
  const { limit } = search;
  const found: Found[] = [];
  let from = search.after ?? null;
  for (let i = 0; i < most; i++) {
    if (i > 0) await setImmediate();
    found.push(...(await findIn(db, { ...search, after: from, limit: limit - found.length }, stretch)));
    const last = found.at(-1);
    if (last && found.length === limit) return { found, next: { game: last.game, at: last.at } };
    from = await endOfStretch(db, search.list, from, stretch);
    if (!from) break;
  }
  return { found, next: from };
}

/** The part of a list after a place, the newest first. */
function listFrom(db: Kysely<Schema>, list: string, after: Place | null) {
  const all = db.selectFrom("listings").where("list", "=", list);
  const rest = after ? all.where(sql<boolean>`(at, game) < (${after.at}, ${after.game})`) : all;
  return rest.orderBy("at", "desc").orderBy("game", "desc");
}

/** The last place of a stretch; null if the list ends within it. */
async function endOfStretch(
  db: Kysely<Schema>,
  list: string,
  after: Place | null,
  stretch: number,
): Promise<Place | null> {
  const end = await listFrom(db, list, after)
    .select(["game", "at"])
    .offset(stretch - 1)
    .limit(1)
    .executeTakeFirst();
  return end ? { game: end.game, at: Number(end.at) } : null;
}

/** A text as a pattern that finds it anywhere. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** What is found in one stretch of a list. */
async function findIn(db: Kysely<Schema>, search: Search, stretch: number): Promise<readonly Found[]> {
  const { list, free, tag, text, rating, reliability, isRated, after = null, limit } = search;
  let query = db
    .selectFrom(listFrom(db, list, after).selectAll().limit(stretch).as("stretch"))
    .select(["stretch.game", "stretch.at"]);
  for (const column of ["variant", "rulebook", "pace", "press", "language"] as const) {
    const wanted = search[column];
    if (wanted !== undefined) query = query.where(column, "=", wanted);
  }
  if (free !== undefined) query = query.where("free", ">=", free);
  if (tag !== undefined) query = query.where(sql<boolean>`tags like ${anywhere(` ${tag} `)} escape '\\'`);
  if (text !== undefined)
    query = query.where(sql<boolean>`name like ${anywhere(text.toLowerCase())} escape '\\'`);
  if (rating !== undefined)
    query = query.where((e) => e.or([e("least_rating", "is", null), e("least_rating", "<=", rating)]));
  if (reliability !== undefined)
    query = query.where((e) =>
      e.or([e("least_reliability", "is", null), e("least_reliability", "<=", reliability)]),
    );
  if (isRated) query = query.where("rated", "=", 1);
  const page = query.orderBy("at", "desc").orderBy("game", "desc").limit(limit).as("page");
  const rows = await db
    .selectFrom(page)
    .innerJoin("listing_pages", "listing_pages.game", "page.game")
    .select(["page.game", "page.at", "listing_pages.body"])
    .orderBy("page.at", "desc")
    .orderBy("page.game", "desc")
    .execute();
  return rows.map(({ game, at, body }) => ({ game, at: Number(at), shown: JSON.parse(body) }));
}
