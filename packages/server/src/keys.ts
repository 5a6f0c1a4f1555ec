import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { Failure, FailureSchema, notFound, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { personFailures, signedIn } from "./identity.ts";
import { newId, newSecret } from "./secrets.ts";
import { IdSchema } from "./sight.ts";
import { NameSchema } from "./views/person.ts";
import { DoneSchema } from "./views/sent.ts";

const MOST_KEYS = 20;

const KeySchema = z.object({ id: z.string(), name: z.string() }).meta({ id: "Key" });

/** The keys by which programs ask in somebody's name. */
export async function addKeys(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { keys } = house.store;

  app.get(
    "/api/keys",
    {
      schema: {
        tags: ["people"],
        summary: "The keys of your programs, without their secrets",
        response: { 200: z.object({ keys: z.array(KeySchema) }), 401: FailureSchema },
      },
    },
    async (request) => {
      const found = stored(await keys.list(signedIn(request)));
      return { keys: found.map(({ id, name }) => ({ id, name })) };
    },
  );

  app.post(
    "/api/keys",
    {
      schema: {
        tags: ["people"],
        summary: "Make a key for a program",
        description:
          "The secret is shown once. Send it as `Authorization: Bearer SECRET`, instead of a cookie: what your program does, you do.",
        body: z.strictObject({ name: NameSchema }),
        response: { 201: KeySchema.extend({ secret: z.string() }), 409: FailureSchema, ...personFailures },
      },
    },
    async (request, reply) => {
      const person = signedIn(request);
      const { name } = request.body;
      if (stored(await keys.list(person)).length >= MOST_KEYS)
        throw new Failure(409, "bad-request", `nobody has more than ${MOST_KEYS} keys; take one back first`);
      const key = { id: newId(), name, secret: newSecret() };
      stored(await keys.add({ ...key, person }));
      return reply.code(201).send(key);
    },
  );

  app.delete(
    "/api/keys/:id",
    {
      schema: {
        tags: ["people"],
        summary: "Take a key back",
        params: z.object({ id: IdSchema }),
        response: { 204: DoneSchema, 401: FailureSchema, 403: FailureSchema, 404: FailureSchema },
      },
    },
    async (request, reply) => {
      const person = signedIn(request);
      const { id } = request.params;
      if (!stored(await keys.list(person)).some((key) => key.id === id)) throw notFound();
      stored(await keys.remove({ id, person }));
      return reply.code(204).send(null);
    },
  );
}
