import { mayLook, type Refusal, type Viewer } from "@chancery/game";
import { Failure, notFound, stored } from "./failures.ts";
import type { House } from "./house.ts";
import type { Hosted } from "./tables.ts";

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

export const refusedBy = (refusal: Refusal): Failure => new Failure(refusal.code, refusal.message);
