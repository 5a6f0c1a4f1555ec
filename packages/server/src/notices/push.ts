import { sessionId } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import { COOKIE, signedIn } from "../accounts/identity.ts";
import type { Context } from "../context.ts";
import { Failure, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { faultOf } from "./outgoing-call.ts";

/** How many browsers of a person get push messages; then the oldest no longer do. */
const MOST_DEVICES = 10;

/** The browsers to which people want push messages. */
export async function addPush(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { pushSubscriptions, sessions } = context.store;
  const sessionOf = ({ cookies }: { cookies: Readonly<Record<string, string | undefined>> }): string =>
    sessionId(cookies[COOKIE] ?? "");

  app.route({
    ...route("GET /api/me/push"),
    handler: async (request) => {
      const person = signedIn(request);
      const current = sessionOf(request);
      const open = stored(await sessions.list({ person, now: context.now() }));
      const devices = stored(await pushSubscriptions.list(person)).map(({ session, added }) => {
        const { browser = null, system = null } = open.find(({ id }) => id === session) ?? {};
        return { browser, system, added, isCurrent: session === current };
      });
      return { key: (await context.pushKeys.get()).publicKey, devices };
    },
  });

  app.route({
    ...route("PUT /api/me/push"),
    handler: async (request, reply) => {
      const person = signedIn(request);
      const { endpoint, keys } = request.body;
      const { allowPrivateHooks } = context;
      const fault = faultOf(endpoint, allowPrivateHooks);
      if (fault) throw new Failure("bad-url", fault, { path: "endpoint" });
      if (!endpoint.startsWith("https:") && !allowPrivateHooks)
        throw new Failure("bad-url", "push-https", { path: "endpoint" });
      const put = await pushSubscriptions.put({
        endpoint,
        publicKey: keys.p256dh,
        secret: keys.auth,
        person,
        session: sessionOf(request),
        now: context.now(),
        most: MOST_DEVICES,
      });
      stored(put);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("DELETE /api/me/push"),
    handler: async (request, reply) => {
      signedIn(request);
      stored(await pushSubscriptions.removeOf(sessionOf(request)));
      return reply.code(204).send(null);
    },
  });
}
