import { OPEN_TO_BANNED, ROUTE_SCOPES, SCOPES, type Scope } from "@chancery/api";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DAY, retentionDays } from "../clock/retention.ts";
import type { Context } from "../context.ts";
import { Failure, stored } from "../http/failures.ts";
import { bannedFailure } from "../moderation/bans.ts";
import { DEVICE_COOKIE, deviceOf } from "./device.ts";
import { newSecret } from "./secrets.ts";

export const COOKIE = "chancery";
const READING = ["GET", "HEAD", "OPTIONS"];

declare module "fastify" {
  interface FastifyRequest {
    /** The id of the person whose session or key came with the request. */
    person: string | null;
    /** What the key that came with it may be used for; null if none did. */
    scope: Scope | null;
    /** Whether a key came with it that nobody has. */
    hasBadKey: boolean;
  }
}

/** Finds out who asks, by session or key, and keeps other sites from asking in someone's name. */
export async function addIdentity(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(cookie);
  app.decorateRequest("person", null);
  app.decorateRequest("scope", null);
  app.decorateRequest("hasBadKey", false);
  app.addHook("onRequest", async (request, reply) => {
    // What one person may see is not for caches that others use as well.
    reply.header("cache-control", "no-store");
    // Pages count what is left of a deadline by this clock rather than by their own.
    reply.header("chancery-time", context.now());
    if (request.headers.authorization === undefined && !READING.includes(request.method))
      refuseForeign(context, request);
    const asker = await identify(context, request);
    request.person = asker?.person ?? null;
    request.scope = asker?.scope ?? null;
    request.hasBadKey = request.person === null && request.headers.authorization !== undefined;
  });
  // Only now, so that who tries keys is counted first.
  app.addHook("preValidation", async (request) => {
    if (request.hasBadKey) throw new Failure("not-signed-in", "unknown-key");
    if (request.scope !== null) refuseBeyond(request, request.scope);
    const ban = request.person === null ? null : await context.bans.of(request.person);
    if (ban && !(OPEN_TO_BANNED as readonly string[]).includes(routeOf(request))) throw bannedFailure(ban);
  });
}

/** Refuses a key on a route that asks for more. */
function refuseBeyond(request: FastifyRequest, scope: Scope): void {
  const key = routeOf(request);
  const needed = (ROUTE_SCOPES as Readonly<Record<string, Scope | "open" | "session">>)[key] ?? "session";
  if (needed === "open") return;
  if (needed === "session") throw new Failure("key-scope", "key-session");
  if (SCOPES.indexOf(scope) < SCOPES.indexOf(needed))
    throw new Failure("key-scope", "key-scope", { values: { scope, needed } });
}

/** The route of a request, as the API's table names it. */
const routeOf = ({ method, routeOptions: { url = "" } }: FastifyRequest): string =>
  `${method === "HEAD" ? "GET" : method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`;

interface Asker {
  readonly person: string;
  readonly scope: Scope | null;
}

/** Whose key or session came with a request, if it is still good. */
export async function identify({ store, now }: Context, request: FastifyRequest): Promise<Asker | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    const found = key ? stored(await store.keys.find({ secret: key, now: now() })) : null;
    return found && { person: found.person, scope: found.scope as Scope };
  }
  const secret = request.cookies[COOKIE];
  const person = secret ? stored(await store.sessions.find({ secret, now: now() })) : null;
  return person === null ? null : { person, scope: null };
}

/** The address of our pages, as the browser that asks knows it. */
export const ownOrigin = ({ publicUrl }: Context, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${host}`;

/** A browser says from where a request comes. One that has a cookie, and so is a browser's, has to say it. */
function refuseForeign(context: Context, request: FastifyRequest): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  const own = ownOrigin(context, request);
  const isOwn = site === undefined ? origin === own : site === "same-origin";
  const says = site !== undefined || origin !== undefined;
  if (!isOwn && (says || request.cookies[COOKIE] !== undefined))
    throw new Failure("foreign-origin", "foreign-origin", { values: { origin: own } });
}

/** The person who asks; a stranger is refused. */
export function signedIn({ person }: FastifyRequest): string {
  if (person === null) throw new Failure("not-signed-in", "not-signed-in");
  return person;
}

/** Opens a session in the browser that asks. */
export async function openSession(context: Context, reply: FastifyReply, person: string): Promise<void> {
  const secret = newSecret();
  const now = context.now();
  const { sessions } = retentionDays(context.limits);
  const expires = now + sessions * DAY;
  const device = deviceOf(reply.request.headers["user-agent"]);
  stored(await context.store.sessions.open({ secret, person, expires, now, device }));
  reply.setCookie(COOKIE, secret, { ...attributes(context, reply.request), expires: new Date(expires) });
  recognize(context, reply);
}

/** Gives a browser the cookie that recognizes it, or signs the one it has, and lets it last. */
export function recognize(context: Context, reply: FastifyReply): void {
  const given = reply.request.cookies[DEVICE_COOKIE];
  const { traces } = retentionDays(context.limits);
  const expires = new Date(context.now() + traces * DAY);
  reply.setCookie(DEVICE_COOKIE, context.regulars.cookieFor(given), {
    ...attributes(context, reply.request),
    expires,
  });
}

export async function closeSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const secret = request.cookies[COOKIE];
  if (secret) stored(await context.store.sessions.close(secret));
  reply.clearCookie(COOKIE, attributes(context, request));
}

const attributes = ({ publicUrl }: Context, request: FastifyRequest) => ({
  path: "/",
  httpOnly: true,
  sameSite: "lax" as const,
  secure: (publicUrl ?? `${request.protocol}:`).startsWith("https:"),
});
