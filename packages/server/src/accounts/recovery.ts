import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { Failure, stored } from "../http/failures.ts";
import { limitedByNetwork } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import { resetBinding } from "../notices/mails.ts";
import { Credentials, kept } from "./credentials.ts";
import { openSession, signedIn } from "./identity.ts";
import { personOf, shownPerson } from "./people.ts";
import { tellOwner, undoBinding } from "./security-notices.ts";

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
    handler: async ({ body, networks }, reply) => {
      const email = body.email.toLowerCase();
      credentials.requireMail();
      // Whether there is such a person is found out later, so that the answer takes as long either way.
      await credentials.offerReset(email, networks);
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...route("PUT /api/password"),
    ...limited,
    handler: async ({ body }, reply) => {
      const id = await tokens.verify("reset", body.token, now(), async (person) =>
        resetBinding(stored(await persons.get(person))),
      );
      const person = id === null ? null : stored(await persons.get(id));
      if (id === null || !person?.email) throw badToken();
      return takeOver({ id, email: person.email, password: body.password }, reply);
    },
  });

  app.route({
    ...route("PUT /api/email"),
    ...limited,
    handler: async ({ body: { token, email, password } }, reply) => {
      const id = await tokens.verify("undo", token, now(), async (person) =>
        undoBinding(stored(await persons.get(person)), email),
      );
      if (id === null) throw badToken();
      kept(await persons.change({ id, details: credentials.claim(email) }));
      return takeOver({ id, email, password }, reply);
    },
  });

  /** Lets the reader of a mail in, and nobody else. They have shown that the address is theirs. */
  async function takeOver(
    { id, email, password }: Readonly<Record<"id" | "email" | "password", string>>,
    reply: FastifyReply,
  ) {
    await credentials.endAccess(id);
    const token = await credentials.setPassword(id, password);
    if (!kept(await persons.confirm({ id, email }))) throw badToken();
    const person = await personOf(context, id);
    await tellOwner(context, person, { what: "password" });
    await openSession(context, reply, id);
    return { ...shownPerson(person), token };
  }

  app.route({
    ...route("POST /api/confirmations"),
    ...limited,
    handler: async (request, reply) => {
      const person = await personOf(context, signedIn(request));
      if (person.email === null) throw new Failure("no-account", "no-email");
      credentials.requireMail();
      await credentials.askToConfirm(person, request.networks);
      return reply.code(202).send(await credentials.confirmation(person));
    },
  });

  app.route({
    ...route("GET /api/confirmations"),
    handler: async (request) => credentials.confirmation(await personOf(context, signedIn(request))),
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
