import { type TableView, viewTable } from "@chancery/game";
import type { z } from "zod";
import { stored } from "./failures.ts";
import type { House } from "./house.ts";
import type { Summary } from "./tables.ts";
import type { ListsSchema } from "./views/lists.ts";
import { sent } from "./views/sent.ts";

const MOST = 100;

type Lists = z.infer<typeof ListsSchema>;
type Yours = Lists["yours"][number];

/** Somebody's games, and those that anybody may join. When a game last changed is not told: it may have been a secret. */
export async function listGames({ store, tables, now }: House, person: string | null): Promise<Lists> {
  const own = person === null ? [] : stored(await store.games.list({ member: person, limit: MOST }));
  const yours: Yours[] = [];
  for (const { game } of own) {
    const loaded = stored(await tables.load(game));
    const view = viewTable(loaded.table, { member: person as string }, now());
    if (view) yours.push(yoursOf(view));
  }
  const open = stored(await store.games.list({ status: "lobby", public: true, limit: MOST }));
  return {
    yours: yours.toSorted(byUrgency),
    open: open.map(({ game, variant, summary }) => ({
      game,
      status: "lobby" as const,
      variant,
      ...sent(summary as Summary),
    })),
  };
}

function yoursOf(view: TableView): Yours {
  const { game, status, setup, phase, clock, seats, channels, playerCount, host } = view;
  const { variant, rulebook } = setup;
  const own = seats.find(({ isYours }) => isYours);
  return {
    game,
    status,
    variant,
    rulebook,
    seats: seats.length,
    players: playerCount,
    host,
    clock: sent(setup.clock),
    phase,
    deadline: clock.deadline,
    isPaused: clock.isPaused,
    powers: [...(own?.powers ?? [])],
    isYourTurn: status === "playing" && own?.isReady === false,
    unread: channels.reduce((sum, { unread }) => sum + unread, 0),
  };
}

const byUrgency = (one: Yours, other: Yours): number =>
  Number(other.isYourTurn) - Number(one.isYourTurn) ||
  (one.deadline ?? Number.MAX_VALUE) - (other.deadline ?? Number.MAX_VALUE) ||
  (one.game < other.game ? -1 : 1);
