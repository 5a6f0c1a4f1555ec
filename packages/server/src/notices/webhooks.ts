import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { personOf } from "../accounts/people.ts";
import { requireProof } from "../accounts/proof.ts";
import { newId, newSecret } from "../accounts/secrets.ts";
import { tellOwner } from "../accounts/security-notices.ts";
import type { Context } from "../context.ts";
import { loadFor } from "../games/access.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { limitedByNetwork } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import { faultOf } from "./outgoing-call.ts";

const MOST_HOOKS = 20;

/** Addresses that are called when something happens to someone, or in a game. */
export async function addWebhooks(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { hooks } = context.store;

  app.route({
    ...route("GET /api/hooks"),
    handler: async (request) => {
      const found = stored(await hooks.list(signedIn(request)));
      return { hooks: found.map(({ person: _, secret: __, ...hook }) => hook) };
    },
  });

  app.route({
    ...route("POST /api/hooks"),
    ...limitedByNetwork(context.limits),
    handler: async (request, reply) => {
      const person = signedIn(request);
      const { url, game, proof } = request.body;
      await requireProof(context, request, proof);
      const fault = faultOf(url, context.allowPrivateHooks);
      if (fault) throw new Failure("bad-url", fault, { path: "url" });
      if (game !== null) {
        const { table } = await loadFor(context, game, person);
        if (!table.members.some(({ id }) => id === person)) throw notFound();
      }
      if (stored(await hooks.list(person)).length >= MOST_HOOKS)
        throw new Failure("bad-request", "too-many-hooks", {
          values: { most: MOST_HOOKS },
          status: 409,
        });
      const hook = { id: newId(), game, url, secret: newSecret() };
      stored(await hooks.add({ ...hook, person }));
      await tellOwner(context, await personOf(context, person), { what: "hook", name: url });
      return reply.code(201).send({ ...hook, failures: 0, failure: null, disabled: null });
    },
  });

  app.route({
    ...route("DELETE /api/hooks/{id}"),
    handler: async (request, reply) => {
      const person = signedIn(request);
      const { id } = request.params;
      if (stored(await hooks.get(id))?.person !== person) throw notFound();
      stored(await hooks.remove({ id, person }));
      return reply.code(204).send(null);
    },
  });
}
