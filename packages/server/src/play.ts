import type { FastifyInstance } from "fastify";
import { addAccounts } from "./accounts.ts";
import { Alarms } from "./alarms.ts";
import { Courier } from "./courier.ts";
import { addDelegates } from "./delegates.ts";
import { addGames } from "./games.ts";
import { addHooks } from "./hooks.ts";
import type { House } from "./house.ts";
import { addIdentity } from "./identity.ts";
import { addInvitations } from "./invitations.ts";
import { addKeys } from "./keys.ts";
import type { Mailer } from "./mail.ts";
import { addMailed } from "./mailed.ts";
import { addNotifications } from "./notifications.ts";
import { addPeople } from "./people.ts";
import { addStreams } from "./streams.ts";
import { addUnsubscribe } from "./unsubscribe.ts";
import { addViewing } from "./viewing.ts";

/** All that needs people, tables and their clocks. */
export function addPlay(app: FastifyInstance, house: House, mailer: Mailer | null): void {
  app.register(async (scope) => {
    await addIdentity(scope, house);
    await addPeople(scope, house);
    await addKeys(scope, house);
    await addAccounts(scope, house);
    await addMailed(scope, house);
    await addNotifications(scope, house);
    await addHooks(scope, house);
    await scope.register((inner) => addUnsubscribe(inner, house));
    for (const add of [addGames, addViewing]) await scope.register((inner) => add(inner, house));
    await addInvitations(scope, house);
    await addDelegates(scope, house);
    await addStreams(scope, house);
  });
  const alarms = new Alarms(house, app.log);
  const courier = new Courier(house, mailer, app.log);
  app.addHook("onReady", async () => {
    await alarms.start();
    await courier.start();
  });
  app.addHook("onClose", async () => {
    await alarms.stop();
    await courier.stop();
  });
}
