import { type PositionJson, STATUSES } from "@chancery/engine";
import { z } from "zod";
import { PositionSchema } from "./request.ts";

const eyes = z
  .array(z.string())
  .meta({ description: "The powers that may see it beside the referee; everybody if left out" });

/** A code and its facts in names; words are made of it where people read them, in their language. */
const ReasonSchema = z
  .looseObject({ code: z.string() })
  .meta({ description: "Why, as a code with its facts in names; `why` is made of it" });

/** The outcome of one order, as data. Logs of earlier versions have it in words (`why`) instead of as a reason. */
const OrderReportSchema = z.object({
  power: z.string(),
  text: z.string().meta({ description: "The order as it was written" }),
  order: z.string().nullable().meta({ description: "The order as it was understood; null if it was not" }),
  status: z.enum(STATUSES),
  result: z.string(),
  results: z.array(z.string()),
  reason: ReasonSchema.optional(),
  why: z.string().optional(),
  rules: z.array(z.string()),
  by: z.array(z.string()),
  strength: z.object({ attack: z.number(), against: z.number() }).optional(),
  visibleTo: eyes.optional(),
});

/** What came of an order, in names, with the reason as a code. */
export type OrderReport = z.infer<typeof OrderReportSchema>;

/** What else happened. Further fields depend on the type. */
const EventReportSchema = z
  .object({
    type: z.string(),
    why: z.string().optional(),
    rules: z.array(z.string()),
    visibleTo: eyes.optional(),
  })
  .loose();

/** Something else that happened in a phase, in names. */
export type EventReport = z.infer<typeof EventReportSchema>;

const why = z.string().meta({ description: "The reason in words, in the language that was asked for" });

/** The schema of a resolved phase. */
export const ResponseSchema = z.object({
  id: z.unknown().optional(),
  phase: z.string(),
  orders: z.array(OrderReportSchema.extend({ why })),
  events: z.array(EventReportSchema.extend({ why })),
  state: PositionSchema,
});

/** What came of a phase, as data: this is what is stored. */
export interface PhaseReport {
  readonly phase: string;
  readonly orders: readonly OrderReport[];
  readonly events: readonly EventReport[];
  readonly state: PositionJson;
}

/** Something reported, with its reason in words. */
export type Told<T> = T & { readonly why: string };

/** What came of a phase, with all reasons in words. */
export interface ToldPhase extends PhaseReport {
  readonly orders: readonly Told<OrderReport>[];
  readonly events: readonly Told<EventReport>[];
}

/** The answer to a request. */
export interface AdjudicationResponse extends ToldPhase {
  readonly id?: unknown;
}

/** Why a request can be refused. */
export const ERROR_CODES = [
  "bad-json",
  "bad-request",
  "unknown-variant",
  "bad-option",
  "bad-state",
  "unknown-power",
  "game-over",
  "too-large",
  "internal-error",
] as const;

/** Why a request cannot be answered: what is wrong, where, and what would be right. */
export const ErrorSchema = z.object({
  id: z.unknown().optional(),
  error: z.object({ code: z.enum(ERROR_CODES), message: z.string(), path: z.string() }),
});

/** The response to a request that can't be answered. */
export type ErrorResponse = z.infer<typeof ErrorSchema>;

/** Why a request can't be answered, and which part of it is wrong. */
export type RequestError = ErrorResponse["error"];
