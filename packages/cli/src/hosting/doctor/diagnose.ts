import { readSettings } from "@chancery/server/settings";
import { LANGUAGE } from "../../terminal/language.ts";
import { doctor } from "../../terminal/messages.ts";
import { checkClock } from "./clock.ts";
import { checkDatabase } from "./database.ts";
import { checkDisk } from "./disk.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { checkMail } from "./mail.ts";
import { checkPermissions } from "./permissions.ts";
import { checkProxy } from "./proxy.ts";
import { checkPush } from "./push.ts";
import { checkServer } from "./server.ts";
import { checkTls } from "./tls.ts";

/** Checks everything that a server with these settings needs, in turn. */
export async function* diagnose(
  env: Readonly<Record<string, string | undefined>>,
  timeServer?: string,
): AsyncGenerator<Finding> {
  const finding = findingsOf("settings");
  const settings = readSettings(env, LANGUAGE);
  if (!settings.ok) {
    yield finding("problem", settings.error);
    return;
  }
  const { host, port, dataDir, databaseUrl, publicUrl, mail } = settings.value;
  yield finding("ok", doctor("settingsRight"));
  yield await checkClock(timeServer);
  // PostgreSQL looks after its own disk.
  if (!databaseUrl) {
    yield* checkDisk(dataDir);
    yield* checkPermissions(dataDir);
  }
  yield await checkDatabase(databaseUrl, dataDir);
  const server = await checkServer(host, port);
  yield server;
  const tls = await checkTls(publicUrl);
  yield tls;
  // Nothing gets through to a server that isn't there, or over a connection that browsers refuse.
  if (server.level === "ok" && tls.level !== "problem") yield* await checkProxy(settings.value);
  yield await checkMail(mail);
  yield checkPush(publicUrl, tls.level);
}
