import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { Failure, stored } from "../http/failures.ts";
import { limitedByNetwork, signingIn } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import { addProfile } from "../people/profiles.ts";
import { Credentials, kept } from "./credentials.ts";
import { openSession, signedIn } from "./identity.ts";
import { personOf, shownPerson } from "./people.ts";
import { newId, newSecret } from "./secrets.ts";
import { tellOwner } from "./security-notices.ts";

/**
 * People with an email address and a password. Nobody has to wait for a mail: an account is good at once, and the
 * token that comes with it opens it as well.
 */
export async function addAccounts(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { passwords, store } = context;
  const { persons } = store;
  const credentials = new Credentials(context);
  const limited = limitedByNetwork(context.limits);

  app.route({
    ...route("POST /api/accounts"),
    ...limited,
    handler: async ({ body: { name, email, password }, networks }, reply) => {
      const id = newId();
      const token = newSecret();
      const hash = await passwords.hash(password);
      const person = { id, name, ...credentials.claim(email), password: hash, settings: {} };
      kept(await persons.add({ ...person, link: token }));
      await addProfile(context, id);
      const made = await personOf(context, id);
      await credentials.askToConfirm(made, networks);
      await openSession(context, reply, id);
      return reply.code(201).send({ ...shownPerson(made), token });
    },
  });

  app.route({
    ...route("POST /api/me/account"),
    ...limited,
    handler: async (request) => {
      const { id, email } = await personOf(context, signedIn(request));
      if (email !== null) throw new Failure("has-account", "has-account");
      const password = await passwords.hash(request.body.password);
      const details = { ...credentials.claim(request.body.email), password };
      kept(await persons.change({ id, details }));
      await addProfile(context, id);
      const changed = await personOf(context, id);
      await credentials.askToConfirm(changed, request.networks);
      return shownPerson(changed);
    },
  });

  app.route({
    ...route("PUT /api/me/password"),
    ...limited,
    handler: async (request, reply) => {
      const person = await personOf(context, signedIn(request));
      if (person.email === null) throw new Failure("no-account", "no-password");
      const { current, password, keep } = request.body;
      await credentials.tryPassword(person.email, current, [person], request.networks, "current");
      if (!keep) await credentials.endAccess(person.id);
      const token = await credentials.setPassword(person.id, password);
      await tellOwner(context, person, { what: "password" });
      await openSession(context, reply, person.id);
      return { ...shownPerson(await personOf(context, person.id)), token };
    },
  });

  app.route({
    ...route("PUT /api/me/email"),
    ...limited,
    handler: async (request) => {
      const person = await personOf(context, signedIn(request));
      if (person.email === null) throw new Failure("no-account", "no-email");
      const { email, password } = request.body;
      await credentials.tryPassword(person.email, password, [person], request.networks, "password");
      kept(await persons.change({ id: person.id, details: credentials.claim(email) }));
      const changed = await personOf(context, person.id);
      if (changed.email !== person.email) await tellOwner(context, person, { what: "email", name: email });
      await credentials.askToConfirm(changed, request.networks);
      return shownPerson(changed);
    },
  });

  app.route({
    ...route("POST /api/sign-in"),
    ...signingIn(context.limits),
    handler: async ({ body: { email, password }, networks }, reply) => {
      const people = stored(await persons.byEmail(email));
      const person = await credentials.tryPassword(email, password, people, networks, "");
      await openSession(context, reply, person.id);
      return shownPerson(person);
    },
  });
}
