import { Socket } from "node:net";
import { Readable } from "node:stream";
import { FAILURES, JSON_LINES } from "@chancery/api";
import { type InputLine, readLines } from "@chancery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure, failureBody, LARGEST_REQUEST, noteAnswer } from "../http/failures.ts";
import { languageOf } from "../http/language.ts";
import { route } from "../http/route.ts";
import type { Answer, Question } from "./adjudicating.ts";
import type { AdjudicationPool } from "./adjudication-pool.ts";

/** How many requests, and how many bytes of them, one stream of JSON Lines may have. */
export const MOST_REQUESTS = 1000;
export const LARGEST_STREAM = 5_000_000;

/** POST /api/adjudicate: a request, or JSON Lines of them. Variant files are for the command line only. */
export async function addAdjudication(
  app: FastifyInstance,
  slowest: number,
  pool: AdjudicationPool,
): Promise<void> {
  // Bodies stay as they were sent: the contract reads them, and says in its own words what is wrong.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(JSON_LINES, (_request, body, done) => done(null, body));
  app.route({
    ...route("POST /api/adjudicate"),
    validatorCompiler: () => (value) => ({ value }),
    serializerCompiler: () => (value) => (typeof value === "string" ? value : JSON.stringify(value)),
    handler: async (request, reply) => {
      const { body } = request;
      if (body instanceof Readable) return answerStream(pool, request, reply, body, slowest);
      const line = { number: 1, text: typeof body === "string" ? body : "" };
      return sendAnswer(reply, await ask(pool, request, adjudicationOf(request, line)));
    },
  });
}

type GivenAnswer = Exclude<Answer, { stack: string }>;

const adjudicationOf = (request: FastifyRequest, line: InputLine): Question => ({
  ask: "adjudicate",
  line,
  longest: LARGEST_REQUEST,
  language: languageOf(request),
});

export const sendAnswer = (reply: FastifyReply, { code, body }: GivenAnswer): FastifyReply =>
  reply
    .code(code === null ? 200 : FAILURES[code])
    .type("application/json; charset=utf-8")
    .send(body);

/** What comes of one request. One that breaks the engine does not end the others. */
export async function ask(
  pool: AdjudicationPool,
  request: FastifyRequest,
  question: Question,
): Promise<GivenAnswer> {
  const { language } = question;
  const answer = await pool.ask(request.payer, question);
  if ("body" in answer) return answer;
  request.log.error({ stack: answer.stack }, "adjudication failed");
  const failure = new Failure("internal-error", "internal-error");
  return {
    code: "internal-error",
    body: JSON.stringify({ ...answer.id, ...failureBody(failure, language) }),
  };
}

function answerStream(
  pool: AdjudicationPool,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
  slowest: number,
): FastifyReply {
  const { raw } = request;
  noteAnswer(raw.socket, reply.raw);
  // Nothing that is sent after the last answer is read.
  reply.raw.once("finish", () => {
    if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroySoon();
  });
  const lines = answerLines(pool, request, inTime(body, slowest));
  return reply.type(`${JSON_LINES}; charset=utf-8`).send(Readable.from(lines));
}

async function* answerLines(
  pool: AdjudicationPool,
  request: FastifyRequest,
  body: AsyncIterable<string>,
): AsyncGenerator<string> {
  let requests = 0;
  try {
    for await (const line of readLines(upTo(LARGEST_STREAM, body), LARGEST_REQUEST)) {
      if (line.text?.trim() === "") continue;
      requests += 1;
      if (requests > MOST_REQUESTS) throw tooMany();
      yield `${(await ask(pool, request, adjudicationOf(request, line))).body}\n`;
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    yield `${JSON.stringify({ id: null, ...failureBody(error, languageOf(request)) })}\n`;
  }
}

/** A text as it comes in, until it takes too long: a bit before the connection is cut for that, which couldn't say why. */
async function* inTime(body: Readable, slowest: number): AsyncGenerator<string> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const values = { seconds: Math.ceil(slowest / 1000) };
  const timer = setTimeout(() => reject(new Failure("bad-request", "too-slow", { values })), slowest * 0.9);
  const chunks = body.setEncoding("utf8")[Symbol.asyncIterator]();
  // Nobody may be waiting when the time is up.
  late.catch(() => undefined);
  try {
    for (;;) {
      // To end the reading would end the connection, and nobody could be told.
      const next = await Promise.race([chunks.next(), late]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** A text, as long as it isn't too long. */
async function* upTo(most: number, body: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const chunk of body) {
    length += Buffer.byteLength(chunk);
    if (length > most) throw tooMany();
    yield chunk;
  }
}

const tooMany = (): Failure =>
  new Failure("too-large", "stream-too-long", { values: { requests: MOST_REQUESTS, bytes: LARGEST_STREAM } });
