import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Shorter answers fit into one packet as they are. */
const SHORTEST = 1024;

/**
 * Sends long answers compressed. Tables are the same words again and again, a tenth of which is enough: when something
 * changes, forty devices on the network of a school ask at once.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ["gzip"],
    threshold: SHORTEST,
    // The first tenth of the effort does nine tenths of the work.
    zlibOptions: { level: 1 },
    // What is sent to us is short; what is compressed could be longer than it looks.
    globalDecompression: false,
  });
}
