import type { Output, PersonSchema } from "@chancery/api";
import type { Person } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { Failure, stored } from "../http/failures.ts";
import { languageOf, languageOfPerson } from "../http/language.ts";
import { limitedByNetwork, signingIn } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import { writing } from "../load/written.ts";
import { DEVICE_COOKIE } from "./device.ts";
import { closeSession, openSession, recognize, signedIn } from "./identity.ts";
import { newId, newSecret } from "./secrets.ts";
import { tellOwner } from "./security-notices.ts";

/** What a guest counts for, in bytes: a network may bring as many at once as a large school has people. */
const NEW_GUEST = 40_000;

/** Who people are: guests with a link by which they come back, and their sessions. */
export async function addPeople(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { persons } = context.store;

  app.route({
    ...route("POST /api/guests"),
    ...writing(NEW_GUEST),
    handler: async (request, reply) => {
      const { name } = request.body;
      const id = newId();
      const token = newSecret();
      const guest = {
        id,
        name,
        email: null,
        password: null,
        settings: { language: languageOf(request) },
      };
      stored(await persons.add({ ...guest, link: token }));
      await openSession(context, reply, id);
      return reply.code(201).send({ ...shownPerson({ ...guest, isConfirmed: false }), token });
    },
  });

  app.route({
    ...route("POST /api/session"),
    ...signingIn(context.limits),
    handler: async ({ body: { token } }, reply) => {
      const person = stored(await persons.byLink(token));
      if (!person) throw new Failure("not-signed-in", "unknown-token", { path: "token" });
      await openSession(context, reply, person.id);
      return shownPerson(person);
    },
  });

  app.route({
    ...route("GET /api/session"),
    handler: async ({ person: id, cookies, headers }, reply) => {
      const person = id === null ? null : stored(await persons.get(id));
      const isProgram = headers.authorization !== undefined;
      // A browser that has been here since before cookies were signed.
      if (person && !isProgram && context.regulars.since(cookies[DEVICE_COOKIE]) === null)
        recognize(context, reply);
      const { isClassroom } = context;
      return { person: person && shownPerson(person), isClassroom, ...(await standingOf(context, person)) };
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
      const { id, settings } = await personOf(context, signedIn(request));
      const { name, language } = request.body;
      const changed = {
        ...(name !== undefined && { name }),
        ...(language !== undefined && { settings: { ...(settings as object), language } }),
      };
      stored(await persons.change({ id, details: changed }));
      return shownPerson(await personOf(context, id));
    },
  });

  app.route({
    ...route("POST /api/me/link"),
    ...limitedByNetwork(context.limits),
    handler: async (request, reply) => {
      const person = await personOf(context, signedIn(request));
      const { id } = person;
      const token = newSecret();
      stored(await persons.change({ id, details: { link: token } }));
      stored(await context.store.sessions.closeAll(id));
      await tellOwner(context, person, { what: "link" });
      await openSession(context, reply, id);
      return { ...shownPerson(person), token };
    },
  });
}

/** The person signed in; fails if they've been forgotten meanwhile. */
export async function personOf({ store }: Context, id: string): Promise<Person> {
  const person = stored(await store.persons.get(id));
  if (!person) throw new Failure("not-signed-in", "forgotten");
  return person;
}

/** What moderators want a person to know, and whether they are one. */
async function standingOf(context: Context, person: Person | null) {
  if (!person) return { isModerator: false, ban: null, warnings: [] };
  const ban = await context.bans.of(person.id);
  const sanctions = stored(await context.store.sanctions.list(person.id));
  return {
    isModerator: isModerator(context, person),
    ban: ban && { reason: ban.reason, until: ban.until },
    warnings: sanctions
      .filter(({ kind, isSeen }) => kind === "warning" && !isSeen)
      .map(({ id, reason, at }) => ({ id, reason, at })),
  };
}

/** Whether a person moderates: by their account, or by an address that is confirmed to be theirs. */
export const isModerator = (
  { administrators }: Pick<Context, "administrators">,
  { id, email, isConfirmed }: Person,
): boolean =>
  administrators.includes(id) || (isConfirmed && email !== null && administrators.includes(email));

/** A person, as they see themselves. */
export const shownPerson = (person: Person): Output<typeof PersonSchema> => {
  const { id, name, email, isConfirmed } = person;
  return { id, name, email, isConfirmed, language: languageOfPerson(person) };
};
