import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";
import { Credentials, kept } from "./credentials.ts";
import { Failure, stored } from "./failures.ts";
import { openSession, signedIn } from "./identity.ts";
import { limitedByNetwork } from "./limits.ts";
import { resetBinding } from "./mails.ts";
import { personOf, shownPerson } from "./people.ts";
import { route, typed } from "./route.ts";

/** What is done by a link in a mail: a new password, and the proof that an address is someone's. */
export async function addRecovery(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { store, tokens, now } = context;
  const { persons } = store;
  const credentials = new Credentials(context);
  const limited = limitedByNetwork(context.limits);

  app.route({
    ...route("POST /api/password-resets"),
    ...limited,
    handler: async ({ body }, reply) => {
      const email = body.email.toLowerCase();
      credentials.requireMail();
      // Whether there is such a person is found out later, so that the answer takes as long either way.
      await credentials.post("reset", email);
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...route("PUT /api/password"),
    ...limited,
    handler: async ({ body, network }, reply) => {
      const id = await tokens.verify("reset", body.token, now(), async (person) =>
        resetBinding(stored(await persons.get(person))),
      );
      const email = id === null ? null : stored(await persons.get(id))?.email;
      if (id === null || !email) throw badToken();
      await credentials.endAccess(id);
      const token = await credentials.setPassword(id, body.password, network);
      // People who can read the mail have shown that the address is theirs.
      if (!kept(await persons.confirm({ id, email }))) throw badToken();
      await openSession(context, reply, id);
      return { ...shownPerson(await personOf(context, id)), token };
    },
  });

  app.route({
    ...route("POST /api/confirmations"),
    ...limited,
    handler: async (request, reply) => {
      const { id, email } = await personOf(context, signedIn(request));
      if (email === null) throw new Failure("no-account", "no-email");
      credentials.requireMail();
      await credentials.askToConfirm(id);
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...route("PUT /api/confirmations"),
    ...limited,
    handler: async ({ body }) => {
      let email: string | null = null;
      const id = await tokens.verify("confirm", body.token, now(), async (person) => {
        email = stored(await persons.get(person))?.email ?? null;
        return email;
      });
      if (id === null || email === null) throw badToken();
      if (!kept(await persons.confirm({ id, email }))) throw badToken();
      return { email };
    },
  });
}

const badToken = (): Failure => new Failure("bad-token", "bad-token", { path: "token" });
