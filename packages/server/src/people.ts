import type { Output, PersonSchema } from "@chancery/api";
import type { Person } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";
import { Failure, stored } from "./failures.ts";
import { closeSession, openSession, signedIn } from "./identity.ts";
import { route, typed } from "./route.ts";
import { newId, newSecret } from "./secrets.ts";

/** Who people are: guests with a link by which they come back, and their sessions. */
export async function addPeople(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { persons } = context.store;

  app.route({
    ...route("POST /api/guests"),
    config: { rateLimit: { max: context.limits.guests } },
    handler: async ({ body: { name } }, reply) => {
      const id = newId();
      const token = newSecret();
      const guest = { id, name, email: null, isConfirmed: false, password: null, settings: {} };
      stored(await persons.add({ ...guest, link: token }));
      await openSession(context, reply, id);
      return reply.code(201).send({ ...shownPerson(guest), token });
    },
  });

  app.route({
    ...route("POST /api/session"),
    config: { rateLimit: { max: context.limits.guests } },
    handler: async ({ body: { token } }, reply) => {
      const person = stored(await persons.byLink(token));
      if (!person) throw new Failure("not-signed-in", "this token leads to nobody", { path: "token" });
      await openSession(context, reply, person.id);
      return shownPerson(person);
    },
  });

  app.route({
    ...route("GET /api/session"),
    handler: async ({ person: id }) => {
      const person = id === null ? null : stored(await persons.get(id));
      return { person: person && shownPerson(person) };
    },
  });

  app.route({
    ...route("DELETE /api/session"),
    handler: async (request, reply) => {
      await closeSession(context, request, reply);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("GET /api/me"),
    handler: async (request) => shownPerson(await personOf(context, signedIn(request))),
  });

  app.route({
    ...route("PATCH /api/me"),
    handler: async (request) => {
      const { id } = await personOf(context, signedIn(request));
      stored(await persons.change({ id, details: { name: request.body.name } }));
      return shownPerson(await personOf(context, id));
    },
  });

  app.route({
    ...route("POST /api/me/link"),
    config: { rateLimit: { max: context.limits.guests } },
    handler: async (request, reply) => {
      const { id } = await personOf(context, signedIn(request));
      const token = newSecret();
      stored(await persons.change({ id, details: { link: token } }));
      stored(await context.store.sessions.closeAll(id));
      await openSession(context, reply, id);
      return { ...shownPerson(await personOf(context, id)), token };
    },
  });
}

/** Somebody who is signed in; who has been forgotten meanwhile is not. */
export async function personOf({ store }: Context, id: string): Promise<Person> {
  const person = stored(await store.persons.get(id));
  if (!person) throw new Failure("not-signed-in", "nobody knows you any more");
  return person;
}

/** A person, as they see themselves. */
export const shownPerson = ({ id, name, email, isConfirmed }: Person): Output<typeof PersonSchema> => ({
  id,
  name,
  email,
  isConfirmed,
});
