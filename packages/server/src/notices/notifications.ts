import type { NotificationSettings } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { personOf } from "../accounts/people.ts";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { notificationSettings } from "./notices.ts";

/** What people want to be notified of, by mail and by webhook. */
export async function addNotifications(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  app.route({
    ...route("GET /api/me/notifications"),
    handler: async (request) => {
      const { settings } = await personOf(context, signedIn(request));
      return { ...notificationSettings(settings), canMail: context.hasMail };
    },
  });

  app.route({
    ...route("PUT /api/me/notifications"),
    handler: async (request) => {
      await setNotifications(context, signedIn(request), request.body);
      return { ...request.body, canMail: context.hasMail };
    },
  });
}

/** Keeps what a person wants to be notified of. */
export async function setNotifications(
  context: Context,
  id: string,
  wishes: NotificationSettings,
): Promise<void> {
  const { settings } = await personOf(context, id);
  stored(
    await context.store.persons.change({ id, details: { settings: { ...(settings as object), wishes } } }),
  );
}
