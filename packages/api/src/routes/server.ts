import { RequestSchema, ResponseSchema } from "@chancery/contract";
import { z } from "zod";
import { FailureSchema } from "../failure.ts";
import { ImportQuery, ImportSchema } from "../games/interchange.ts";
import { AddressesSchema } from "../games/lists.ts";
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

const NetworkSchema = z
  .object({
    addresses: AddressesSchema,
    mayOpen: z.boolean().meta({ description: "Whether you can let others in this network in" }),
    mayClose: z.boolean().meta({ description: "Whether you did, and can end it" }),
  })
  .meta({ id: "Network", description: "Whether others in the network can reach the server" });

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
  "GET /api/network": {
    tags: ["server"],
    summary: "Whether others in the network can reach the server",
    description: "Only the machine that runs the server is told addresses.",
    response: { 200: NetworkSchema },
  },
  "POST /api/network": {
    tags: ["server"],
    summary: "Open the server to the local network, or close it again",
    description:
      "Only from a page of the server, opened on the machine that runs it: a request that comes from elsewhere, through a " +
      "proxy, from another site or from no page is refused. It stays open until someone closes it, the server ends, or " +
      "the machine moves to another network.",
    body: z.strictObject({ open: z.boolean() }),
    response: { 200: NetworkSchema, 400: FailureSchema, 403: FailureSchema, 409: FailureSchema },
  },
  "GET /metrics": {
    tags: ["server"],
    summary: "Metrics, in Prometheus' text format",
    response: { 200: z.string() },
  },
} as const satisfies Routes;
