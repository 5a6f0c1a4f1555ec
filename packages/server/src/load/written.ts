import type { FastifyInstance } from "fastify";
import { Failure } from "../http/failures.ts";
import { type Payer, Usage } from "./usage.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a request adds to logs besides its body, in bytes; logs are kept for good. */
    written?: number;
  }
  interface FastifyRequest {
    /** What was charged for writing, in bytes. */
    charged: number;
  }
}

/** How much people may write at once, and all people of one network, in bytes. */
const BY_PERSON = 2_000_000;
const BY_NETWORK = 20_000_000;
/** After this time, in milliseconds, half of it may be written again. */
const HALF_LIFE = 3_600_000;

/** For requests that add to logs, and what they add besides their body. */
export const writing = (bytes: number) => ({ config: { written: bytes } });

/** Lets those wait who have written more than people ever do, so that nobody fills the disk. */
export function limitWriting(app: FastifyInstance, now: () => number): void {
  const usage = new Usage(now, HALF_LIFE);
  app.decorateRequest("charged", 0);
  app.addHook("preHandler", async (request) => {
    const { payer, networks, body, routeOptions } = request;
    const { written } = routeOptions.config;
    if (written === undefined) return;
    const last = payer.keys.at(-1);
    const wait = waitFor(usage, payer, networks.includes(last ?? "") ? undefined : last);
    if (wait > 0)
      throw new Failure("too-many-requests", "too-much-written", {
        values: { minutes: Math.ceil(wait / 60) },
        retryAfter: wait,
      });
    request.charged = written + Buffer.byteLength(JSON.stringify(body ?? null));
    usage.charge(payer, request.charged);
  });
  // What was refused isn't kept.
  app.addHook("onResponse", async ({ payer, charged }, { statusCode }) => {
    if (statusCode >= 400) usage.charge(payer, -charged);
  });
}

/** For how long someone has to wait, in seconds. Nobody knows who a new guest is, but where they come from. */
function waitFor(usage: Usage, { keys }: Payer, person: string | undefined): number {
  const over = keys.map((key) => usage.of(key) / (key === person ? BY_PERSON : BY_NETWORK));
  const most = Math.max(...over);
  return most <= 1 ? 0 : Math.ceil((Math.log2(most) * HALF_LIFE) / 1000);
}
