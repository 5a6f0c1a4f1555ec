import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limits } from "./context.ts";
import { Failure } from "./failures.ts";
import { addNetwork } from "./network.ts";

/** What a server of its own has enough with, and nobody at a game ever meets. */
export const LIMITS: Limits = { requests: 600, guests: 20, streams: 300, games: 100, guestDays: 14 };

const WINDOW = "1 minute";

/** How many times what one person may ask a whole network may: a school, say. */
const PEOPLE = 10;

const tooMany = (seconds: number): Failure =>
  new Failure("too-many-requests", "too-many-requests", { values: { seconds }, retryAfter: seconds });

/**
 * Keeps anyone from asking so much that others have to wait: by session or key, or else by network; and, so that new
 * guests are no new budget, by network as well. Routes count after it is known who asks, and before anything else is
 * read of a request.
 */
export async function addLimits(app: FastifyInstance, { requests }: Limits): Promise<void> {
  addNetwork(app);
  await app.register(rateLimit, {
    max: requests,
    timeWindow: WINDOW,
    keyGenerator: ({ person, network }) => person ?? network,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  const count = app.createRateLimit({ max: requests * PEOPLE, timeWindow: WINDOW, keyGenerator: networkOf });
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.rateLimit === false) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttlInSeconds);
  });
}

const networkOf = ({ network }: FastifyRequest): string => network;

/** For new guests, sign-ins and similar requests, counted by network. */
export const limitedByNetwork = ({ guests }: Limits) => ({
  config: { rateLimit: { max: guests, keyGenerator: networkOf } },
});

/** For what is cheap, and must always be possible. */
export const UNLIMITED = { config: { rateLimit: false } } as const;
