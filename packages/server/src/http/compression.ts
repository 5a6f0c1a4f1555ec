import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

/** Shorter answers fit into one packet as they are. */
const SHORTEST = 1024;
const pack = promisify(gzip);

/**
 * Sends long answers compressed. Tables are the same words again and again, a tenth of which is enough: when something
 * changes, forty devices on the network of a school ask at once.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook("onSend", async ({ headers }, reply, payload) => {
    if (typeof payload !== "string" || payload.length < SHORTEST || reply.hasHeader("content-encoding"))
      return payload;
    reply.header("vary", "accept-encoding");
    if (!/\bgzip\b/.test(String(headers["accept-encoding"] ?? ""))) return payload;
    reply.removeHeader("content-length");
    reply.header("content-encoding", "gzip");
    // The least effort does most of the work.
    return pack(payload, { level: 1 });
  });
}
