import { Readable } from "node:stream";
import { viewChannel, viewTable, viewTurn } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { loadAny, viewerOf } from "../games/access.ts";
import { stored } from "../http/failures.ts";
import { limitedByNetwork } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import type { Payer } from "../load/usage.ts";
import { notificationSettings } from "../notices/notices.ts";
import { friendsOf } from "../people/friends.ts";
import { hasAccount, shownToOwner } from "../people/profiles.ts";
import { leaveTeams, teamsOf } from "../people/teams.ts";
import { Credentials } from "./credentials.ts";
import { forgetIn } from "./forgetting.ts";
import { closeSession, signedIn } from "./identity.ts";
import { gamesOf } from "./own-games.ts";
import { forgetInTournaments, tournamentSeen, tournamentsOf } from "./own-tournaments.ts";
import { personOf, shownPerson } from "./people.ts";
import { newId } from "./secrets.ts";

/** All that is known about people, for themselves, and how they make us forget it. */
export async function addOwnData(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { store, now } = context;
  const credentials = new Credentials(context);
  const limited = limitedByNetwork(context.limits);

  app.route({
    ...route("GET /api/me/export"),
    handler: async (request, reply) => {
      const person = await personOf(context, signedIn(request));
      const { id, settings } = person;
      const games = await gamesOf(context, id);
      reply.header("content-disposition", 'attachment; filename="chancery.json"');
      reply.type("application/json; charset=utf-8");
      const about = {
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
      };
      const { payer } = request;
      const parts = inParts(about, {
        games: mapped(games, (game) => seenOf(context, payer, game, id)),
        tournaments: mapped(await tournamentsOf(context, id), (tournament) =>
          tournamentSeen(context, payer, tournament, id),
        ),
      });
      // Not more is made than someone reads. It's JSON already.
      return reply.send(Readable.from(parts, { highWaterMark: 1 }) as never);
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
          request.networks,
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

/** A game as one of its people sees it, in JSON. */
async function seenOf(context: Context, payer: Payer, game: string, person: string): Promise<string> {
  const { turns, usage, now } = context;
  const viewer = viewerOf(person);
  return usage.for(payer, async () => {
    const { table } = await loadAny(context, game);
    const view = await turns.run(() => viewTable(table, viewer, now()));
    const seen: string[] = [];
    for (const { number } of table.turns)
      seen.push(await turns.run(() => JSON.stringify(viewTurn(table, viewer, number))));
    const channels: string[] = [];
    for (const { name } of view?.channels ?? [])
      channels.push(await turns.run(() => JSON.stringify(viewChannel(table, viewer, name))));
    const { turns: _, channels: __, ...rest } = view ?? {};
    const body = JSON.stringify(rest).slice(1, -1);
    return `{${body}${body && ","}"turns":[${seen.join(",")}],"channels":[${channels.join(",")}]}`;
  });
}

async function* mapped<T>(
  items: readonly T[],
  toJson: (item: T) => Promise<string>,
): AsyncGenerator<string, void, undefined> {
  for (const item of items) yield await toJson(item);
}

/** An object in JSON, whose last fields are lists of JSON that are made one item after the other. */
async function* inParts(
  first: object,
  lists: Readonly<Record<string, AsyncIterable<string>>>,
): AsyncGenerator<string, void, undefined> {
  yield JSON.stringify(first).slice(0, -1);
  for (const [name, items] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`;
    let separator = "";
    for await (const item of items) {
      yield separator + item;
      separator = ",";
    }
    yield "]";
  }
  yield "}";
}
