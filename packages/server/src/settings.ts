import { isIP } from "node:net";
import { fail, ok, type Result } from "@chancery/engine";

/** Where the server listens, where its data are, and how browsers get to it. */
export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean | string;
  /** By which server mail is sent, and in whose name; null if none is. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** Whether web hooks may lead to addresses that are not of the public internet. */
  readonly allowPrivateHooks: boolean;
  /** How long the last player to be ready can take it back before the phase is resolved, in milliseconds. */
  readonly undo: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables, or says what is wrong with which. */
export function readSettings(env: Environment): Result<ServerSettings, string> {
  const port = env.PORT || "1901";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return fail(`PORT is ${quoted(port)}, but has to be a number from 0 to 65535.`);
  const publicUrl = env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : null;
  if (publicUrl === undefined)
    return fail(
      `PUBLIC_URL is ${quoted(env.PUBLIC_URL)}, but has to be like https://chancery.example.org, with nothing behind the name.`,
    );
  const trustProxy = trustOf(env.TRUST_PROXY || "false");
  if (trustProxy === undefined)
    return fail(
      `TRUST_PROXY is ${quoted(env.TRUST_PROXY)}, but has to be true, false, or addresses like 10.0.0.1, 10.1.0.0/16.`,
    );
  const mail = mailOf(env, publicUrl);
  if (!mail.ok) return mail;
  const hooks = env.HOOKS_TO_PRIVATE || "false";
  if (hooks !== "true" && hooks !== "false")
    return fail(`HOOKS_TO_PRIVATE is ${quoted(hooks)}, but has to be true or false.`);
  const undo = env.UNDO_SECONDS || "8";
  if (!/^\d{1,3}$/.test(undo))
    return fail(`UNDO_SECONDS is ${quoted(undo)}, but has to be a number of seconds from 0 to 999.`);
  return ok({
    host: env.HOST || "localhost",
    port: Number(port),
    dataDir: env.DATA_DIR || "data",
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl,
    trustProxy,
    mail: mail.value,
    allowPrivateHooks: hooks === "true",
    undo: Number(undo) * 1000,
  });
}

/** As it was given, with blanks and other things one does not see. */
const quoted = (text = ""): string => JSON.stringify(text);

/** Whoever sends mail has to say in whose name, and where its links lead. */
function mailOf(env: Environment, publicUrl: string | null): Result<ServerSettings["mail"], string> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  if (!smtpUrl)
    return from ? fail("MAIL_FROM is set, but SMTP_URL is not: no mail could be sent.") : ok(null);
  // The address may hold a password, so it is not repeated.
  if (!URL.canParse(smtpUrl) || !/^smtps?:\/\/[^/]/.test(smtpUrl))
    return fail("SMTP_URL has to be like smtp://user:password@mail.example.org:587, but is something else.");
  if (!from || !/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    return fail(
      `MAIL_FROM is ${from ? quoted(from) : "missing"}, but has to be like Chancery <games@example.org>.`,
    );
  if (publicUrl === null)
    return fail("PUBLIC_URL is missing: links in mails lead there. Set it, or do without SMTP_URL.");
  return ok({ smtpUrl, from });
}

/** Pages are at the root of their address, so nothing may follow it. */
function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, pathname, search } = new URL(url);
  const isPlain = ["http:", "https:"].includes(protocol) && pathname === "/" && search === "";
  return isPlain ? origin : undefined;
}

/** Whose word about the address of a request counts: nobody's, everybody's, or that of certain addresses. */
function trustOf(text: string): boolean | string | undefined {
  if (text === "true" || text === "false") return text === "true";
  return text.split(",").every((part) => isAddress(part.trim())) ? text : undefined;
}

function isAddress(text: string): boolean {
  const [address, bits, ...more] = text.split("/");
  const kind = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
  return (
    ["loopback", "linklocal", "uniquelocal"].includes(text) || (kind > 0 && isRange && more.length === 0)
  );
}
