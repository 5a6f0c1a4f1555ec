import type { FastifyInstance } from "fastify";
import { faultOf } from "./calls.ts";
import { Failure, notFound, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { signedIn } from "./identity.ts";
import { route, typed } from "./route.ts";
import { newId, newSecret } from "./secrets.ts";
import { loadFor } from "./sight.ts";

const MOST_HOOKS = 20;

/** Addresses that are called when something happens to somebody, or in a game. */
export async function addHooks(given: FastifyInstance, house: House): Promise<void> {
  const app = typed(given);
  const { hooks } = house.store;

  app.route({
    ...route("GET /api/hooks"),
    handler: async (request) => {
      const found = stored(await hooks.list(signedIn(request)));
      return { hooks: found.map(({ person: _, secret: __, ...hook }) => hook) };
    },
  });

  app.route({
    ...route("POST /api/hooks"),
    config: { rateLimit: { max: house.limits.guests } },
    handler: async (request, reply) => {
      const person = signedIn(request);
      const { url, game } = request.body;
      const fault = faultOf(url, house.allowPrivateHooks);
      if (fault) throw new Failure("bad-url", fault, { path: "url" });
      if (game !== null) {
        const { table } = await loadFor(house, game, person);
        if (!table.members.some(({ id }) => id === person)) throw notFound();
      }
      if (stored(await hooks.list(person)).length >= MOST_HOOKS)
        throw new Failure("bad-request", `nobody has more than ${MOST_HOOKS} hooks; take one back first`, {
          status: 409,
        });
      const hook = { id: newId(), game, url, secret: newSecret() };
      stored(await hooks.add({ ...hook, person }));
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
