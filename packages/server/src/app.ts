import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { Codes } from "./accounts/codes.ts";
import { Passwords } from "./accounts/passwords.ts";
import { SignedTokens } from "./accounts/signed-tokens.ts";
import { addAdjudication } from "./adjudication/adjudication.ts";
import { type AdjudicationOptions, AdjudicationPool } from "./adjudication/adjudication-pool.ts";
import { addImport } from "./adjudication/interchange.ts";
import type { BotOptions } from "./bots/bot-pool.ts";
import { Heartbeat, type Pulse, timeSource } from "./clock/heartbeat.ts";
import type { Context, GameStore, Limits } from "./context.ts";
import { Tables } from "./games/tables.ts";
import { addressesOf, type Interfaces } from "./http/address.ts";
import { readBodies } from "./http/bodies.ts";
import { addCompression } from "./http/compression.ts";
import { addConnection } from "./http/connection.ts";
import { addDocumentation } from "./http/documentation.ts";
import {
  answerBadAddress,
  answerBrokenOff,
  answerFailures,
  LARGEST_REQUEST,
  SLOWEST_REQUEST,
} from "./http/failures.ts";
import { HostNames } from "./http/host-names.ts";
import { addLimits, LIMITS, streamsOf } from "./http/limits.ts";
import { LocalNetwork } from "./http/local-network.ts";
import { addNetwork } from "./http/network.ts";
import { trustIn } from "./http/proxies.ts";
import { RequestLog } from "./http/request-log.ts";
import { addSecurity } from "./http/security.ts";
import { mostConnections, type SocketLimits, Sockets } from "./http/sockets.ts";
import { validate } from "./http/validation.ts";
import { chargeRequests } from "./load/charging.ts";
import { addPayer } from "./load/payer.ts";
import { Regulars } from "./load/regulars.ts";
import { Turns } from "./load/turns.ts";
import { Usage } from "./load/usage.ts";
import { limitWriting } from "./load/written.ts";
import { Bans } from "./moderation/bans.ts";
import { Tracks } from "./moderation/tracks.ts";
import type { Mailer } from "./notices/mailer.ts";
import { PushKeys } from "./notices/push-keys.ts";
import { addPlay } from "./play.ts";
import type { ServerSettings } from "./settings.ts";
import { Metrics } from "./site/metrics.ts";
import type { MetricsAccess } from "./site/metrics-access.ts";
import { addPages } from "./site/pages.ts";
import { addWeb } from "./site/web.ts";
import { TournamentLogs } from "./tournaments/tournament-logs.ts";

export interface AppOptions {
  readonly store: GameStore;
  readonly logger?: FastifyServerOptions["logger"];
  readonly trustProxy?: ServerSettings["trustProxy"];
  readonly publicUrl?: string | null;
  /** Names of this machine in its network, besides those that it knows. */
  readonly names?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** What the clock says, instead of the machine's or the database's. */
  readonly now?: () => number;
  /** What never jumps; without it, the clock given as `now` doesn't. */
  readonly steady?: () => number;
  /** What work is measured by: a clock in milliseconds that never jumps. */
  readonly work?: () => number;
  readonly pulse?: Pulse;
  /** What sends mail, if anything does. It is closed with the server. */
  readonly mailer?: Mailer | null;
  readonly allowPrivateHooks?: boolean;
  readonly isClassroom?: boolean;
  /** How long the last player to be ready can take it back, in milliseconds. */
  readonly undo?: number;
  readonly bots?: BotOptions;
  readonly adjudication?: AdjudicationOptions;
  /** How long a request may take to arrive, in milliseconds. */
  readonly slowest?: number;
  readonly sockets?: Partial<SocketLimits>;
  readonly metrics?: MetricsAccess;
  /** Email addresses and ids of the moderators. */
  readonly administrators?: readonly string[];
  /** Where reports of weaknesses go, as a URL. */
  readonly securityContact?: string | null;
  /** What connects this machine to networks, instead of what the system says. */
  readonly interfaces?: () => Interfaces;
}

