import { viewChannel, viewTable, viewTurn } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { loadAny, viewerOf } from "./access.ts";
import type { Context } from "./context.ts";
import { Credentials } from "./credentials.ts";
import { stored } from "./failures.ts";
import { forgetIn } from "./forgetting.ts";
import { friendsOf } from "./friends.ts";
import { closeSession, signedIn } from "./identity.ts";
import { limitedByNetwork } from "./limits.ts";
import { notificationSettings } from "./notices.ts";
import { gamesOf } from "./own-games.ts";
import { forgetInTournaments, tournamentsSeen } from "./own-tournaments.ts";
import { personOf, shownPerson } from "./people.ts";
import { hasAccount, shownToOwner } from "./profiles.ts";
import { route, typed } from "./route.ts";
import { newId } from "./secrets.ts";
import { leaveTeams, teamsOf } from "./teams.ts";

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
        push: stored(await store.pushSubscriptions.list(id)).map(
          ({ person: _, secret: __, publicKey: ___, ...browser }) => browser,
        ),
        blocks: stored(await store.blocks.list(id)).map(({ person: _, blocked: __, ...block }) => block),
        reports: stored(await store.reports.by(id)).map(({ reporter: _, accused: __, ...report }) => report),
        sanctions: stored(await store.sanctions.list(id)).map(({ person: _, ...sanction }) => sanction),
        profile: hasAccount(person) ? await shownToOwner(context, id) : null,
        vacations: stored(await store.vacations.of(id)).map(({ person: _, ...vacation }) => vacation),
        friends: await friendsOf(context, id),
        teams: await teamsOf(context, id),
        games,
        tournaments: await tournamentsSeen(context, id),
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
      stored(await store.ratings.disown(id, `gone-${newId()}`));
      await forgetInTournaments(context, id);
      await leaveTeams(context, id);
      stored(await store.persons.remove(id));
      await closeSession(context, request, reply);
      return reply.code(204).send(null);
    },
  });
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
