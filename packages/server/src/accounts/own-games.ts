import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";

/** How many games are listed at once. */
const PAGE = 100;

/** The ids of all games someone is in. */
export async function gamesOf({ store }: Context, person: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: Parameters<typeof store.games.list>[0]["after"]; ; ) {
    const page = stored(
      await store.games.list({ member: person, limit: PAGE, ...(after !== undefined && { after }) }),
    );
    ids.push(...page.map(({ game }) => game));
    const last = page.at(-1);
    if (!last || page.length < PAGE) return ids;
    after = last;
  }
}
