import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { addressesOf } from "./address.ts";
import { addAdjudication } from "./adjudication.ts";
import { type AdjudicationOptions, AdjudicationPool } from "./adjudication-pool.ts";
import { Bans } from "./bans.ts";
import { readBodies } from "./bodies.ts";
import type { BotOptions } from "./bot-pool.ts";
import { Codes } from "./codes.ts";
import { addCompression } from "./compression.ts";
import { addConnection } from "./connection.ts";
import type { Context, GameStore, Limits } from "./context.ts";
import { addDocumentation } from "./documentation.ts";
import {
  answerBadAddress,
  answerBrokenOff,
  answerFailures,
  LARGEST_REQUEST,
  SLOWEST_REQUEST,
} from "./failures.ts";
import { addImport } from "./interchange.ts";
import { addLimits, LIMITS } from "./limits.ts";
import type { Mailer } from "./mailer.ts";
import { Metrics } from "./metrics.ts";
import type { MetricsAccess } from "./metrics-access.ts";
import { addPages } from "./pages.ts";
import { Passwords } from "./passwords.ts";
import { addPlay } from "./play.ts";
import { PushKeys } from "./push-keys.ts";
import { addSecurity } from "./security.ts";
import type { ServerSettings } from "./settings.ts";
import { SignedTokens } from "./signed-tokens.ts";
import { Tables } from "./tables.ts";
import { TournamentLogs } from "./tournament-logs.ts";
import { Tracks } from "./tracks.ts";
import { Turns } from "./turns.ts";
import { validate } from "./validation.ts";
import { addWeb } from "./web.ts";

export interface AppOptions {
  readonly store: GameStore;
  readonly logger?: FastifyServerOptions["logger"];
  readonly trustProxy?: ServerSettings["trustProxy"];
  readonly publicUrl?: string | null;
  readonly limits?: Limits;
  readonly now?: () => number;
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
  readonly metrics?: MetricsAccess;
  /** Email addresses and ids of the moderators. */
  readonly administrators?: readonly string[];
}

/** The whole server, ready to listen. The caller opened the store and closes it afterwards. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    store,
    logger = false,
    trustProxy = false,
    publicUrl = null,
    limits = LIMITS,
    now = Date.now,
    mailer = null,
    allowPrivateHooks = false,
    isClassroom = false,
    undo = 0,
    bots,
    adjudication,
    slowest = SLOWEST_REQUEST,
    metrics: metricsAccess = "off",
    administrators = [],
  } = options;
  const metrics = new Metrics();
  const tables = new Tables(store, metrics, now, undo);
  const context: Context = {
    store,
    metrics,
    turns: new Turns(),
    tables,
    tournaments: new TournamentLogs(store, tables, now),
    now,
    publicUrl,
    limits,
    tokens: new SignedTokens(store.secrets),
    codes: new Codes(store.secrets),
    pushKeys: new PushKeys(store.secrets),
    passwords: new Passwords(),
    addresses: () => addressesOf(app.server.address(), publicUrl),
    administrators,
    bans: new Bans(store.sanctions, now),
    tracks: new Tracks(store, now),
    hasMail: mailer !== null,
    allowPrivateHooks,
    isClassroom,
  };
  const app: FastifyInstance = Fastify({
    logger,
    trustProxy:
      typeof trustProxy === "number" ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    bodyLimit: LARGEST_REQUEST,
    requestTimeout: slowest,
    // Node takes the shorter of the two for the headers alone, so that they have to be the same.
    http: { connectionsCheckingInterval: slowest / 10, headersTimeout: slowest },
    clientErrorHandler: answerBrokenOff(slowest),
    frameworkErrors: answerBadAddress,
  });
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serializerCompiler);
  await addSecurity(app);
  addCompression(app);
  await addLimits(app, limits);
  await addDocumentation(app);
  answerFailures(app);
  readBodies(app);
  const pool = new AdjudicationPool(adjudication);
  app.addHook("onClose", () => pool.close());
  await app.register((scope) => addAdjudication(scope, slowest, pool));
  await app.register((scope) => addImport(scope, pool));
  addPlay(app, context, pool, mailer, bots);
  addConnection(app);
  await addWeb(app);
  addPages(app, context, metricsAccess);
  app.addHook("onClose", () => context.passwords.close());
  return app;
}
