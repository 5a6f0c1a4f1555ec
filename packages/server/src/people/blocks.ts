import type { TableView } from "@chancery/api";
import { botAt, holdersOf, type Refusal, type Table, viewTable } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { newId } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { loadAny, loadFor, viewerOf } from "../games/access.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";

const MOST = 500;

/** Blocking people, and who is blocked. */
export async function addBlocks(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { blocks } = context.store;

  app.route({
    ...route("GET /api/me/blocks"),
    handler: async (request) => {
      const own = stored(await blocks.list(signedIn(request)));
      return { blocks: own.map(({ id, name, game, at }) => ({ id, name, game, at })) };
    },
  });

  app.route({
    ...route("DELETE /api/me/blocks/{id}"),
    handler: async (request, reply) => {
      const done = stored(await blocks.remove({ id: request.params.id, person: signedIn(request) }));
      if (!done) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("POST /api/games/{id}/blocks"),
    handler: async (request, reply) => {
      const person = signedIn(request);
      const { table } = await loadFor(context, request.params.id, person);
      const view = viewTable(table, viewerOf(person), 0) as TableView;
      const met = metIn(table, view, request.body).filter(({ id }) => id !== person);
      if (met.length === 0) throw new Failure("bad-request", "nobody-to-block", { status: 422 });
      if (stored(await blocks.list(person)).length >= MOST)
        throw new Failure("bad-request", "too-many-blocks", { values: { most: MOST }, status: 409 });
      const { game } = table;
      for (const { id: blocked, name } of met)
        stored(await blocks.add({ id: newId(), person, blocked, game, name, at: context.now() }));
      return reply.code(204).send(null);
    },
  });
}

interface Met {
  readonly id: string;
  /** How the blocking person knows them in the game. */
  readonly name: string;
}

/** Finds the people that are meant: by the power they play or, where names are visible, by name. Bots can't be blocked. */
function metIn(
  table: Table,
  view: TableView,
  { power, name }: { power?: string | undefined; name?: string | undefined },
): readonly Met[] {
  if (power !== undefined) {
    const seat = view.seats.findIndex(({ powers }) => powers.includes(power));
    if (seat < 0 || botAt(table, seat)) return [];
    const holders = holdersOf(table.seats[seat]);
    const shown = table.members.filter(
      (member) => holders.includes(member.id) && view.seats[seat].players.includes(member.name),
    );
    return holders.map((id) => ({ id, name: shown.find((member) => member.id === id)?.name ?? power }));
  }
  const named = table.members.filter((member) => member.name === name);
  const shown = [...view.players, ...view.spectators, ...view.referees, view.host];
  return named.length === 1 && shown.includes(named[0].name) ? named : [];
}

/**
 * The people that a person has blocked. In anonymous games, a block would give away who plays what, so one made there
 * counts when the game is over.
 */
export async function blockedBy(context: Context, person: string): Promise<ReadonlySet<string>> {
  const blocks = stored(await context.store.blocks.list(person));
  const found = new Set<string>();
  for (const [game, met] of Map.groupBy(blocks, (block) => block.game)) {
    const { table } = await loadAny(context, game);
    if (!table.setup.anonymous || table.status === "ended") for (const { blocked } of met) found.add(blocked);
  }
  return found;
}

/** Why a person can't join a game: the host has blocked them, or they have blocked the host. */
export async function barredFrom(context: Context, game: string, person: string): Promise<Refusal | null> {
  const loaded = await context.tables.load(game);
  if (!loaded.ok) return null;
  const { host, setup } = loaded.value.table;
  if (host === person) return null;
  if ((await blockedBy(context, host)).has(person)) return { code: "blocked", detail: "by-host" };
  // Who hosts a game without names is as secret as who plays in it.
  if (!setup.anonymous && (await blockedBy(context, person)).has(host)) return { code: "blocked" };
  return null;
}

/** Leaves out games hosted by people that this person has blocked. */
export async function withoutBlocked<T extends { readonly game: string }>(
  context: Context,
  person: string | null,
  games: readonly T[],
): Promise<readonly T[]> {
  const blocked = person === null ? new Set() : await blockedBy(context, person);
  if (blocked.size === 0) return games;
  const shown: T[] = [];
  for (const each of games) {
    const { table } = await loadAny(context, each.game);
    if (table.setup.anonymous || !blocked.has(table.host)) shown.push(each);
  }
  return shown;
}
