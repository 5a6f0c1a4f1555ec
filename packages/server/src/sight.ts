import { mayLook, type Refusal, type Viewer } from "@chancery/game";
import { z } from "zod";
import { statusOf } from "./commands.ts";
import { Failure, FailureSchema, notFound, RefusalSchema, stored } from "./failures.ts";
import type { House } from "./house.ts";
import type { Hosted } from "./tables.ts";

/** No id of ours has other signs, and some of those would be refused by a database. */
export const IdSchema = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/, "this is no id; they are made of letters and digits");

export const GameParams = z.object({
  id: IdSchema.meta({ description: "The game, as `game` in tables and lists names it" }),
});

/** What else than an answer whoever looks at a table may get. */
export const unseen = { 404: FailureSchema, 429: FailureSchema, 503: FailureSchema };

/** The same for whoever does something there. */
export const refused = {
  400: FailureSchema,
  401: FailureSchema,
  403: RefusalSchema,
  409: RefusalSchema,
  422: RefusalSchema,
  ...unseen,
};

export const viewerOf = (person: string | null): Viewer =>
  person === null ? "spectator" : { member: person };

/** A table, for those who may look at it: to others there is no such game. */
export async function loadFor(house: House, game: string, person: string | null): Promise<Hosted> {
  const hosted = await loadAny(house, game);
  if (!mayLook(hosted.table, viewerOf(person))) throw notFound();
  return hosted;
}

/** A table, for whoever has shown otherwise that he knows of it; if a version is enough, it may be of that one. */
export async function loadAny({ tables }: House, game: string, version?: number): Promise<Hosted> {
  const loaded = await (version === undefined ? tables.load(game) : tables.since(game, version));
  if (!loaded.ok && loaded.error.code === "unknown-game") throw notFound();
  return stored(loaded);
}

export const refusedBy = (refusal: Refusal): Failure =>
  new Failure(statusOf(refusal), refusal.code, refusal.message);
