import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "./failures.ts";

interface UploadLimits {
  /** How many bytes may be in hand, from everyone and from one network. */
  readonly bytes: number;
  readonly perNetwork: number;
}

/** When to try again, in seconds: by then, whatever comes too slowly has been ended. */
const RETRY = 30;

/**
 * Large requests that are being received, or that wait for their answers. They are kept in memory for as long as that, so
 * one network with many connections could fill it.
 */
export class Uploads {
  private readonly limits: UploadLimits;
  private readonly byNetwork = new Map<string, number>();
  private bytes = 0;

  constructor(limits: UploadLimits) {
    this.limits = limits;
  }

  /** Counts a request before its body is read, until it's answered. One that doesn't say how long it is may be the longest. */
  take({ network, headers, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    const { bodyLimit = 0 } = routeOptions;
    const size = Math.min(Number(headers["content-length"] ?? bodyLimit), bodyLimit);
    const own = this.byNetwork.get(network) ?? 0;
    if (own + size > this.limits.perNetwork || this.bytes + size > this.limits.bytes)
      throw new Failure("unavailable", "uploads-busy", { retryAfter: RETRY });
    this.add(network, size);
    reply.raw.once("close", () => this.add(network, -size));
  }

  private add(network: string, size: number): void {
    const own = (this.byNetwork.get(network) ?? 0) + size;
    if (own > 0) this.byNetwork.set(network, own);
    else this.byNetwork.delete(network);
    this.bytes += size;
  }
}
