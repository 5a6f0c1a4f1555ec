import type { Friend } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { newId } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { blockedBy } from "./blocks.ts";
import { ownProfile, visibleProfile } from "./profiles.ts";

const MOST = 500;

/** People who like to play with each other. */
export async function addFriends(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { friends } = context.store;

  app.route({
    ...route("GET /api/me/friends"),
    handler: async (request) => {
      const { person } = await ownProfile(context, signedIn(request));
      return { friends: await friendsOf(context, person) };
    },
  });

  app.route({
    ...route("POST /api/me/friends"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      const other = await visibleProfile(context, request.body.address);
      if (!other) throw notFound();
      if (other.person === person) throw new Failure("bad-request", "friend-yourself", { status: 422 });
      // Questions of others don't count: nobody can fill up someone else's list.
      const own = stored(await friends.of(person)).filter(
        (row) => row.person === person || row.accepted !== null,
      );
      if (own.length >= MOST)
        throw new Failure("bad-request", "too-many-friends", { values: { most: MOST }, status: 409 });
      // A person who has blocked the one who asks doesn't see the question. Without it, the asker would notice.
      if (!(await blockedBy(context, person)).has(other.person)) {
        const asked = context.now();
        const question = { id: newId(), person, friend: other.person, asked, accepted: null };
        stored(await friends.ask(question));
      }
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("PUT /api/me/friends/{id}"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      const accepted = await friends.accept({ id: request.params.id, friend: person, at: context.now() });
      if (!stored(accepted)) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("DELETE /api/me/friends/{id}"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      if (!stored(await friends.end({ id: request.params.id, person }))) throw notFound();
      return reply.code(204).send(null);
    },
  });
}

/** Somebody's friends, and questions that are open. Those of people who are blocked aren't there. */
export async function friendsOf(context: Context, person: string): Promise<Friend[]> {
  const { store } = context;
  const rows = stored(await store.friends.of(person));
  if (rows.length === 0) return [];
  const blocked = await blockedBy(context, person);
  const others = rows.map(({ person: one, friend }) => (one === person ? friend : one));
  const people = stored(await store.persons.several(others));
  const profiles = stored(await store.profiles.several(others));
  return rows.flatMap((row, i) => {
    const other = people.find(({ id }) => id === others[i]);
    if (!other || blocked.has(other.id)) return [];
    const profile = profiles.find((each) => each.person === other.id);
    const isOwn = row.person === person;
    const state = row.accepted !== null ? "friend" : isOwn ? "asked" : "asks";
    const address = profile && !profile.hidden.includes("all") ? profile.address : null;
    return [{ id: row.id, name: other.name, address, state } as const];
  });
}