/** A page with a live stream asks for other things meanwhile. */
const CONNECTIONS_PER_STREAM = 2;

/** The whole server, ready to listen. The caller opened the store and closes it afterwards. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    store,
    logger = false,
    trustProxy = false,
    publicUrl = null,
    names,
    limits: given,
    now: wall,
    steady,
    work,
    pulse,
    mailer = null,
    allowPrivateHooks = false,
    isClassroom = false,
    undo = 0,
    bots,
    adjudication,
    slowest = SLOWEST_REQUEST,
    sockets,
    metrics: metricsAccess = "off",
    administrators = [],
    securityContact = null,
    interfaces,
  } = options;
  const limits = { ...LIMITS, streams: streamsOf(mostConnections()), ...given };
  const metrics = new Metrics();
  const heartbeat = new Heartbeat(store.outages, timeSource(store.outages, wall, steady), pulse);
  const { now } = heartbeat;
  const usage = new Usage(work);
  const turns = new Turns(usage);
  store.measureBy((query) => turns.measure(query));
  const regulars = new Regulars(store.secrets, now);
  const tables = new Tables(store, metrics, now, { undo, turns });
  const isDirect = publicUrl === null && trustProxy === false;
  const local = isDirect ? new LocalNetwork(() => app.server, interfaces) : null;
  const context: Context = {
    store,
    metrics,
    turns,
    usage,
    regulars,
    tables,
    tournaments: new TournamentLogs(store, tables, now, turns),
    now,
    heartbeat,
    publicUrl,
    hosts: new HostNames(names),
    limits,
    tokens: new SignedTokens(store.secrets),
    codes: new Codes(store.secrets),
    pushKeys: new PushKeys(store.secrets),
    passwords: new Passwords(usage),
    local,
    addresses: () => [
      ...addressesOf(app.server.address(), publicUrl, interfaces?.()),
      ...(local?.addresses() ?? []),
    ],
    administrators,
    securityContact,
    bans: new Bans(store.sanctions, now),
    tracks: new Tracks(store, now),
    hasMail: mailer !== null,
    allowPrivateHooks,
    isClassroom,
  };
  const trust = trustIn(trustProxy);
  const guarded = new Sockets(trust, { perNetwork: CONNECTIONS_PER_STREAM * limits.streams, ...sockets });
  const requestLog = new RequestLog();
  const app: FastifyInstance = Fastify({
    logger,
    logController: requestLog,
    trustProxy: trustProxy !== false && trust,
    bodyLimit: LARGEST_REQUEST,
    requestTimeout: slowest,
    connectionTimeout: guarded.limits.quiet,
    // Node takes the shorter of the two for the headers alone, so that they have to be the same.
    http: { connectionsCheckingInterval: slowest / 10, headersTimeout: slowest },
    clientErrorHandler: answerBrokenOff(slowest),
    frameworkErrors: answerBadAddress,
  });
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serializerCompiler);
  await addSecurity(app);
  addCompression(app);
  addNetwork(app);
  addPayer(app, regulars);
  guarded.guard(app);
  if (publicUrl === null) context.hosts.guard(app);
  addLimits(app, usage.now);
  chargeRequests(app, context);
  limitWriting(app, usage.now);
  await addDocumentation(app);
  requestLog.tell(app);
  answerFailures(app, requestLog);
  readBodies(app);
  const pool = new AdjudicationPool(usage, adjudication);
  app.addHook("onClose", () => pool.close());
  await app.register((scope) => addAdjudication(scope, slowest, pool));
  await app.register((scope) => addImport(scope, pool));
  addPlay(app, context, pool, mailer, bots);
  addConnection(app);
  await addWeb(app, context);
  addPages(app, context, metricsAccess);
  app.addHook("onClose", () => context.passwords.close());
  app.addHook("preClose", async () => local?.stop());
  return app;
}
