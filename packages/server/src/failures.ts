import { ERROR_CODES } from "@chancery/contract";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";

const CODES = [...ERROR_CODES, "not-found", "method-not-allowed", "unsupported-media-type"] as const;

/** What every answer that is none looks like. */
export const FailureSchema = z
  .object({
    id: z.unknown().optional().meta({ description: "The id of the request, if it could be read" }),
    error: z.object({
      code: z.enum(CODES),
      message: z.string(),
      path: z.string().meta({ description: "Where in the request, as in state.units.France[0]" }),
    }),
  })
  .meta({ description: "What is wrong, where, and what would be right" });

type Code = (typeof CODES)[number];

const failure = (code: Code, message: string): z.infer<typeof FailureSchema> => ({
  error: { code, message, path: "" },
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Answers whatever is not answered elsewhere, in the contract's form and without anything from inside. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const [url] = request.url.split("?", 1);
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url }));
    if (allowed.length === 0)
      return reply.code(404).send(failure("not-found", `there is nothing at ${url}; see /api/docs`));
    const message = `${request.method} is not possible here, but ${allowed.join(", ")} is`;
    return reply.code(405).header("allow", allowed.join(", ")).send(failure("method-not-allowed", message));
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) {
      request.log.error(error);
      return send(reply, 500, "internal-error", "something went wrong here, and has been noted");
    }
    if (statusCode === 413) return send(reply, 413, "too-large", "the request is too large");
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

const send = (reply: FastifyReply, status: number, code: Code, message: string): FastifyReply =>
  reply.code(status).send(failure(code, message));
