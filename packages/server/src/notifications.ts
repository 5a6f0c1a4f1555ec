import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { faultOf } from "./calls.ts";
import { Failure, FailureSchema, notFound, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { signedIn } from "./identity.ts";
import { escaped } from "./letters.ts";
import { personOf } from "./people.ts";
import { newId, newSecret } from "./secrets.ts";
import { loadFor } from "./sight.ts";
import { NOTHING, type Wishes, WishesSchema, wishesOf } from "./telling.ts";
import { at } from "./views/turn.ts";

const MOST_HOOKS = 20;

const failures = { 400: FailureSchema, 401: FailureSchema, 403: FailureSchema, 429: FailureSchema };

const NotificationsSchema = WishesSchema.extend({
  canMail: z.boolean().meta({ description: "Whether this server sends mail at all" }),
}).meta({ id: "Notifications" });

const HookSchema = z
  .object({
    id: z.string(),
    game: z.string().nullable().meta({ description: "The game it follows; null for all that concerns you" }),
    url: z.string(),
    failures: z.int().meta({ description: "Calls in a row that failed" }),
    failure: z.string().nullable().meta({ description: "Why the last one did" }),
    disabled: at.nullable().meta({ description: "Since when it is not called any more; null if it is" }),
  })
  .meta({ id: "Hook", description: "An address that is called when something happens" });

/** Of what people hear while they are not looking: what they want to, by mail and by web hooks. */
export async function addNotifications(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { persons, hooks } = house.store;

  const setWishes = async (id: string, wishes: Wishes): Promise<void> => {
    const { settings } = await personOf(house, id);
    stored(await persons.change({ id, details: { settings: { ...(settings as object), wishes } } }));
  };

  app.get(
    "/api/me/notifications",
    {
      schema: {
        tags: ["people"],
        summary: "Of what you want to hear, and where",
        response: { 200: NotificationsSchema, ...failures },
      },
    },
    async (request) => {
      const { settings } = await personOf(house, signedIn(request));
      return { ...wishesOf(settings), canMail: house.hasMail };
    },
  );

  app.put(
    "/api/me/notifications",
    {
      schema: {
        tags: ["people"],
        summary: "Choose of what you want to hear, and where",
        body: z.strictObject(WishesSchema.shape),
        response: { 200: NotificationsSchema, ...failures },
      },
    },
    async (request) => {
      await setWishes(signedIn(request), request.body);
      return { ...request.body, canMail: house.hasMail };
    },
  );

  app.get(
    "/api/hooks",
    {
      schema: {
        tags: ["people"],
        summary: "Your web hooks, without their secrets",
        response: { 200: z.object({ hooks: z.array(HookSchema) }), ...failures },
      },
    },
    async (request) => {
      const found = stored(await hooks.list(signedIn(request)));
      return { hooks: found.map(({ person: _, secret: __, ...hook }) => hook) };
    },
  );

  app.post(
    "/api/hooks",
    {
      config: { rateLimit: { max: house.limits.guests } },
      schema: {
        tags: ["people"],
        summary: "Set up a web hook",
        description:
          "It is called with POST and JSON that Discord understands. `x-chancery-signature` is `sha256=` and the " +
          "HMAC-SHA256, by the secret that is shown once, of `x-chancery-timestamp`, a full stop and the body. With " +
          "a game it follows what everybody there may know; without, it hears what concerns you in all your games.",
        body: z.strictObject({
          url: z.string().max(1000),
          game: z.string().max(64).nullable().default(null),
        }),
        response: {
          201: HookSchema.extend({ secret: z.string() }),
          404: FailureSchema,
          409: FailureSchema,
          422: FailureSchema,
          ...failures,
        },
      },
    },
    async (request, reply) => {
      const person = signedIn(request);
      const { url, game } = request.body;
      const fault = faultOf(url, house.allowPrivateHooks);
      if (fault) throw new Failure(422, "bad-url", fault, "url");
      if (game !== null) {
        const { table } = await loadFor(house, game, person);
        if (!table.members.some(({ id }) => id === person)) throw notFound();
      }
      if (stored(await hooks.list(person)).length >= MOST_HOOKS)
        throw new Failure(
          409,
          "bad-request",
          `nobody has more than ${MOST_HOOKS} hooks; take one back first`,
        );
      const hook = { id: newId(), game, url, secret: newSecret() };
      stored(await hooks.add({ ...hook, person }));
      return reply.code(201).send({ ...hook, failures: 0, failure: null, disabled: null });
    },
  );

  app.delete(
    "/api/hooks/:id",
    {
      schema: {
        tags: ["people"],
        summary: "Take a web hook back",
        params: z.object({ id: z.string() }),
        response: { 204: z.null().meta({ description: "Done" }), 404: FailureSchema, ...failures },
      },
    },
    async (request, reply) => {
      const person = signedIn(request);
      const { id } = request.params;
      if (stored(await hooks.get(id))?.person !== person) throw notFound();
      stored(await hooks.remove({ id, person }));
      return reply.code(204).send(null);
    },
  );

  // Mail programs send a form to the address, and people click on it: neither is signed in.
  await app.register(async (scope) => {
    const pages = scope.withTypeProvider<ZodTypeProvider>();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, __, done) =>
      done(null, {}),
    );
    scope.addContentTypeParser("multipart/form-data", (_request, body, done) => {
      body.resume().once("end", () => done(null, {}));
    });
    const querystring = z.object({ token: z.string().max(300).default("") });
    const personBy = (token: string) => house.seals.open("unsubscribe", token, house.now());
    pages.get(
      "/api/unsubscribe",
      {
        schema: {
          tags: ["people"],
          summary: "A page that asks whether you want no more mail",
          querystring,
          produces: ["text/html"],
          response: { 200: z.string(), 404: z.string() },
        },
        serializerCompiler: () => String,
      },
      async ({ query: { token } }, reply) => {
        reply.type("text/html; charset=utf-8");
        if ((await personBy(token)) === null) return reply.code(404).send(page("This link is not whole", ""));
        const action = `/api/unsubscribe?token=${encodeURIComponent(token)}`;
        const button = `<form method="post" action="${escaped(action)}"><button>Send me no more mail</button></form>`;
        return page("Mail about your games", button);
      },
    );
    pages.post(
      "/api/unsubscribe",
      {
        schema: {
          tags: ["people"],
          summary: "No more mail about games, by the link in one of them",
          description: "Nobody has to be signed in for this (RFC 8058).",
          querystring,
          produces: ["text/html"],
          response: { 200: z.string(), 404: z.string() },
        },
        serializerCompiler: () => String,
      },
      async ({ query: { token } }, reply) => {
        reply.type("text/html; charset=utf-8");
        const id = await personBy(token);
        const person = id === null ? null : stored(await persons.get(id));
        if (!person) return reply.code(404).send(page("This link is not whole", ""));
        await setWishes(person.id, { ...wishesOf(person.settings), mail: NOTHING });
        return page("No more mail about games will come", "<p>Your profile can bring it back.</p>");
      },
    );
  });
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
${content}
</html>
`;
