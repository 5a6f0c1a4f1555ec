import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { route, typed } from "./route.ts";

/** How long the stream stays open, in milliseconds. A proxy that holds events back does so for longer. */
const OPEN = 1000;

/** GET /api/connection: tells how a request arrives through proxies, and whether events do. */
export function addConnection(given: FastifyInstance): void {
  typed(given).route({
    ...route("GET /api/connection"),
    exposeHeadRoute: false,
    handler: async ({ ip, ips = [], protocol, headers }, reply) => {
      const seen = {
        address: ip,
        protocol,
        forwarded: headers["x-forwarded-for"] !== undefined,
        trusted: ips.length > 1,
      };
      reply.header("content-type", "text/event-stream; charset=utf-8");
      reply.header("cache-control", "no-store");
      reply.header("x-accel-buffering", "no");
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, reply.getHeaders() as Record<string, string>);
      raw.write(`event: seen\ndata: ${JSON.stringify(seen)}\n\n`);
      await setTimeout(OPEN, undefined, { ref: false });
      raw.end("event: end\ndata: {}\n\n");
    },
  });
}
