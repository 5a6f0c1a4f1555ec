import type { Setup } from "@chancery/api";
import type { Refusal } from "@chancery/game";
import type { Person } from "@chancery/store";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { barredFrom } from "../people/blocks.ts";
import { hasAccount } from "../people/profiles.ts";
import { reliabilityOf } from "../people/reliability.ts";
import { FIRST } from "../ratings/rate-game.ts";

/** Why a person can't join or watch a game: a block, or the game's requirements for its players. */
export async function keptFrom(
  context: Context,
  game: string,
  person: Person,
  role: "player" | "spectator",
): Promise<Refusal | null> {
  const blocked = await barredFrom(context, game, person.id);
  if (blocked || role === "spectator") return blocked;
  const loaded = await context.tables.load(game);
  if (!loaded.ok) return null;
  const { setup } = loaded.value.table;
  if (!asksForAccount(setup)) return null;
  if (!hasAccount(person)) return { code: "account-needed" };
  return (
    (await isTooUnreliable(context, person.id, setup)) ?? (await isRatedTooLow(context, person.id, setup))
  );
}

/** Whether only people with an account can play. */
export const asksForAccount = ({ rated, leastReliability, leastRating }: Setup): boolean =>
  rated === true || leastReliability !== undefined || leastRating !== undefined;

async function isTooUnreliable(context: Context, person: string, setup: Setup): Promise<Refusal | null> {
  const { leastReliability: least } = setup;
  if (least === undefined) return null;
  const { figure } = await reliabilityOf(context, person);
  // People who are new can't have a figure yet.
  return figure === null || figure >= least ? null : { code: "too-unreliable", facts: { least, figure } };
}

async function isRatedTooLow({ store }: Context, person: string, setup: Setup): Promise<Refusal | null> {
  const { leastRating: least, variant, clock } = setup;
  if (least === undefined) return null;
  const own = stored(await store.ratings.of(person)).find(
    (each) => each.variant === variant && each.pace === clock.kind,
  );
  const rating = Math.round(own?.mu ?? FIRST.mu);
  return rating >= least ? null : { code: "rated-too-low", facts: { least, rating } };
}
