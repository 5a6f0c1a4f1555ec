import { ERROR_CODES } from "@chancery/contract";
import { z } from "zod";
import type { Output } from "./data.ts";

const FAILURE_CODES = [
  ...ERROR_CODES,
  "not-found",
  "method-not-allowed",
  "unsupported-media-type",
  "not-signed-in",
  "wrong-password",
  "bad-token",
  "email-taken",
  "has-account",
  "no-account",
  "no-mail",
  "bad-url",
  "foreign-origin",
  "too-many-requests",
  "unavailable",
] as const;

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
export const RefusalSchema = failureOf(z.string()).meta({
  id: "Refusal",
  description: "Why the game refuses",
});

export type FailureCode = (typeof FAILURE_CODES)[number];
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
};

/** Failures of requests about accounts. */
export const accountFailures = { ...personFailures, 409: FailureSchema };
