import type { Lists, Page, TableView } from "@chancery/api";
import { viewTable } from "@chancery/game";
import type { Listed } from "@chancery/store";
import type { Context } from "./context.ts";
import { stored } from "./failures.ts";
import type { Summary } from "./tables.ts";

type Yours = Lists["yours"][number];

/** Somebody's games, and those that anybody may join. When a game last changed is not told: it may have been a secret. */
export async function listGames(
  { store, tables, now }: Context,
  person: string | null,
  page: Page,
): Promise<Lists> {
  const { limit } = page;
  const byStatus = (cursor: string | undefined) => ({ limit, byStatus: { after: parseCursor(cursor) } });
  const own =
    person === null ? [] : stored(await store.games.list({ member: person, ...byStatus(page.yours) }));
  const yours: Yours[] = [];
  for (const { game } of own) {
    const loaded = stored(await tables.load(game));
    const view = viewTable(loaded.table, { member: person as string }, now());
    if (view) yours.push(yoursOf(view));
  }
  const open = stored(await store.games.list({ status: "lobby", public: true, ...byStatus(page.open) }));
  return {
    yours: yours.toSorted(byUrgency),
    open: open.map(({ game, variant, summary }) => ({
      game,
      status: "lobby" as const,
      variant,
      ...(summary as Summary),
    })),
    next: { yours: formatCursor(own, limit), open: formatCursor(open, limit) },
  };
}

/** Where the next page begins; null if there is none, as this one is not full. */
function formatCursor(page: readonly Listed[], limit: number): string | null {
  const last = page.at(-1);
  return last && page.length === limit ? `${last.status}.${last.game}` : null;
}

function parseCursor(cursor: string | undefined): Pick<Listed, "status" | "game"> | null {
  if (cursor === undefined) return null;
  const [status, game] = cursor.split(".");
  return { status, game: game ?? "" };
}

function yoursOf(view: TableView): Yours {
  const { game, status, setup, phase, clock, seats, channels, playerCount, host } = view;
  const { variant, rulebook } = setup;
  const own = seats.find(({ isYours }) => isYours);
  return {
    game,
    ...(setup.name && { name: setup.name }),
    ...(view.createdAt && { createdAt: view.createdAt }),
    status,
    variant,
    rulebook,
    seats: seats.length,
    players: playerCount,
    host,
    clock: setup.clock,
    phase,
    deadline: clock.deadline,
    isPaused: clock.isPaused,
    powers: [...(own?.powers ?? [])],
    people: [...view.players],
    waitingFor: status === "playing" ? seats.filter(isWaitedFor).flatMap(({ powers }) => powers) : [],
    isYourTurn: status === "playing" && own?.isReady === false,
    unread: channels.reduce((sum, { unread }) => sum + unread, 0),
  };
}

const isWaitedFor = ({ isReady, isVacant }: TableView["seats"][number]): boolean =>
  isReady === false && !isVacant;

const byUrgency = (one: Yours, other: Yours): number =>
  Number(other.isYourTurn) - Number(one.isYourTurn) ||
  (one.deadline ?? Number.MAX_VALUE) - (other.deadline ?? Number.MAX_VALUE) ||
  (one.game < other.game ? -1 : 1);
