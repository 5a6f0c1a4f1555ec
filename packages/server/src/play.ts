import type { FastifyInstance } from "fastify";
import { Alarms } from "./alarms.ts";
import { addGames } from "./games.ts";
import type { House } from "./house.ts";
import { addIdentity } from "./identity.ts";
import { addPeople } from "./people.ts";
import { addStreams } from "./streams.ts";

/** All that needs people, tables and their clocks. */
export function addPlay(app: FastifyInstance, house: House): void {
  app.register(async (scope) => {
    await addIdentity(scope, house);
    await addPeople(scope, house);
    await scope.register((inner) => addGames(inner, house));
    await addStreams(scope, house);
  });
  const alarms = new Alarms(house, app.log);
  app.addHook("onReady", () => alarms.start());
  app.addHook("onClose", () => alarms.stop());
}
