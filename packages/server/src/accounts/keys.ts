import type { Scope } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { signedIn } from "./identity.ts";
import { personOf } from "./people.ts";
import { requireProof } from "./proof.ts";
import { newId, newSecret } from "./secrets.ts";
import { tellOwner } from "./security-notices.ts";

const MOST_KEYS = 20;

/** The keys by which programs act for a person. */
export async function addKeys(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { keys } = context.store;

  app.route({
    ...route("GET /api/keys"),
    handler: async (request) => {
      const found = stored(await keys.list(signedIn(request)));
      return { keys: found.map(({ person: _, ...key }) => ({ ...key, scope: key.scope as Scope })) };
    },
  });

  app.route({
    ...route("POST /api/keys"),
    handler: async (request, reply) => {
      const person = signedIn(request);
      const { name, scope, expires, proof } = request.body;
      await requireProof(context, request, proof);
      if (expires !== null && expires <= context.now())
        throw new Failure("bad-request", "key-expires", { path: "expires" });
      if (stored(await keys.list(person)).length >= MOST_KEYS)
        throw new Failure("bad-request", "too-many-keys", {
          values: { most: MOST_KEYS },
          status: 409,
        });
      const key = { id: newId(), name, scope, expires, secret: newSecret() };
      stored(await keys.add({ ...key, person }));
      await tellOwner(context, await personOf(context, person), { what: "key", name });
      return reply.code(201).send(key);
    },
  });

  app.route({
    ...route("DELETE /api/keys/{id}"),
    handler: async (request, reply) => {
      const person = signedIn(request);
      const { id } = request.params;
      if (!stored(await keys.list(person)).some((key) => key.id === id)) throw notFound();
      stored(await keys.remove({ id, person }));
      return reply.code(204).send(null);
    },
  });
}
