import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "./context.ts";
import { Failure, stored } from "./failures.ts";
import { newSecret } from "./secrets.ts";

export const COOKIE = "chancery";
const LASTS = 180 * 24 * 3_600_000;
const READING = ["GET", "HEAD", "OPTIONS"];

declare module "fastify" {
  interface FastifyRequest {
    /** The id of the person whose session or key came with the request. */
    person: string | null;
    /** Whether a key came with it that nobody has. */
    hasBadKey: boolean;
  }
}

/** Finds out who asks, by session or key, and keeps other sites from asking in somebody's name. */
export async function addIdentity(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(cookie);
  app.decorateRequest("person", null);
  app.decorateRequest("hasBadKey", false);
  app.addHook("onRequest", async (request, reply) => {
    // What one person may see is not for caches that others use as well.
    reply.header("cache-control", "no-store");
    if (request.headers.authorization === undefined && !READING.includes(request.method))
      refuseForeign(context, request);
    request.person = await identify(context, request);
    request.hasBadKey = request.person === null && request.headers.authorization !== undefined;
  });
  // Only now, so that who tries keys is counted first.
  app.addHook("preValidation", async ({ hasBadKey }) => {
    if (hasBadKey) throw new Failure("not-signed-in", "unknown-key");
  });
}

/** The person whose key or session came with a request, if it is still good. */
export async function identify({ store, now }: Context, request: FastifyRequest): Promise<string | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return key ? (stored(await store.keys.find(key))?.person ?? null) : null;
  }
  const secret = request.cookies[COOKIE];
  return secret ? stored(await store.sessions.find({ secret, now: now() })) : null;
}

/** A browser says from where a request comes. One that has a cookie, and so is a browser's, has to say it. */
function refuseForeign({ publicUrl }: Context, request: FastifyRequest): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  const own = publicUrl ?? `${request.protocol}://${request.host}`;
  const isOwn = site === undefined ? origin === own : site === "same-origin";
  const says = site !== undefined || origin !== undefined;
  if (!isOwn && (says || request.cookies[COOKIE] !== undefined))
    throw new Failure("foreign-origin", "foreign-origin", { values: { origin: own } });
}

/** The person who asks, who has to be somebody. */
export function signedIn({ person }: FastifyRequest): string {
  if (person === null) throw new Failure("not-signed-in", "not-signed-in");
  return person;
}

/** Opens a session in the browser that asks. */
export async function openSession(context: Context, reply: FastifyReply, person: string): Promise<void> {
  const secret = newSecret();
  const expires = context.now() + LASTS;
  stored(await context.store.sessions.open({ secret, person, expires }));
  reply.setCookie(COOKIE, secret, { ...attributes(context, reply.request), expires: new Date(expires) });
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
