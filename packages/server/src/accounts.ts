import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";
import { Credentials, kept } from "./credentials.ts";
import { Failure, stored } from "./failures.ts";
import { openSession, signedIn } from "./identity.ts";
import { limitedByNetwork } from "./limits.ts";
import { personOf, shownPerson } from "./people.ts";
import { addProfile } from "./profiles.ts";
import { route, typed } from "./route.ts";
import { newId, newSecret } from "./secrets.ts";

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
    handler: async ({ body: { name, email, password }, network }, reply) => {
      const id = newId();
      const token = newSecret();
      const hash = await passwords.hash(password, network);
      const person = { id, name, ...credentials.claim(email), password: hash, settings: {} };
      kept(await persons.add({ ...person, link: token }));
      await addProfile(context, id);
      await credentials.askToConfirm(id);
      await openSession(context, reply, id);
      return reply.code(201).send({ ...shownPerson(await personOf(context, id)), token });
    },
  });

  app.route({
    ...route("POST /api/me/account"),
    ...limited,
    handler: async (request) => {
      const { id, email } = await personOf(context, signedIn(request));
      if (email !== null) throw new Failure("has-account", "has-account");
      const password = await passwords.hash(request.body.password, request.network);
      const details = { ...credentials.claim(request.body.email), password };
      kept(await persons.change({ id, details }));
      await addProfile(context, id);
      await credentials.askToConfirm(id);
      return shownPerson(await personOf(context, id));
    },
  });

  app.route({
    ...route("PUT /api/me/password"),
    ...limited,
    handler: async (request, reply) => {
      const person = await personOf(context, signedIn(request));
      if (person.email === null) throw new Failure("no-account", "no-password");
      await credentials.tryPassword(person.email, request.body.current, [person], request.network, "current");
      const token = await credentials.setPassword(person.id, request.body.password, request.network);
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
      await credentials.tryPassword(person.email, password, [person], request.network, "password");
      kept(await persons.change({ id: person.id, details: credentials.claim(email) }));
      await credentials.askToConfirm(person.id);
      return shownPerson(await personOf(context, person.id));
    },
  });

  app.route({
    ...route("POST /api/sign-in"),
    ...limited,
    handler: async ({ body: { email, password }, network }, reply) => {
      const people = stored(await persons.byEmail(email));
      const person = await credentials.tryPassword(email, password, people, network, "");
      await openSession(context, reply, person.id);
      return shownPerson(person);
    },
  });
}
