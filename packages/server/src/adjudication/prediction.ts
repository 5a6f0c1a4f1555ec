import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { runningFor } from "../games/analysis.ts";
import { Failure } from "../http/failures.ts";
import { languageOf } from "../http/language.ts";
import { route, typed } from "../http/route.ts";
import { ask, sendAnswer } from "./adjudication.ts";
import type { AdjudicationPool } from "./adjudication-pool.ts";

/** POST /api/predict: what people would order. Players aren't told about positions of their own games. */
export async function addPrediction(
  given: FastifyInstance,
  context: Context,
  pool: AdjudicationPool,
): Promise<void> {
  given.setSerializerCompiler(() => (value) => (typeof value === "string" ? value : JSON.stringify(value)));
  // What is wrong is said as on the command line.
  given.setValidatorCompiler(() => (value) => ({ value }));
  typed(given).route({
    ...route("POST /api/predict"),
    handler: async (request, reply) => {
      const { body, person } = request;
      const question = { ask: "predict", given: body, language: languageOf(request) } as const;
      const answer = await ask(pool, request as unknown as FastifyRequest, question);
      if (answer.position && person !== null) {
        const { refused } = await runningFor(context, person, [answer.position]);
        if (refused.length > 0) throw new Failure("own-game", "own-game-running");
      }
      return sendAnswer(reply as unknown as FastifyReply, answer);
    },
  });
}
