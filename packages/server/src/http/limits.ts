import type { FastifyInstance } from "fastify";
import type { Limits } from "../context.ts";
import { Failure } from "./failures.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How many of these requests one network may send in a minute. */
    perMinute?: number;
  }
}

/** What nobody at a game ever meets. */
export const LIMITS: Omit<Limits, "streams"> = { requests: 20, games: 100, guestDays: 14 };

/** How many streams one network may have at least, as a school may need, and at most: each takes some memory. */
const LEAST_STREAMS = 300;
const MOST_STREAMS = 2500;

/** How many streams one network may have, if a server can hold so many connections. */
export const streamsOf = (connections: number): number =>
  Math.max(LEAST_STREAMS, Math.min(MOST_STREAMS, Math.floor(connections / 8)));

/** Signing in is also slowed down by wrong passwords, so that a whole class may do it at once. */
const SIGN_INS = 3;

const MINUTE = 60_000;
/** A wider network may do more than each network in it, but far less than all of them together. */
const WIDER = 2;
/** Beyond this many counts, those that are over are forgotten. */
const MOST_REMEMBERED = 4000;

/** Counts within a minute, by a clock in milliseconds that never jumps. */
class Minutes {
  private readonly now: () => number;
  private readonly counts = new Map<string, { count: number; readonly until: number }>();
  private most = MOST_REMEMBERED;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Counts once more; for how long there have been too many, in milliseconds, or 0. */
  add(key: string, most: number): number {
    const now = this.now();
    const known = this.counts.get(key);
    if (known && known.until > now) {
      known.count += 1;
      return known.count > most ? known.until - now : 0;
    }
    this.counts.set(key, { count: 1, until: now + MINUTE });
    if (this.counts.size > this.most) this.forget(now);
    return 0;
  }

  private forget(now: number): void {
    for (const [key, { until }] of this.counts) if (until <= now) this.counts.delete(key);
    this.most = Math.max(MOST_REMEMBERED, 2 * this.counts.size);
  }
}

const tooMany = (seconds: number): Failure =>
  new Failure("too-many-requests", "too-many-requests", { values: { seconds }, retryAfter: seconds });

/** Limits how often some things are done, whatever they cost. */
export function addLimits(app: FastifyInstance, now: () => number): void {
  const minutes = new Minutes(now);
  app.addHook("onRequest", async ({ method, networks, routeOptions: { url, config } }) => {
    const { perMinute } = config;
    if (perMinute === undefined) return;
    for (const [i, network] of networks.toReversed().entries()) {
      const wait = minutes.add(`${method} ${url} ${network}`, perMinute * WIDER ** i);
      if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
    }
  });
}

/** For mails, reports and similar requests. */
export const limitedByNetwork = ({ requests }: Limits) => ({ config: { perMinute: requests } });

export const signingIn = ({ requests }: Limits) => ({ config: { perMinute: SIGN_INS * requests } });
