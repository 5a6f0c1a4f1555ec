import { viewChannel, viewTable, viewTurn } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { loadAny, viewerOf } from "./access.ts";
import type { Context } from "./context.ts";
import { Credentials } from "./credentials.ts";
import { stored } from "./failures.ts";
import { forgetIn } from "./forgetting.ts";
import { closeSession, signedIn } from "./identity.ts";
import { limitedByNetwork } from "./limits.ts";
import { notificationSettings } from "./notices.ts";
import { personOf, shownPerson } from "./people.ts";
import { route, typed } from "./route.ts";

/** How many games are listed at once. */
const PAGE = 100;

/** All that is known about people, for themselves, and how they make us forget it. */
export async function addOwnData(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { store, now } = context;
  const credentials = new Credentials(context);
  const limited = limitedByNetwork(context.limits);

  app.route({
    ...route("GET /api/me/export"),
    ...limited,
    handler: async (request, reply) => {
      const person = await personOf(context, signedIn(request));
      const { id, settings } = person;
      const games: unknown[] = [];
      for (const game of await gamesOf(context, id)) games.push(await seenOf(context, game, id));
      reply.header("content-disposition", 'attachment; filename="chancery.json"');
      return {
        person: { ...shownPerson(person), notifications: notificationSettings(settings) },
        sessions: [...stored(await store.sessions.list({ person: id, now: now() }))],
        passkeys: stored(await store.passkeys.list(id)).map(({ person: _, ...passkey }) => passkey),
        keys: stored(await store.keys.list(id)).map(({ person: _, ...key }) => key),
        hooks: stored(await store.hooks.list(id)).map(({ person: _, secret: __, ...hook }) => hook),
        blocks: stored(await store.blocks.list(id)).map(({ person: _, blocked: __, ...block }) => block),
        reports: stored(await store.reports.by(id)).map(({ reporter: _, accused: __, ...report }) => report),
        sanctions: stored(await store.sanctions.list(id)).map(({ person: _, ...sanction }) => sanction),
        games,
      };
    },
  });

  app.route({
    ...route("POST /api/me/deletion"),
    ...limited,
    handler: async (request, reply) => {
      const person = await personOf(context, signedIn(request));
      const { id, email, password } = person;
      if (password !== null)
        await credentials.tryPassword(
          email ?? id,
          request.body.password ?? "",
          [person],
          request.network,
          "password",
        );
      for (const game of await gamesOf(context, id)) await forgetIn(context, game, id);
      stored(await store.persons.remove(id));
      await closeSession(context, request, reply);
      return reply.code(204).send(null);
    },
  });
}

/** The ids of all games someone is in. */
async function gamesOf({ store }: Context, person: string): Promise<readonly string[]> {
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

/** A game as one of its people sees it. */
async function seenOf(context: Context, game: string, person: string): Promise<object> {
  const { table } = await loadAny(context, game);
  const viewer = viewerOf(person);
  const view = await context.turns.run(() => viewTable(table, viewer, context.now()));
  return {
    ...view,
    turns: table.turns.map(({ number }) => viewTurn(table, viewer, number)),
    channels: view?.channels.map(({ name }) => viewChannel(table, viewer, name)),
  };
}
