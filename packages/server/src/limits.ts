import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Limits } from "./context.ts";
import { Failure } from "./failures.ts";

/**
 * Keeps anybody from asking so much that others have to wait: by session or key, or else by address. Routes count
 * after it is known who asks, and before anything else is read of a request.
 */
export async function addLimits(app: FastifyInstance, { requests }: Limits): Promise<void> {
  await app.register(rateLimit, {
    max: requests,
    timeWindow: "1 minute",
    keyGenerator: ({ person, ip }) => person ?? ip,
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure("too-many-requests", "too-many-requests", { values: { seconds: Math.ceil(ttl / 1000) } }),
  });
}
