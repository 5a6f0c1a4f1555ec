import { LARGEST_IMPORT, MOST_IMPORTED } from "@chancery/api";
import { recordOf } from "@chancery/game";
import type { GameRecord } from "@chancery/interchange";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Context } from "../context.ts";
import { loadFor, viewerOf } from "../games/access.ts";
import { notFound } from "../http/failures.ts";
import { languageOf } from "../http/language.ts";
import { route, typed } from "../http/route.ts";
import { Uploads } from "../http/uploads.ts";
import { validate } from "../http/validation.ts";
import { ask, sendAnswer } from "./adjudication.ts";
import type { AdjudicationPool } from "./adjudication-pool.ts";

/** Ten of the largest files at once from one network, and a hundred megabytes from all of them. */
const IN_HAND = { bytes: 25 * LARGEST_IMPORT, perNetwork: 10 * LARGEST_IMPORT };

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** POST /api/import: a game of another program. Everything about it is done in a thread. */
export async function addImport(given: FastifyInstance, pool: AdjudicationPool): Promise<void> {
  // Bodies stay as they were sent, as in adjudication.
  given.removeAllContentTypeParsers();
  for (const type of ["application/json", "application/x-ndjson", "text/plain"])
    given.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) => done(null, body));
  given.setSerializerCompiler(() => asText);
  given.setValidatorCompiler<z.ZodType>((part) =>
    part.httpPart === "body" ? (value) => ({ value }) : validate(part),
  );
  const uploads = new Uploads(IN_HAND);
  given.addHook("preParsing", async (request, reply) => uploads.take(request, reply));
  typed(given).route({
    ...route("POST /api/import"),
    bodyLimit: LARGEST_IMPORT,
    handler: async (request, reply) => {
      const { body, query } = request;
      const text = typeof body === "string" ? body : "";
      const question = { ask: "import", text, most: MOST_IMPORTED, language: languageOf(request) } as const;
      return sendAnswer(
        reply as unknown as FastifyReply,
        await ask(pool, request as unknown as FastifyRequest, { ...question, ...query }),
      );
    },
  });
}

/** GET /api/games/{id}/export: a game in the format of another program, as far as the person who asks may see it. */
export async function addExport(
  given: FastifyInstance,
  context: Context,
  pool: AdjudicationPool,
): Promise<void> {
  given.setSerializerCompiler(() => asText);
  typed(given).route({
    ...route("GET /api/games/{id}/export"),
    handler: async (request, reply) => {
      const { params, query, person } = request;
      const { table } = await loadFor(context, params.id, person);
      const viewer = query.as ?? viewerOf(person);
      const record = await context.turns.run(() => recordOf(table, viewer, { messages: true }));
      if (!record) throw notFound();
      const named = { id: params.id, ...record } as GameRecord;
      const question = { ask: "export", format: query.format, record: named } as const;
      return sendAnswer(
        reply as unknown as FastifyReply,
        await ask(pool, request as unknown as FastifyRequest, { ...question, language: languageOf(request) }),
      );
    },
  });
}
