import type { Person } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { Failure, FailureSchema, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { closeSession, openSession, personFailures, signedIn } from "./identity.ts";
import { newId, newSecret } from "./secrets.ts";
import { NameSchema, NewcomerSchema, PersonSchema, shownPerson } from "./views/person.ts";
import { DoneSchema } from "./views/sent.ts";

const TokenSchema = z.string().min(16).max(200);

/** Who people are: guests with a link by which they come back, and their sessions. */
export async function addPeople(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { persons } = house.store;

  app.post(
    "/api/guests",
    {
      config: { rateLimit: { max: house.limits.guests } },
      schema: {
        tags: ["people"],
        summary: "Play as a guest",
        description:
          "Opens a session. The token leads back to the same person from elsewhere: it is shown once.",
        body: z.strictObject({ name: NameSchema }),
        response: { 201: NewcomerSchema, ...personFailures },
      },
    },
    async ({ body: { name } }, reply) => {
      const id = newId();
      const token = newSecret();
      const guest = { id, name, email: null, isConfirmed: false, password: null, settings: {} };
      stored(await persons.add({ ...guest, link: token }));
      await openSession(house, reply, id);
      return reply.code(201).send({ ...shownPerson(guest), token });
    },
  );

  app.post(
    "/api/session",
    {
      config: { rateLimit: { max: house.limits.guests } },
      schema: {
        tags: ["people"],
        summary: "Come back by the secret token",
        body: z.strictObject({ token: TokenSchema }),
        response: { 200: PersonSchema, ...personFailures },
      },
    },
    async ({ body: { token } }, reply) => {
      const person = stored(await persons.byLink(token));
      if (!person) throw new Failure(401, "not-signed-in", "this token leads to nobody", "token");
      await openSession(house, reply, person.id);
      return shownPerson(person);
    },
  );

  app.get(
    "/api/session",
    {
      schema: {
        tags: ["people"],
        summary: "Who is signed in, if anybody",
        response: { 200: z.object({ person: PersonSchema.nullable() }), 429: FailureSchema },
      },
    },
    async ({ person: id }) => {
      const person = id === null ? null : stored(await persons.get(id));
      return { person: person && shownPerson(person) };
    },
  );

  app.delete(
    "/api/session",
    { schema: { tags: ["people"], summary: "Sign out", response: { 204: DoneSchema, 403: FailureSchema } } },
    async (request, reply) => {
      await closeSession(house, request, reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/me",
    {
      schema: {
        tags: ["people"],
        summary: "Who you are",
        response: { 200: PersonSchema, 401: FailureSchema },
      },
    },
    async (request) => shownPerson(await personOf(house, signedIn(request))),
  );

  app.patch(
    "/api/me",
    {
      schema: {
        tags: ["people"],
        summary: "Change your name",
        description: "At tables where you already are you keep the name by which people there know you.",
        body: z.strictObject({ name: NameSchema }),
        response: { 200: PersonSchema, ...personFailures },
      },
    },
    async (request) => {
      const { id } = await personOf(house, signedIn(request));
      stored(await persons.change({ id, details: { name: request.body.name } }));
      return shownPerson(await personOf(house, id));
    },
  );

  app.post(
    "/api/me/link",
    {
      config: { rateLimit: { max: house.limits.guests } },
      schema: {
        tags: ["people"],
        summary: "Get a new token by which to come back",
        description: "The one before leads to nobody any more, and all your other sessions end.",
        response: { 200: NewcomerSchema, ...personFailures },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(house, signedIn(request));
      const token = newSecret();
      stored(await persons.change({ id, details: { link: token } }));
      stored(await house.store.sessions.closeAll(id));
      await openSession(house, reply, id);
      return { ...shownPerson(await personOf(house, id)), token };
    },
  );
}

/** Somebody who is signed in; who has been forgotten meanwhile is not. */
export async function personOf({ store }: House, id: string): Promise<Person> {
  const person = stored(await store.persons.get(id));
  if (!person) throw new Failure(401, "not-signed-in", "nobody knows you any more");
  return person;
}
