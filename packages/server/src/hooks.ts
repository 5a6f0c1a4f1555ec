import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { faultOf } from "./calls.ts";
import { Failure, FailureSchema, notFound, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { personFailures, signedIn } from "./identity.ts";
import { newId, newSecret } from "./secrets.ts";
import { IdSchema, loadFor } from "./sight.ts";
import { DoneSchema } from "./views/sent.ts";
import { at } from "./views/turn.ts";

const MOST_HOOKS = 20;

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

/** Addresses that are called when something happens to somebody, or in a game. */
export async function addHooks(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { hooks } = house.store;

  app.get(
    "/api/hooks",
    {
      schema: {
        tags: ["people"],
        summary: "Your web hooks, without their secrets",
        response: { 200: z.object({ hooks: z.array(HookSchema) }), ...personFailures },
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
          game: IdSchema.nullable().default(null),
        }),
        response: {
          201: HookSchema.extend({ secret: z.string() }),
          404: FailureSchema,
          409: FailureSchema,
          422: FailureSchema,
          ...personFailures,
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
        params: z.object({ id: IdSchema }),
        response: { 204: DoneSchema, 404: FailureSchema, ...personFailures },
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
}
