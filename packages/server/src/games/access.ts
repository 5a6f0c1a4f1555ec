import { REFUSALS } from "@chancery/api";
import { hasMoved, mayLook, type Refusal, refusalIn, tableWords, type Viewer } from "@chancery/game";
import type { Context } from "../context.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import type { Hosted } from "./tables.ts";

export const viewerOf = (person: string | null): Viewer =>
  person === null ? "spectator" : { member: person };

/** A game, for people who may look at it; for others it does not exist. */
export async function loadFor(context: Context, game: string, person: string | null): Promise<Hosted> {
  const hosted = await loadAny(context, game);
  if (person !== null && hasMoved(hosted.table, person)) throw new Failure("seat-moved", "seat-moved");
  if (!mayLook(hosted.table, viewerOf(person))) throw notFound();
  return hosted;
}

/** A game, for people who have shown otherwise that they know of it; at a certain version or a later one, if given. */
export async function loadAny({ tables }: Context, game: string, version?: number): Promise<Hosted> {
  const loaded = await (version === undefined ? tables.load(game) : tables.since(game, version));
  if (!loaded.ok && loaded.error.code === "unknown-game") throw notFound();
  return stored(loaded);
}

/** What a game refuses, and why. */
export const refusedBy = (refusal: Refusal, variant?: string): Failure =>
  new Failure(refusal.code, (language) => refusalIn(tableWords(language), refusal, variant));

/** Whether the game itself refuses something, rather than the storage. */
export const isRefusal = (error: { readonly code: string }): error is Refusal =>
  Object.hasOwn(REFUSALS, error.code);
