import { Readable } from "node:stream";
import { FAILURES, JSON_LINES } from "@chancery/api";
import {
  type AdjudicationResponse,
  answerLine,
  type ErrorResponse,
  findVariant,
  idOf,
  readLines,
} from "@chancery/contract";
import { adjudicate, refuseLine } from "@chancery/contract/adjudicate";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LARGEST_REQUEST } from "./failures.ts";
import { languageOf } from "./language.ts";
import { serverMessage } from "./messages.ts";
import { route } from "./route.ts";

/** POST /api/adjudicate: a request, or JSON Lines of them. Variant files are for the command line only. */
export async function addAdjudication(app: FastifyInstance): Promise<void> {
  // Bodies stay as they were sent: the contract reads them, and says in its own words what is wrong.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(JSON_LINES, (_request, body, done) => done(null, body));
  app.route({
    ...route("POST /api/adjudicate"),
    validatorCompiler: () => (value) => ({ value }),
    serializerCompiler: () => JSON.stringify,
    handler: answer,
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { body } = request;
  if (body instanceof Readable)
    return reply.type(`${JSON_LINES}; charset=utf-8`).send(Readable.from(answerLines(request, body)));
  const response = answerLine(
    { number: 1, text: typeof body === "string" ? body : "" },
    LARGEST_REQUEST,
    (each) => adjudicate(each, findVariant, languageOf(request)),
    refuseLine(languageOf(request)),
  );
  return reply.code("error" in response ? FAILURES[response.error.code] : 200).send(response);
}

async function* answerLines(request: FastifyRequest, body: Readable): AsyncGenerator<string> {
  for await (const line of readLines(body.setEncoding("utf8"), LARGEST_REQUEST)) {
    if (line.text?.trim() === "") continue;
    const response = answerLine(
      line,
      LARGEST_REQUEST,
      (each) => answerSafely(request, each),
      refuseLine(languageOf(request)),
    );
    yield `${JSON.stringify(response)}\n`;
    // Others want an answer too.
    await new Promise(setImmediate);
  }
}

/** One line that breaks the engine does not end the others. */
function answerSafely(request: FastifyRequest, given: unknown): AdjudicationResponse | ErrorResponse {
  try {
    return adjudicate(given, findVariant, languageOf(request));
  } catch (error) {
    request.log.error(error);
    return {
      ...idOf(given),
      error: {
        code: "internal-error",
        message: serverMessage("internal-error")(languageOf(request)),
        path: "",
      },
    };
  }
}
