import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { accountFailures, Credentials, kept } from "./credentials.ts";
import { Failure, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { openSession, signedIn } from "./identity.ts";
import { hashPassword, PasswordSchema } from "./passwords.ts";
import { personOf } from "./people.ts";
import { newId, newSecret } from "./secrets.ts";
import { EmailSchema, NameSchema, NewcomerSchema, PersonSchema, shownPerson } from "./views/person.ts";

/**
 * People with an e-mail address and a password. Nobody has to wait for a mail: an account is good at once, and the
 * token that comes with it opens it as well.
 */
export async function addAccounts(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { persons } = house.store;
  const credentials = new Credentials(house);
  const limited = { config: { rateLimit: { max: house.limits.guests } } };

  app.post(
    "/api/accounts",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Register with an e-mail address and a password",
        description: "Opens a session. Guests who want to keep their seats use POST /api/me/account instead.",
        body: z.strictObject({ name: NameSchema, email: EmailSchema, password: PasswordSchema }),
        response: { 201: NewcomerSchema, ...accountFailures },
      },
    },
    async ({ body: { name, email, password } }, reply) => {
      const id = newId();
      const token = newSecret();
      const hash = await hashPassword(password);
      const person = { id, name, email, isConfirmed: false, password: hash, settings: {} };
      kept(await persons.add({ ...person, link: token }));
      await credentials.askToConfirm(id);
      await openSession(house, reply, id);
      return reply.code(201).send({ ...shownPerson(await personOf(house, id)), token });
    },
  );

  app.post(
    "/api/me/account",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Give yourself, a guest, an e-mail address and a password",
        description: "You stay who you are, with your seats, your keys and your token.",
        body: z.strictObject({ email: EmailSchema, password: PasswordSchema }),
        response: { 200: PersonSchema, ...accountFailures },
      },
    },
    async (request) => {
      const { id, email } = await personOf(house, signedIn(request));
      if (email !== null) throw new Failure(409, "has-account", "you have an address and a password already");
      const password = await hashPassword(request.body.password);
      const details = { email: request.body.email, password, isConfirmed: false };
      kept(await persons.change({ id, details }));
      await credentials.askToConfirm(id);
      return shownPerson(await personOf(house, id));
    },
  );

  app.put(
    "/api/me/password",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Change your password",
        description: "Ends all your other sessions, and replaces the token by which you come back.",
        body: z.strictObject({ current: z.string().max(200), password: PasswordSchema }),
        response: { 200: NewcomerSchema, ...accountFailures },
      },
    },
    async (request, reply) => {
      const person = await personOf(house, signedIn(request));
      if (person.email === null)
        throw new Failure(409, "no-account", "guests have no password: POST /api/me/account gives them one");
      await credentials.tryPassword(person.email, request.body.current, person.password, "current");
      const token = await credentials.setPassword(person.id, request.body.password);
      await openSession(house, reply, person.id);
      return { ...shownPerson(await personOf(house, person.id)), token };
    },
  );

  app.put(
    "/api/me/email",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Change your e-mail address",
        body: z.strictObject({ email: EmailSchema, password: z.string().max(200) }),
        response: { 200: PersonSchema, ...accountFailures },
      },
    },
    async (request) => {
      const person = await personOf(house, signedIn(request));
      if (person.email === null)
        throw new Failure(409, "no-account", "guests have no address: POST /api/me/account gives them one");
      await credentials.tryPassword(person.email, request.body.password, person.password, "password");
      kept(
        await persons.change({ id: person.id, details: { email: request.body.email, isConfirmed: false } }),
      );
      await credentials.askToConfirm(person.id);
      return shownPerson(await personOf(house, person.id));
    },
  );

  app.post(
    "/api/sign-in",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Sign in with an e-mail address and a password",
        body: z.strictObject({ email: EmailSchema, password: z.string().max(200) }),
        response: { 200: PersonSchema, ...accountFailures },
      },
    },
    async ({ body: { email, password } }, reply) => {
      const person = stored(await persons.byEmail(email));
      await credentials.tryPassword(email, password, person?.password ?? null, "");
      await openSession(house, reply, person!.id);
      return shownPerson(person!);
    },
  );
}
