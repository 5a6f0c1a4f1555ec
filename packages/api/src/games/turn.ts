import { ResponseSchema } from "@chancery/contract";
import { z } from "zod";
import { at, languageOfOrders, names } from "../common.ts";
import type { Output } from "../data.ts";
import { byPower, OccupiersSchema, PositionSchema } from "./position.ts";

/** Why a phase was resolved when it was. */
export const CAUSES = ["ready", "deadline", "referee", "nobody-to-wait-for"] as const;

/** How a turn came about: from the turn before it, or because the game master rolled back or edited the position. */
export const OPENINGS = ["start", "played", "back", "override", "edit"] as const;

export type Cause = (typeof CAUSES)[number];
export type Opening = (typeof OPENINGS)[number];

export const ReceiptSchema = z
  .strictObject({
    game: z.string(),
    turn: z.int(),
    phase: z.string(),
    power: z.string(),
    version: z.int(),
    at,
    digest: z.string(),
  })
  .meta({ id: "Receipt", description: "Proof of what was received for a power, and when" });

const { orders, events } = ResponseSchema.shape;

export const PreviewSchema = z
  .object({
    used: z
      .record(z.string(), z.object({ version: z.int(), onBehalf: z.boolean() }))
      .meta({ description: "The sheets that were used, by power: your own, and the game master's" }),
    missing: names.meta({ description: "Powers that should have submitted orders and submitted none" }),
    orders,
    events,
    phase: z.string().meta({ description: "The phase that comes next, even if the game is over" }),
    position: PositionSchema,
  })
  .meta({ id: "Preview", description: "How the phase would be resolved now" });

const TurnResultSchema = PreviewSchema.extend({ at, cause: z.enum(CAUSES) }).meta({
  id: "TurnResult",
  description: "The results of a turn, and why it was resolved when it was",
});

export const TurnSummarySchema = z
  .object({
    number: z.int(),
    phase: z.string(),
    at,
    how: z.enum(OPENINGS),
    isOnLine: z
      .boolean()
      .meta({ description: "Whether it led to the current position; false if rolled back" }),
    isPlayed: z.boolean(),
  })
  .meta({ id: "TurnSummary" });

const ChangeSchema = z.object({ power: z.string(), gone: names, come: names });

export const SheetSchema = z.object({
  text: z
    .string()
    .nullable()
    .meta({ description: "Null for an earlier version of which only the receipt is kept" }),
  receipt: ReceiptSchema,
  onBehalf: z.boolean().meta({ description: "Entered by the game master for the power" }),
  reason: z.string().optional().meta({ description: "Why the game master entered it" }),
  language: languageOfOrders,
  counts: z
    .boolean()
    .meta({ description: "Whether it still counts; the sheets of a player who leaves don't" }),
});

/** What an edited position changed. */
export const DifferenceSchema = z.object({
  phase: z.tuple([z.string(), z.string()]).meta({ description: "Before and after" }),
  units: z.array(ChangeSchema),
  centers: z.array(ChangeSchema),
  own: z
    .array(ChangeSchema.extend({ field: z.string() }))
    .meta({ description: "Anything else the game keeps by power, by the name of its field" }),
  contested: ChangeSchema.omit({ power: true }).meta({
    description: "Spaces left vacant by a standoff, closed to retreats",
  }),
});

export const TurnViewSchema = TurnSummarySchema.extend({
  position: PositionSchema,
  occupiers: OccupiersSchema,
  result: TurnResultSchema.nullable(),
  brokenBy: names.meta({ description: "Who broke a deal with you in it" }),
  intervention: z
    .object({
      instead: z.int(),
      reason: z.string(),
      difference: DifferenceSchema,
    })
    .nullable()
    .meta({ description: "Which turn it replaces, the game master's reason, and what changed" }),
  sheets: z
    .array(SheetSchema)
    .meta({ description: "Your own; everyone's once the game is over, if the settings say so" }),
}).meta({ id: "TurnView", description: "A phase as it was played, with every result and its reason" });

const RecordedMessageSchema = z.object({
  from: z.string(),
  to: z.union([z.literal("all"), names]),
  text: z.string(),
  time: at,
});

const RecordedPhaseSchema = z.object({
  phase: z.string(),
  state: PositionSchema.meta({ description: "The position it started from" }),
  orders: byPower.meta({ description: "The orders written for each power, line by line" }),
  messages: z
    .array(RecordedMessageSchema)
    .optional()
    .meta({ description: "What you may read of what was said, if you ask for it" }),
  next: PositionSchema.meta({ description: "The position it led to" }),
});

export const RecordSchema = z
  .object({
    variant: z.string(),
    rulebook: z.string(),
    options: z.record(z.string(), z.unknown()),
    isRunning: z.literal(true).exactOptional().meta({
      description: "The game is in progress: the record isn't to be analyzed yet",
    }),
    phases: z.array(RecordedPhaseSchema),
  })
  .meta({ id: "Record", description: "A game as it was played, phase by phase" });

export type Receipt = Output<typeof ReceiptSchema>;
/** How a phase is resolved, whether or not it has been. */
export type Preview = Output<typeof PreviewSchema>;
export type TurnResult = Output<typeof TurnResultSchema>;
export type TurnSummary = Output<typeof TurnSummarySchema>;
export type TurnView = Output<typeof TurnViewSchema>;
export type Sheet = Output<typeof SheetSchema>;
export type GameRecord = Output<typeof RecordSchema>;
export type RecordedMessage = Output<typeof RecordedMessageSchema>;
export type RecordedPhase = Output<typeof RecordedPhaseSchema>;
