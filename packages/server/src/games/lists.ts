import type { Lists, Page, YourGame } from "@chancery/api";
import type { Listed } from "@chancery/store";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { withoutBlocked } from "../people/blocks.ts";
import type { Summary } from "./tables.ts";
import { keptFor, yourGameOf } from "./your-game.ts";

/** Someone's games, and those that anyone may join. When a game last changed is not told: it may have been a secret. */
export async function listGames(context: Context, person: string | null, page: Page): Promise<Lists> {
  const { store, tables, turns } = context;
  const { limit } = page;
  const byStatus = (cursor: string | undefined) => ({ limit, byStatus: { after: parseCursor(cursor) } });
  const own =
    person === null ? [] : stored(await store.games.list({ member: person, ...byStatus(page.yours) }));
  // Games of earlier versions that haven't changed since have nothing kept.
  const look = async (game: string, member: string): Promise<YourGame | null> => {
    const { table } = stored(await tables.load(game));
    return turns.run(() => yourGameOf(table, member));
  };
  const member = person ?? "";
  const kept = await turns.run(() => own.map(({ summary }) => keptFor(summary as Summary, member)));
  const yours: YourGame[] = [];
  for (const [i, { game }] of own.entries()) {
    const told = kept[i] === undefined ? await look(game, member) : kept[i];
    if (told) yours.push(told);
  }
  const open = context.isClassroom
    ? []
    : stored(await store.games.list({ status: "lobby", public: true, ...byStatus(page.open) }));
  return {
    yours: yours.toSorted(byUrgency),
    open: (await withoutBlocked(context, person, open)).map(openGameOf),
    next: { yours: formatCursor(own, limit), open: formatCursor(open, limit) },
  };
}

/** Of all that is kept, what anyone may see. */
function openGameOf({ game, variant, summary }: Listed): Lists["open"][number] {
  const { name, createdAt, rulebook, seats, players, host, clock } = summary as Summary;
  return {
    game,
    ...(name && { name }),
    ...(createdAt && { createdAt }),
    status: "lobby",
    variant,
    rulebook,
    seats,
    players,
    host,
    clock,
  };
}

/** Where the next page begins; null if this page isn't full, so there is none. */
function formatCursor(page: readonly Listed[], limit: number): string | null {
  const last = page.at(-1);
  return last && page.length === limit ? `${last.status}.${last.game}` : null;
}

function parseCursor(cursor: string | undefined): Pick<Listed, "status" | "game"> | null {
  if (cursor === undefined) return null;
  const [status, game] = cursor.split(".");
  return { status, game: game ?? "" };
}

/** What waits for someone comes first: a turn, or a place they are offered; then what they haven't read. */
const urgencyOf = ({ isYourTurn, waiting, unread, status }: YourGame): number => {
  if (status === "ended") return 0;
  return isYourTurn || waiting?.offer ? 2 : unread > 0 ? 1 : 0;
};

const byUrgency = (one: YourGame, other: YourGame): number =>
  urgencyOf(other) - urgencyOf(one) ||
  (one.deadline ?? Number.MAX_VALUE) - (other.deadline ?? Number.MAX_VALUE) ||
  (one.game < other.game ? -1 : 1);
