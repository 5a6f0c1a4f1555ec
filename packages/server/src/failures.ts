import { FAILURES, type FailureBody, type FailureCode, REFUSALS, type RefusalCode } from "@chancery/api";
import type { Result } from "@chancery/engine";
import type { Language } from "@chancery/messages";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { languageOf } from "./language.ts";

const STATUS = { ...FAILURES, ...REFUSALS };

/** Where in the request something is wrong, and the status of the answer where it isn't the code's own. */
interface FailureDetails {
  readonly path?: string;
  readonly status?: number;
}

type Say = (language: Language) => string;

/** A request that fails. Thrown by request handlers only. */
export class Failure extends Error {
  readonly code: FailureCode | RefusalCode;
  readonly statusCode: number;
  readonly path: string;
  /** What is wrong, in somebody's language. */
  readonly say: Say;

  constructor(
    code: FailureCode | RefusalCode,
    message: string | Say,
    { path = "", status }: FailureDetails = {},
  ) {
    const say = typeof message === "string" ? () => message : message;
    super(say("en"));
    this.say = say;
    this.code = code;
    this.statusCode = status ?? STATUS[code];
    this.path = path;
  }
}

export const notFound = (): Failure => new Failure("not-found", "there is nothing here for you to see");

/** What the store gave; if it gave trouble, the request fails and may be sent again. */
export function stored<T>(result: Result<T, { readonly code: string }>): T {
  if (result.ok) return result.value;
  throw new Failure("unavailable", `the data cannot be reached at present (${result.error.code}); try again`);
}

const failure = (code: FailureCode, message: string): FailureBody => ({
  error: { code, message, path: "" },
});

/** Largest body of a request, or line of JSON Lines, in bytes; the largest real ones have about a tenth. */
export const LARGEST_REQUEST = 100_000;

const TOO_LARGE = `the request has more than ${LARGEST_REQUEST.toLocaleString("en")} bytes, which is as much as is read`;

/** Answers a request whose address cannot even be read. */
export const answerBadAddress = (
  { statusCode = 400 }: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  send(
    reply,
    statusCode,
    "bad-request",
    "this address cannot be read: too long, or a % without what belongs to it",
  );

/** Answers whatever is not answered elsewhere, in the contract's form and without anything from inside. */
export function answerFailures(app: FastifyInstance): void {
  const routes: { readonly method: string; readonly path: RegExp }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    const path = new RegExp(`^${url.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
    // What takes whatever comes knows of nothing in particular.
    if (!url.includes("*")) for (const each of [method].flat()) routes.push({ method: each, path });
  });
  app.setNotFoundHandler((request, reply) => {
    const [url] = request.url.split("?", 1);
    const allowed = routes
      .filter(({ method, path }) => method !== request.method && method !== "HEAD" && path.test(url))
      .map(({ method }) => method);
    if (allowed.length === 0)
      return reply.code(404).send(failure("not-found", `there is nothing at ${url}; see /api/docs`));
    const message = `${request.method} is not possible here, but ${allowed.join(" and ")} ${allowed.length > 1 ? "are" : "is"}`;
    return reply.code(405).header("allow", allowed.join(", ")).send(failure("method-not-allowed", message));
  });

  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const { statusCode = 500 } = error;
    if (error instanceof Failure) {
      if (statusCode >= 500) request.log.error({ code: error.code }, error.message);
      const { code, path } = error;
      return reply.code(statusCode).send({ error: { code, message: error.say(languageOf(request)), path } });
    }
    if (statusCode >= 500) {
      request.log.error(error);
      return send(reply, 500, "internal-error", "something went wrong here, and has been noted");
    }
    if (statusCode === 413) return send(reply, 413, "too-large", TOO_LARGE);
    if (statusCode === 429) return send(reply, 429, "too-many-requests", error.message);
    if (statusCode === 415)
      return send(
        reply,
        415,
        "unsupported-media-type",
        "send the request with content-type: application/json",
      );
    return send(reply, statusCode, "bad-request", error.message);
  });
}

const send = (reply: FastifyReply, status: number, code: FailureCode, message: string): FastifyReply =>
  reply.code(status).send(failure(code, message));
