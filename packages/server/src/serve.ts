import type { Language } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import { formatFault, openStore } from "@chancery/store";
import type { FastifyRequest } from "fastify";
import { createApp } from "./app.ts";
import { FORMAT, type Hosted, type StoredEntry } from "./games/tables.ts";
import { addressesOf, addressOf, BACKLOG, whyNot } from "./http/address.ts";
import { createMailer } from "./notices/mailer.ts";
import { ignoredSettings, readSettings, type ServerSettings } from "./settings.ts";

/** How long requests in progress may take to end, in milliseconds. */
const PATIENCE = 10_000;

/** Runs the server until it is told to end. `language` is that of the people who start it. */
export async function serve(env: NodeJS.ProcessEnv, language: Language): Promise<void> {
  const settings = readSettings(env, language);
  for (const ignored of ignoredSettings(env, language)) console.error(ignored);
  if (settings.ok) await run(settings.value, language);
  else giveUp(settings.error);
}

async function run(settings: ServerSettings, language: Language): Promise<void> {
  const { host, port, dataDir, databaseUrl, publicUrl, mail, ...shared } = settings;
  const { server } = messagesIn(language);
  const opened = await openStore<StoredEntry, Hosted>(
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    { format: FORMAT, alone: true },
  );
  if (!opened.ok) return giveUp(formatFault(opened.error, language));
  const store = opened.value;
  // Logs are for programs and go to standard error; standard output says where to find the server.
  const logger = { level: "info", stream: process.stderr, serializers: { req: describeRequest } };
  const mailer = mail && createMailer(mail.smtpUrl, mail.from);
  const app = await createApp({ ...shared, store, logger, publicUrl, names: [host], mailer });
  const end = async (): Promise<void> => {
    await app.close();
    await store.close();
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), PATIENCE).unref();
      void end();
    });
  }

  try {
    await app.listen({ host, port, backlog: BACKLOG });
    const address = publicUrl ?? addressOf(host, app.server.address());
    console.log(server("listening", { address }));
    const addresses = addressesOf(app.server.address(), publicUrl);
    for (const each of addresses) if (each !== address) console.log(server("also-at", { address: each }));
    if (addresses.length === 0) console.log(server("only-here"));
  } catch (error) {
    giveUp(whyNot(error as NodeJS.ErrnoException, host, String(port), language));
    await end();
  }
}

function giveUp(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/**
 * Nothing of a request that could be a secret: no headers, no body, and of the API's addresses only the route and the id of
 * the game, as other parts reveal who talks to whom.
 */
function describeRequest(request: FastifyRequest): { method: string; path: string; ip: string } {
  const { method, url, ip, routeOptions } = request;
  const { id = ":id" } = (request.params ?? {}) as { readonly id?: string };
  const [path] = url.split("?", 1);
  const isApi = path.startsWith("/api/");
  return { method, path: isApi ? (routeOptions.url ?? "/api/*").replace(":id", id) : path, ip };
}
