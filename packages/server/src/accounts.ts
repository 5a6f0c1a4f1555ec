import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { Failure, FailureSchema, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { openSession, signedIn } from "./identity.ts";
import { hashPassword, isPassword, PasswordSchema } from "./passwords.ts";
import { personOf } from "./people.ts";
import { digestOf, newId, newSecret } from "./secrets.ts";
import { EmailSchema, NameSchema, NewcomerSchema, PersonSchema, shownPerson } from "./views/person.ts";

const MINUTE = 60_000;
/** How often a password may be tried for one address, by whomever, and for how long that counts. */
const MOST_TRIES = 10;
const TRIES_COUNT = 15 * MINUTE;
/** How often letters of one kind go to one address. */
const LETTERS_EVERY = 5 * MINUTE;

const failures = {
  400: FailureSchema,
  401: FailureSchema,
  403: FailureSchema,
  409: FailureSchema,
  429: FailureSchema,
};
const SentSchema = z.null().meta({ description: "If that is an address of ours, a mail is on its way" });

/**
 * People with an e-mail address and a password. Nobody has to wait for a mail: an account is good at once, and the
 * token that comes with it opens it as well.
 */
export async function addAccounts(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { store, seals, now } = house;
  const { persons, sessions, outbox } = store;
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
        response: { 201: NewcomerSchema, ...failures },
      },
    },
    async ({ body: { name, email, password } }, reply) => {
      const id = newId();
      const token = newSecret();
      const hash = await hashPassword(password);
      const person = { id, name, email, isConfirmed: false, password: hash, settings: {} };
      kept(await persons.add({ ...person, link: token }));
      await askToConfirm(id);
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
        response: { 200: PersonSchema, ...failures },
      },
    },
    async (request) => {
      const { id, email } = await personOf(house, signedIn(request));
      if (email !== null) throw new Failure(409, "has-account", "you have an address and a password already");
      const password = await hashPassword(request.body.password);
      const details = { email: request.body.email, password, isConfirmed: false };
      kept(await persons.change({ id, details }));
      await askToConfirm(id);
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
        response: { 200: NewcomerSchema, ...failures },
      },
    },
    async (request, reply) => {
      const person = await personOf(house, signedIn(request));
      if (person.email === null)
        throw new Failure(409, "no-account", "guests have no password: POST /api/me/account gives them one");
      await tryPassword(person.email, request.body.current, person.password, "current");
      const token = await setPassword(person.id, request.body.password);
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
        response: { 200: PersonSchema, ...failures },
      },
    },
    async (request) => {
      const person = await personOf(house, signedIn(request));
      if (person.email === null)
        throw new Failure(409, "no-account", "guests have no address: POST /api/me/account gives them one");
      await tryPassword(person.email, request.body.password, person.password, "password");
      kept(
        await persons.change({ id: person.id, details: { email: request.body.email, isConfirmed: false } }),
      );
      await askToConfirm(person.id);
      return shownPerson(await personOf(house, person.id));
    },
  );

  app.post(
    "/api/password-resets",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Ask for a mail by which to set a new password",
        description: "The answer is the same whether or not anybody has this address.",
        body: z.strictObject({ email: EmailSchema }),
        response: { 202: SentSchema, ...failures },
      },
    },
    async ({ body }, reply) => {
      const email = body.email.toLowerCase();
      requireMail();
      // Whether there is such a person is found out later, so that the answer takes as long either way.
      await post("reset", email, {});
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
        response: { 200: NewcomerSchema, ...failures },
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
      const token = await setPassword(id, body.password);
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
        response: { 202: SentSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { id, email } = await personOf(house, signedIn(request));
      if (email === null) throw new Failure(409, "no-account", "guests have no address");
      requireMail();
      await askToConfirm(id);
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
        response: { 200: z.object({ email: z.string() }), ...failures },
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

  app.post(
    "/api/sign-in",
    {
      ...limited,
      schema: {
        tags: ["people"],
        summary: "Sign in with an e-mail address and a password",
        body: z.strictObject({ email: EmailSchema, password: z.string().max(200) }),
        response: { 200: PersonSchema, ...failures },
      },
    },
    async ({ body: { email, password } }, reply) => {
      const person = stored(await persons.byEmail(email));
      await tryPassword(email, password, person?.password ?? null, "");
      await openSession(house, reply, person!.id);
      return shownPerson(person!);
    },
  );

  /** Looks at a password; how often that is done for an address is counted, whether or not anybody has it. */
  async function tryPassword(
    email: string,
    given: string,
    right: string | null,
    path: string,
  ): Promise<void> {
    const key = `password:${digestOf(email.toLowerCase())}`;
    const count = stored(await store.tries.count({ key, now: now(), window: TRIES_COUNT }));
    if (count > MOST_TRIES)
      throw new Failure(
        429,
        "too-many-requests",
        "too many wrong passwords; try again in a quarter of an hour",
      );
    if (!(await isPassword(given, right)))
      throw new Failure(
        path === "" ? 401 : 403,
        "wrong-password",
        "this is not the password of this address",
        path,
      );
    stored(await store.tries.forget(key));
  }

  /** Sets a password. Whoever came in by the old one, or by the old token, is out. */
  async function setPassword(id: string, password: string): Promise<string> {
    const token = newSecret();
    kept(await persons.change({ id, details: { password: await hashPassword(password), link: token } }));
    stored(await sessions.closeAll(id));
    return token;
  }

  async function askToConfirm(id: string): Promise<void> {
    if (house.hasMail) await post("confirm", id, {});
  }

  async function post(kind: string, recipient: string, body: object): Promise<void> {
    const key = [kind, digestOf(recipient), Math.floor(now() / LETTERS_EVERY)].join(":");
    stored(await outbox.add({ notices: [{ key, kind, recipient, body }], now: now() }));
  }

  function requireMail(): void {
    if (!house.hasMail)
      throw new Failure(
        409,
        "no-mail",
        "this server sends no mail; come back by your token, or ask whoever runs it",
      );
  }
}

const badToken = (): Failure =>
  new Failure(401, "bad-token", "this link has been used, or is too old; ask for another", "token");

/** What the store did with an address; that somebody else has it is no trouble. */
function kept<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly code: string } },
): T {
  if (!result.ok && result.error.code === "email-taken")
    throw new Failure(409, "email-taken", "somebody already has this address; sign in instead", "email");
  return stored(result);
}
