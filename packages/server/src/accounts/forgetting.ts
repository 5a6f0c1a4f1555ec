import { ok } from "@chancery/engine";
import type { Context } from "../context.ts";
import { isRefusal, refusedBy } from "../games/access.ts";
import { drawTags, nameAt } from "../games/commands.ts";
import { stored } from "../http/failures.ts";

/** What replaces a name that is gone, in every language. */
export const NAMELESS = "—";

/**
 * Takes a person out of a game that they play, and their name out of its log. Nothing else of the log changes, so the game
 * comes out as before.
 */
export async function forgetIn({ store, tables }: Context, game: string, person: string): Promise<void> {
  const tags = drawTags();
  const done = await tables.act<never>(game, "clock", ({ table }) =>
    ok({ type: "forget", member: person, name: nameAt(table, NAMELESS, tags) }),
  );
  if (!done.ok && isRefusal(done.error)) throw refusedBy(done.error);
  const { table } = stored(done);
  const name = table.members.find(({ id }) => id === person)?.name ?? NAMELESS;
  stored(await store.games.rewrite({ game, rewrite: (body) => renamed(body, person, name) }));
  tables.forget(game);
}

/** An event with another name for a person. */
const renamed = (body: string, person: string, name: string): string =>
  body.includes(person)
    ? JSON.stringify(JSON.parse(body), (_, value) =>
        typeof value === "object" && value?.id === person && typeof value.name === "string"
          ? { ...value, name }
          : value,
      )
    : body;
