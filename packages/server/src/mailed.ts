import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { accountFailures, Credentials, kept } from "./credentials.ts";
import { Failure, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { openSession, signedIn } from "./identity.ts";
import { PasswordSchema } from "./passwords.ts";
import { personOf } from "./people.ts";
import { EmailSchema, NewcomerSchema, shownPerson } from "./views/person.ts";

const SentSchema = z.null().meta({ description: "If that is an address of ours, a mail is on its way" });

/** What is done by a link in a mail: a new password, and the proof that an address is somebody's. */
export async function addMailed(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { store, seals, now } = house;
  const { persons } = store;
  const credentials = new Credentials(house);
  const limited = { config: { rateLimit: { max: house.limits.guests } } };

  app.post(
    "/api/password-resets",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Ask for a mail by which to set a new password",
        description: "The answer is the same whether or not anybody has this address.",
        body: z.strictObject({ email: EmailSchema }),
        response: { 202: SentSchema, ...accountFailures },
      },
    },
    async ({ body }, reply) => {
      const email = body.email.toLowerCase();
      credentials.requireMail();
      // Whether there is such a person is found out later, so that the answer takes as long either way.
      await credentials.post("reset", email);
      return reply.code(202).send(null);
    },
  );

  app.put(
    "/api/password",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Set a new password by the token of a mail",
        description: "The token is good once, for an hour. Ends all sessions and opens a new one.",
        body: z.strictObject({ token: z.string().max(300), password: PasswordSchema }),
        response: { 200: NewcomerSchema, ...accountFailures },
      },
    },
    async ({ body }, reply) => {
      const id = await seals.open(
        "reset",
        body.token,
        now(),
        async (person) => stored(await persons.get(person))?.password ?? null,
      );
      if (id === null) throw badToken();
      const token = await credentials.setPassword(id, body.password);
      // Whoever could read the mail has shown that the address is his.
      kept(await persons.change({ id, details: { isConfirmed: true } }));
      await openSession(house, reply, id);
      return { ...shownPerson(await personOf(house, id)), token };
    },
  );

  app.post(
    "/api/confirmations",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Ask for a mail by which to confirm your address",
        response: { 202: SentSchema, ...accountFailures },
      },
    },
    async (request, reply) => {
      const { id, email } = await personOf(house, signedIn(request));
      if (email === null) throw new Failure(409, "no-account", "guests have no address");
      credentials.requireMail();
      await credentials.askToConfirm(id);
      return reply.code(202).send(null);
    },
  );

  app.put(
    "/api/confirmations",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Confirm your address by the token of a mail",
        description: "Nobody has to be signed in for this.",
        body: z.strictObject({ token: z.string().max(300) }),
        response: { 200: z.object({ email: z.string() }), ...accountFailures },
      },
    },
    async ({ body }) => {
      let email: string | null = null;
      const id = await seals.open("confirm", body.token, now(), async (person) => {
        email = stored(await persons.get(person))?.email ?? null;
        return email;
      });
      if (id === null || email === null) throw badToken();
      kept(await persons.change({ id, details: { isConfirmed: true } }));
      return { email };
    },
  );
}

const badToken = (): Failure =>
  new Failure(401, "bad-token", "this link has been used, or is too old; ask for another", "token");
