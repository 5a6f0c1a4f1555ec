import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { FAILURES, type FailureCode, REFUSALS, type RefusalCode } from "@chancery/api";
import type { Result } from "@chancery/engine";
import { formatList, type MessageValues, type PageLanguage } from "@chancery/messages";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { languageOf } from "./language.ts";
import { type ServerMessage, serverMessage } from "./messages.ts";
import type { RequestLog } from "./request-log.ts";

const STATUS = { ...FAILURES, ...REFUSALS };

interface FailureDetails {
  /** Where in the request something is wrong. */
  readonly path?: string;
  /** The status of the answer, where it isn't the code's own. */
  readonly status?: number;
  /** The arguments of the message. */
  readonly values?: MessageValues;
  /** When to try again, in seconds. */
  readonly retryAfter?: number;
}

type Say = (language: PageLanguage) => string;

/** A request that fails. Thrown by request handlers only. */
export class Failure extends Error {
  readonly code: FailureCode | RefusalCode;
  readonly statusCode: number;
  readonly path: string;
  readonly retryAfter: number | undefined;
  /** What is wrong, in someone's language. */
  readonly say: Say;

  constructor(
    code: FailureCode | RefusalCode,
    message: ServerMessage | Say,
    { path = "", status, values, retryAfter }: FailureDetails = {},
  ) {
    const say = typeof message === "string" ? serverMessage(message, values) : message;
    super(say("en"));
    this.say = say;
    this.code = code;
    this.statusCode = status ?? STATUS[code];
    this.path = path;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (): Failure => new Failure("not-found", "not-found");

/** What the store gave; if it gave trouble, the request fails and may be sent again. */
export function stored<T>(result: Result<T, { readonly code: string }>): T {
  if (result.ok) return result.value;
  throw new Failure("unavailable", "unavailable", { values: { code: result.error.code } });
}

/** Largest body of a request, or line of JSON Lines, in bytes; the largest real ones have about a tenth. */
export const LARGEST_REQUEST = 100_000;

/** How long a request may take to arrive, in milliseconds. */
export const SLOWEST_REQUEST = 30_000;

/** How long a connection stays open after its last answer, so that it can be read, in milliseconds. */
const LINGER = 1_000;

/** Answers that may begin before the whole request is there, by their connections. */
const early = new WeakMap<Socket, ServerResponse>();

export const noteAnswer = (socket: Socket, answer: ServerResponse): void => void early.set(socket, answer);

/** Answers what never became a request: it came too slowly, or isn't HTTP. */
export const answerBrokenOff =
  (slowest: number) =>
  ({ code }: { readonly code?: string }, socket: Socket): void => {
    const isLost = code === "ECONNRESET" || socket.destroyed || !socket.writable;
    // A status would stand in the middle of an answer that has begun.
    if (isLost || early.get(socket)?.headersSent) return void socket.destroy();
    const isSlow = code === "ERR_HTTP_REQUEST_TIMEOUT";
    const message = isSlow
      ? serverMessage("too-slow", { seconds: Math.ceil(slowest / 1000) })
      : serverMessage("not-http");
    const body = JSON.stringify({ error: { code: "bad-request", message: message("en"), path: "" } });
    socket.end(
      `HTTP/1.1 ${isSlow ? "408 Request Timeout" : "400 Bad Request"}\r\nConnection: close\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    // Those who never hang up would keep it.
    setTimeout(() => socket.destroy(), LINGER).unref();
  };

/** Answers a request whose address cannot even be read. */
export const answerBadAddress = (
  { statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => send(request, reply, new Failure("bad-request", "bad-address", { status: statusCode }));

/** Answers whatever is not answered elsewhere, in the contract's form and without anything from inside. */
export function answerFailures(app: FastifyInstance, log: RequestLog): void {
  const routes: { readonly method: string; readonly path: RegExp }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    const path = new RegExp(`^${url.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
    // What takes whatever comes knows of nothing in particular.
    if (!url.includes("*")) for (const each of [method].flat()) routes.push({ method: each, path });
  });
  app.setNotFoundHandler((request, reply) => {
    const [url] = request.url.split("?", 1);
    const { method: asked } = request;
    const allowed = routes
      .filter(({ method, path }) => method !== asked && method !== "HEAD" && path.test(url))
      .map(({ method }) => method);
    if (allowed.length === 0)
      return send(request, reply, new Failure("not-found", "no-route", { values: { url } }));
    const values = { method: asked, allowed: formatList(languageOf(request), allowed, "or") };
    reply.header("allow", allowed.join(", "));
    return send(request, reply, new Failure("method-not-allowed", "no-method", { values }));
  });

  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = failureOf(error, request.routeOptions.bodyLimit);
    const { statusCode, code, message } = failure;
    if (failure !== error && statusCode >= 500) request.log.error(error);
    else if (statusCode >= 500 && !log.isRepeated(request, statusCode)) request.log.error({ code }, message);
    return send(request, reply, failure);
  });
}

/** What the framework refuses, in our words. */
function failureOf(error: FastifyError | Failure, most = LARGEST_REQUEST): Failure {
  if (error instanceof Failure) return error;
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return new Failure("internal-error", "internal-error", { status: 500 });
  // An address that leads out of the folder of files: there is nothing.
  if (statusCode === 403) return notFound();
  if (statusCode === 413) return new Failure("too-large", "too-large", { values: { most } });
  if (statusCode === 415) return new Failure("unsupported-media-type", "not-json");
  return new Failure("bad-request", () => error.message, { status: statusCode });
}

function send(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { statusCode, retryAfter } = failure;
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply.code(statusCode).send(failureBody(failure, languageOf(request)));
}

/** What is answered to a request that fails. */
export const failureBody = ({ code, path, say }: Failure, language: PageLanguage) => ({
  error: { code, message: say(language), path },
});
