import { isIP } from "node:net";
import { fail, ok, type Result } from "@chancery/engine";
import { environmentLanguage, type Language } from "@chancery/messages";
import { type Messages, messagesIn } from "@chancery/messages/catalogs";
import type { Limits } from "./context.ts";
import { LIMITS } from "./http/limits.ts";
import type { MetricsAccess } from "./site/metrics-access.ts";

/** Where the server listens, where its data are, and how browsers get to it. */
export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | null;
  readonly trustProxy: false | number | string;
  /** The mail server and the sender; null if no mail is sent. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** Whether webhooks and push messages may lead to addresses outside the public internet. */
  readonly allowPrivateHooks: boolean;
  /** Whether there are no profiles, ratings, friends, teams and public lists. */
  readonly isClassroom: boolean;
  /** How long the last player to be ready can take it back before the phase is resolved, in milliseconds. */
  readonly undo: number;
  readonly metrics: MetricsAccess;
  /** Email addresses and account ids of the moderators. */
  readonly administrators: readonly string[];
  /** Where reports of weaknesses go, as a URL; null if nowhere. */
  readonly securityContact: string | null;
  readonly limits: Pick<Limits, "guestDays">;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables, or says what is wrong with which. */
export function readSettings(
  env: Environment,
  language: Language = environmentLanguage(env),
): Result<ServerSettings, string> {
  const { server } = messagesIn(language);
  const port = env.PORT || "1901";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return fail(server("bad-port", { given: quoted(port) }));
  const publicUrl = env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : null;
  if (publicUrl === undefined) return fail(server("bad-public-url", { given: quoted(env.PUBLIC_URL) }));
  const trustProxy = trustOf(env.TRUST_PROXY || "false");
  if (trustProxy === undefined) return fail(server("bad-trust-proxy", { given: quoted(env.TRUST_PROXY) }));
  const mail = mailOf(env, publicUrl, server);
  if (!mail.ok) return mail;
  const hooks = env.HOOKS_TO_PRIVATE || "false";
  if (hooks !== "true" && hooks !== "false")
    return fail(server("bad-hooks-to-private", { given: quoted(hooks) }));
  const classroom = env.CLASSROOM || "false";
  if (classroom !== "true" && classroom !== "false")
    return fail(server("bad-classroom", { given: quoted(classroom) }));
  const undo = env.UNDO_SECONDS || "8";
  if (!/^\d{1,3}$/.test(undo)) return fail(server("bad-undo-seconds", { given: quoted(undo) }));
  const metrics = metricsOf(env.METRICS || "off");
  if (metrics === undefined) return fail(server("bad-metrics"));
  const administrators = namesOf(env.ADMINISTRATORS);
  const stray = administrators.find((name) => !/^([^@\s]+@[^@\s]+|[\da-f]{32})$/.test(name));
  if (stray !== undefined) return fail(server("bad-administrators", { given: quoted(stray) }));
  const securityContact = contactOf(env.SECURITY_CONTACT ?? "");
  if (securityContact === undefined)
    return fail(server("bad-security-contact", { given: quoted(env.SECURITY_CONTACT) }));
  const guestDays = env.GUEST_DAYS || String(LIMITS.guestDays);
  if (!/^[1-9]\d{0,5}$/.test(guestDays))
    return fail(server("bad-limit", { name: "GUEST_DAYS", given: quoted(guestDays) }));
  return ok({
    host: env.HOST || "localhost",
    port: Number(port),
    dataDir: env.DATA_DIR || "data",
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl,
    trustProxy,
    mail: mail.value,
    allowPrivateHooks: hooks === "true",
    isClassroom: classroom === "true",
    undo: Number(undo) * 1000,
    metrics,
    administrators,
    securityContact,
    limits: { guestDays: Number(guestDays) },
  });
}

/** Settings that no longer do anything. */
const RETIRED = ["REQUESTS_PER_MINUTE", "GUESTS_PER_MINUTE", "STREAMS_PER_NETWORK", "GAMES_PER_PERSON"];

/** Says of every setting that no longer does anything that it's ignored. */
export const ignoredSettings = (
  env: Environment,
  language: Language = environmentLanguage(env),
): readonly string[] =>
  RETIRED.filter((name) => env[name]).map((name) => messagesIn(language).server("ignored-setting", { name }));

/** The parts of a list with commas, in small letters. */
const namesOf = (text = ""): readonly string[] =>
  text
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");

const SHORTEST_TOKEN = 16;

function metricsOf(text: string): MetricsAccess | undefined {
  if (text === "off" || text === "loopback") return text;
  return /^\S+$/.test(text) && text.length >= SHORTEST_TOKEN ? { token: text } : undefined;
}

/** An email address or a web page, as a URL. */
function contactOf(text: string): string | null | undefined {
  if (text === "") return null;
  const url = /^[^@\s/:]+@[^@\s/:]+$/.test(text) ? `mailto:${text}` : text;
  return /^(mailto|https):\S+$/.test(url) && URL.canParse(url) ? url : undefined;
}

/** As it was given, with blanks and other things one does not see. */
const quoted = (text = ""): string => JSON.stringify(text);

/** To send mail, the sender and the address that links lead to must be set. */
function mailOf(
  env: Environment,
  publicUrl: string | null,
  server: Messages["server"],
): Result<ServerSettings["mail"], string> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  if (!smtpUrl) return from ? fail(server("smtp-missing")) : ok(null);
  // The address may hold a password, so it is not repeated.
  if (!URL.canParse(smtpUrl) || !/^smtps?:\/\/[^/]/.test(smtpUrl)) return fail(server("bad-smtp-url"));
  if (!from || !/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    return fail(from ? server("bad-mail-from", { given: quoted(from) }) : server("mail-from-missing"));
  if (publicUrl === null) return fail(server("public-url-missing"));
  return ok({ smtpUrl, from });
}

/** Pages are at the root of their address, so nothing may follow it. */
function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, pathname, search } = new URL(url);
  const isPlain = ["http:", "https:"].includes(protocol) && pathname === "/" && search === "";
  return isPlain ? origin : undefined;
}

/**
 * Whose word about the address of a request counts: nobody's, that of so many proxies in a row, or that of certain
 * addresses. Everyone's can't: then each request could choose its address.
 */
function trustOf(text: string): ServerSettings["trustProxy"] | undefined {
  if (text === "false") return false;
  if (/^[1-9]$/.test(text)) return Number(text);
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
