import { RequestSchema, ResponseSchema } from "@chancery/contract";
import { z } from "zod";
import { FailureSchema } from "../failure.ts";
import { ImportQuery, ImportSchema } from "../interchange.ts";
import type { Routes } from "../route.ts";

export const JSON_LINES = "application/x-ndjson";

const EXAMPLE = {
  variant: "classic",
  state: "start",
  orders: { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Mun - Bur"] },
};

/** How large a game that is imported may be, in bytes, and how many one request may have. */
export const LARGEST_IMPORT = 4_000_000;
export const MOST_IMPORTED = 50;

const IMPORT_EXAMPLE = {
  map: "standard",
  phases: [
    {
      name: "S1901M",
      state: { name: "S1901M", units: { FRANCE: ["A PAR"], GERMANY: ["A MUN"] } },
      orders: { FRANCE: ["A PAR - BUR"], GERMANY: ["A MUN - BUR"] },
    },
  ],
};

/** Adjudication without a game, and the server's own health. */
export const serverRoutes = {
  "POST /api/adjudicate": {
    tags: ["adjudication"],
    summary: "Resolve a phase",
    description:
      "Resolves the orders for a position and gives the result of each, with its reason. " +
      `Sent as ${JSON_LINES}, each line is a request of its own and is answered by one line. ` +
      "Answers begin before the last request is there, so the status is 200 whatever follows. If the stream is too long or " +
      "takes too long to arrive, or too much is waiting, the last line says so, with `id` null and the error, and the " +
      "connection is closed. A stream that ends without as many lines as it had requests was cut off.",
    body: RequestSchema.meta({ examples: [EXAMPLE] }),
    response: {
      200: ResponseSchema.meta({
        description: "The result of every order, what else happened, and the new position",
      }),
      400: FailureSchema,
      413: FailureSchema,
      415: FailureSchema,
      500: FailureSchema,
    },
  },
  "POST /api/import": {
    tags: ["adjudication"],
    summary: "Replay a game from another program",
    description:
      "Reads a game from another program and replays it. Every difference is listed " +
      "with the reason. Send the file as it is: JSON, JSON Lines or a list of games as application/json, logs and order " +
      `sheets as text/plain. A request has at most ${LARGEST_IMPORT / 1_000_000} MB and ${MOST_IMPORTED} games; for more, ` +
      "use `chancery import`.",
    querystring: ImportQuery,
    body: z.unknown().meta({ description: "One or more games", examples: [IMPORT_EXAMPLE] }),
    response: {
      200: ImportSchema,
      400: FailureSchema,
      413: FailureSchema,
      415: FailureSchema,
      429: FailureSchema,
      500: FailureSchema,
      503: FailureSchema,
    },
  },
  "GET /healthz": {
    tags: ["server"],
    summary: "Whether the server is up and can read and write its data",
    response: {
      200: z.object({ status: z.literal("ok") }).meta({ description: "It is" }),
      503: FailureSchema,
    },
  },
  "GET /api/connection": {
    tags: ["server"],
    summary: "How a request arrives",
    description:
      "Server-sent events, to check the proxies in front of a server. `seen` comes at once and says which address and " +
      "protocol the request came with, whether a proxy named them (`forwarded`), and whether the server believes it " +
      "(`trusted`). `end` comes a second later.",
    produces: ["text/event-stream"],
    response: { 200: z.string().meta({ description: "Two events" }) },
  },
  "GET /metrics": {
    tags: ["server"],
    summary: "Metrics, in Prometheus' text format",
    response: { 200: z.string() },
  },
} as const satisfies Routes;
