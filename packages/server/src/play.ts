import type { FastifyInstance } from "fastify";
import { addAccounts } from "./accounts/accounts.ts";
import { addIdentity } from "./accounts/identity.ts";
import { addKeys } from "./accounts/keys.ts";
import { addOwnData } from "./accounts/own-data.ts";
import { addPasskeys } from "./accounts/passkeys.ts";
import { addPeople } from "./accounts/people.ts";
import { addProof } from "./accounts/proving.ts";
import { addRecovery } from "./accounts/recovery.ts";
import { addSessions } from "./accounts/sessions.ts";
import type { AdjudicationPool } from "./adjudication/adjudication-pool.ts";
import { addExport } from "./adjudication/interchange.ts";
import { addPrediction } from "./adjudication/prediction.ts";
import { BotPlayers } from "./bots/bot-players.ts";
import type { BotOptions } from "./bots/bot-pool.ts";
import { DeadlineWatcher } from "./clock/deadline-watcher.ts";
import { Housekeeping } from "./clock/housekeeping.ts";
import type { Context } from "./context.ts";
import { addAnalysis } from "./games/analysis.ts";
import { addPublic } from "./games/classroom.ts";
import { addDelegates } from "./games/delegates.ts";
import { addGames } from "./games/games.ts";
import { addInvitations } from "./games/invitations.ts";
import { addPublicGames } from "./games/public-games.ts";
import { addStreams } from "./games/streams.ts";
import { addViewing } from "./games/viewing.ts";
import { addModeration } from "./moderation/moderation.ts";
import { addReports } from "./moderation/reports.ts";
import { addSignals } from "./moderation/signals.ts";
import type { Mailer } from "./notices/mailer.ts";
import { addNotifications } from "./notices/notifications.ts";
import { OutboxWorker } from "./notices/outbox-worker.ts";
import { addPush } from "./notices/push.ts";
import { addUnsubscribe } from "./notices/unsubscribe.ts";
import { addWebhooks } from "./notices/webhooks.ts";
import { addBlocks } from "./people/blocks.ts";
import { addFriends } from "./people/friends.ts";
import { addCompanions, addPlayers } from "./people/players.ts";
import { addTeams } from "./people/teams.ts";
import { addVacations } from "./people/vacations.ts";
import { addOpenNetwork } from "./site/open-network.ts";
import { addTournaments } from "./tournaments/tournaments.ts";

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
    await addProof(scope, context);
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
    await scope.register((inner) => addPrediction(inner, context, pool));
    await addInvitations(scope, context);
    await addDelegates(scope, context);
    await addOpenNetwork(scope, context);
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
    await context.regulars.start();
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
