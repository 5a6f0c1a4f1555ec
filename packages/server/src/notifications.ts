import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { stored } from "./failures.ts";
import type { House } from "./house.ts";
import { personFailures, signedIn } from "./identity.ts";
import { personOf } from "./people.ts";
import { type Wishes, WishesSchema, wishesOf } from "./telling.ts";

const NotificationsSchema = WishesSchema.extend({
  canMail: z.boolean().meta({ description: "Whether this server sends mail at all" }),
}).meta({ id: "Notifications" });

/** Of what people want to hear while they are not looking, by mail and by web hooks. */
export async function addNotifications(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/me/notifications",
    {
      schema: {
        tags: ["people"],
        summary: "Of what you want to hear, and where",
        response: { 200: NotificationsSchema, ...personFailures },
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
        response: { 200: NotificationsSchema, ...personFailures },
      },
    },
    async (request) => {
      await setWishes(house, signedIn(request), request.body);
      return { ...request.body, canMail: house.hasMail };
    },
  );
}

/** Keeps of what somebody wants to hear. */
export async function setWishes(house: House, id: string, wishes: Wishes): Promise<void> {
  const { settings } = await personOf(house, id);
  stored(
    await house.store.persons.change({ id, details: { settings: { ...(settings as object), wishes } } }),
  );
}
