import { z } from "zod";
import { FAILURE_CODES, REFUSAL_CODES } from "./codes.ts";
import type { Output } from "./data.ts";

const failureOf = <C extends z.ZodType>(code: C) =>
  z.object({
    id: z.unknown().optional().meta({ description: "The id of the request, if it could be read" }),
    error: z.object({
      code,
      message: z.string(),
      path: z.string().meta({ description: "Where in the request, as in state.units.France[0]" }),
    }),
  });

/** The body of every answer that reports a failure. */
export const FailureSchema = failureOf(z.enum(FAILURE_CODES)).meta({
  id: "Failure",
  description: "What is wrong, where, and what would be right",
});

/** The same, when a game refuses a command. */
export const RefusalSchema = failureOf(z.enum([...REFUSAL_CODES, ...FAILURE_CODES])).meta({
  id: "Refusal",
  description: "Why the game refuses",
});

export type FailureBody = Output<typeof FailureSchema>;

/** Failures of requests about a game. */
export const gameFailures = { 404: FailureSchema, 429: FailureSchema, 503: FailureSchema };

/** Failures of requests that change a game. */
export const refusals = {
  400: FailureSchema,
  401: FailureSchema,
  403: RefusalSchema,
  409: RefusalSchema,
  422: RefusalSchema,
  ...gameFailures,
};

/** Failures of requests about the person who asks. */
export const personFailures = {
  400: FailureSchema,
  401: FailureSchema,
  403: FailureSchema,
  429: FailureSchema,
  503: FailureSchema,
};

/** Failures of requests about accounts. */
export const accountFailures = { ...personFailures, 409: FailureSchema };
