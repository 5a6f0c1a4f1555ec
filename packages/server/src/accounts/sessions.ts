import { sessionId } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { COOKIE, signedIn } from "./identity.ts";

/** Where people are signed in, and how they end that from anywhere. */
export async function addSessions(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { sessions } = context.store;

  app.route({
    ...route("GET /api/me/sessions"),
    handler: async (request) => {
      const current = sessionId(request.cookies[COOKIE] ?? "");
      const found = stored(await sessions.list({ person: signedIn(request), now: context.now() }));
      return { sessions: found.map((session) => ({ ...session, isCurrent: session.id === current })) };
    },
  });

  app.route({
    ...route("DELETE /api/me/sessions"),
    handler: async (request, reply) => {
      stored(await sessions.closeAll(signedIn(request), request.cookies[COOKIE]));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("DELETE /api/me/sessions/{id}"),
    handler: async (request, reply) => {
      const ended = stored(await sessions.end({ id: request.params.id, person: signedIn(request) }));
      if (!ended) throw notFound();
      return reply.code(204).send(null);
    },
  });
}
