import type { FastifyInstance } from "fastify";
import { addAccounts } from "./accounts.ts";
import type { AdjudicationPool } from "./adjudication-pool.ts";
import { addAnalysis } from "./analysis.ts";
import { addBlocks } from "./blocks.ts";
import { BotPlayers } from "./bot-players.ts";
import type { BotOptions } from "./bot-pool.ts";
import { addPublic } from "./classroom.ts";
import type { Context } from "./context.ts";
import { DeadlineWatcher } from "./deadline-watcher.ts";
import { addDelegates } from "./delegates.ts";
import { addFriends } from "./friends.ts";
import { addGames } from "./games.ts";
import { Housekeeping } from "./housekeeping.ts";
import { addIdentity } from "./identity.ts";
import { addExport } from "./interchange.ts";
import { addInvitations } from "./invitations.ts";
import { addKeys } from "./keys.ts";
import type { Mailer } from "./mailer.ts";
import { addModeration } from "./moderation.ts";
import { addNotifications } from "./notifications.ts";
import { OutboxWorker } from "./outbox-worker.ts";
import { addOwnData } from "./own-data.ts";
import { addPasskeys } from "./passkeys.ts";
import { addPeople } from "./people.ts";
import { addCompanions, addPlayers } from "./players.ts";
import { addPublicGames } from "./public-games.ts";
import { addPush } from "./push.ts";
import { addRecovery } from "./recovery.ts";
import { addReports } from "./reports.ts";
import { addSessions } from "./sessions.ts";
import { addSignals } from "./signals.ts";
import { addStreams } from "./streams.ts";
import { addTeams } from "./teams.ts";
import { addTournaments } from "./tournaments.ts";
import { addUnsubscribe } from "./unsubscribe.ts";
import { addVacations } from "./vacations.ts";
import { addViewing } from "./viewing.ts";
import { addWebhooks } from "./webhooks.ts";

/** Registers everything about people and games, and starts the background workers with the server. */
export function addPlay(
  app: FastifyInstance,
  context: Context,
  pool: AdjudicationPool,
  mailer: Mailer | null,
  bots?: BotOptions,
): void {
  app.register(async (scope) => {
    await addIdentity(scope, context);
    await addPeople(scope, context);
    await addSessions(scope, context);
    await addPasskeys(scope, context);
    await addOwnData(scope, context);
    await addPublic(scope, context, [addPlayers, addFriends, addTeams, addPublicGames]);
    await addCompanions(scope, context);
    await addVacations(scope, context);
    await addKeys(scope, context);
    await addAccounts(scope, context);
    await addRecovery(scope, context);
    await addNotifications(scope, context);
    await addWebhooks(scope, context);
    await addPush(scope, context);
    await scope.register((inner) => addUnsubscribe(inner, context));
    for (const add of [addGames, addViewing, addTournaments])
      await scope.register((inner) => add(inner, context));
    await addAnalysis(scope, context);
    await scope.register((inner) => addExport(inner, context, pool));
    await addInvitations(scope, context);
    await addDelegates(scope, context);
    await addBlocks(scope, context);
    await addReports(scope, context);
    await addSignals(scope, context);
    await addModeration(scope, context);
    await addStreams(scope, context);
  });
  const watcher = new DeadlineWatcher(context, app.log);
  const housekeeping = new Housekeeping(context);
  const outboxWorker = new OutboxWorker(context, mailer, app.log);
  const players = new BotPlayers(context, app.log, bots);
  app.addHook("onReady", async () => {
    await watcher.start();
    await players.start();
    // Created with the first start, so that all servers of a site have the same.
    await context.pushKeys.get();
    await outboxWorker.start();
    housekeeping.start();
  });
  app.addHook("onClose", async () => {
    await watcher.stop();
    await players.stop();
    await outboxWorker.stop();
    await housekeeping.stop();
  });
}
