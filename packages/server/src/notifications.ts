import type { Wishes } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { stored } from "./failures.ts";
import type { House } from "./house.ts";
import { signedIn } from "./identity.ts";
import { personOf } from "./people.ts";
import { route, typed } from "./route.ts";
import { wishesOf } from "./telling.ts";

/** Of what people want to hear while they are not looking, by mail and by web hooks. */
export async function addNotifications(given: FastifyInstance, house: House): Promise<void> {
  const app = typed(given);
  app.route({
    ...route("GET /api/me/notifications"),
    handler: async (request) => {
      const { settings } = await personOf(house, signedIn(request));
      return { ...wishesOf(settings), canMail: house.hasMail };
    },
  });

  app.route({
    ...route("PUT /api/me/notifications"),
    handler: async (request) => {
      await setWishes(house, signedIn(request), request.body);
      return { ...request.body, canMail: house.hasMail };
    },
  });
}

/** Keeps of what somebody wants to hear. */
export async function setWishes(house: House, id: string, wishes: Wishes): Promise<void> {
  const { settings } = await personOf(house, id);
  stored(
    await house.store.persons.change({ id, details: { settings: { ...(settings as object), wishes } } }),
  );
}
