import { z } from "zod";
import { at, NothingSchema } from "../common.ts";
import type { Input, Output } from "../data.ts";
import { FailureSchema, personFailures } from "../failure.ts";
import { IdSchema } from "../params.ts";
import { RetentionSchema } from "../people/retention.ts";
import type { Routes } from "../route.ts";
import { REPORT_REASONS } from "./safety.ts";

const tags = ["moderation"];
const failures = { 404: FailureSchema, 409: FailureSchema, 422: FailureSchema, ...personFailures };

const MODERATOR_ACTS = ["dismiss", "warn", "ban", "unban", "count", "exclude"] as const;

const SomeoneSchema = z.object({
  id: z.string(),
  name: z.string().nullable().meta({ description: "Null if the account has been deleted" }),
});

const until = at.nullable().meta({ description: "When the ban ends; null if it doesn't" });

const ReportSchema = z
  .object({
    id: z.string(),
    at,
    game: z.string(),
    variant: z.string(),
    channel: z.string(),
    reason: z.enum(REPORT_REASONS),
    comment: z.string(),
    context: z.array(z.object({ at, from: z.string(), text: z.string(), isReported: z.boolean() })),
    reporter: SomeoneSchema,
    accused: SomeoneSchema.extend({
      reports: z.int().meta({ description: "How many reports there are about them, this one included" }),
      sanctions: z.int().meta({ description: "How many warnings and bans they have had" }),
    })
      .nullable()
      .meta({ description: "Null if they are no longer known" }),
    decision: z.enum(MODERATOR_ACTS).nullable(),
    decided: at.nullable(),
  })
  .meta({ id: "Report", description: "A reported message, with the messages around it" });

const ActSchema = z
  .object({
    seq: z.int(),
    at,
    moderator: SomeoneSchema,
    act: z.enum(MODERATOR_ACTS),
    person: SomeoneSchema.nullable(),
    reason: z.string(),
    until,
  })
  .meta({ id: "ModeratorAct" });

const BanSchema = z.object({ person: SomeoneSchema, reason: z.string(), at, until }).meta({ id: "Ban" });

const HeldGameSchema = z
  .object({
    game: z.string(),
    variant: z.string(),
    ended: at,
    players: z.array(SomeoneSchema.extend({ powers: z.array(z.string()) })),
  })
  .meta({ id: "HeldGame", description: "A rated game whose players may not be different people" });

const DecisionSchema = z.strictObject({
  act: z.enum(["dismiss", "warn", "ban"]),
  reason: z.string().max(1000).meta({ description: "The person reads it, unless the report is dismissed" }),
  until: until.default(null),
});

/** For administrators, whom the server's settings name. To all others these routes don't exist. */
export const moderationRoutes = {
  "GET /api/moderation/reports": {
    tags,
    summary: "Reports to decide, and the latest decided ones",
    description:
      "Reports from games that you play in, and those about you or by you, are for other moderators.",
    response: {
      200: z.object({
        open: z.array(ReportSchema),
        decided: z.array(ReportSchema),
        withheld: z.int().meta({ description: "How many are for other moderators" }),
      }),
      ...failures,
    },
  },
  "POST /api/moderation/reports/{id}": {
    tags,
    summary: "Decide a report",
    description: "Warned and banned people are told why.",
    params: z.object({ id: IdSchema }),
    body: DecisionSchema,
    response: { 204: NothingSchema, ...failures },
  },
  "GET /api/moderation/bans": {
    tags,
    summary: "Bans in force",
    response: { 200: z.object({ bans: z.array(BanSchema) }), ...failures },
  },
  "POST /api/moderation/bans/{id}": {
    tags,
    summary: "End a person's ban",
    params: z.object({ id: IdSchema }),
    body: z.strictObject({ reason: z.string().max(1000) }),
    response: { 204: NothingSchema, ...failures },
  },
  "GET /api/moderation/ratings": {
    tags,
    summary: "Rated games that wait for a moderator",
    description: "Games you played in are for other moderators.",
    response: {
      200: z.object({ games: z.array(HeldGameSchema), withheld: z.int() }),
      ...failures,
    },
  },
  "POST /api/moderation/ratings/{id}": {
    tags,
    summary: "Say whether a game counts for ratings",
    description: "Any rated game can be excluded later, too. Ratings are then worked out again.",
    params: z.object({ id: IdSchema }),
    body: z.strictObject({ act: z.enum(["count", "exclude"]), reason: z.string().max(1000) }),
    response: { 204: NothingSchema, ...failures },
  },
  "GET /api/moderation/log": {
    tags,
    summary: "The latest actions of moderators",
    response: {
      200: z.object({
        acts: z.array(ActSchema),
        isIntact: z
          .boolean()
          .meta({ description: "Whether nothing in the log was changed since it was written" }),
      }),
      ...failures,
    },
  },
  "POST /api/me/warnings/{id}": {
    tags: ["people"],
    summary: "Say that you have read a warning",
    params: z.object({ id: IdSchema }),
    response: { 204: NothingSchema, ...failures },
  },
  "GET /api/retention": {
    tags: ["server"],
    summary: "How long each kind of data is kept",
    response: { 200: RetentionSchema, 429: FailureSchema },
  },
} as const satisfies Routes;

export type Report = Output<typeof ReportSchema>;
export type Decision = Input<typeof DecisionSchema>;
export type ModeratorAct = Output<typeof ActSchema>;
export type HeldGame = Output<typeof HeldGameSchema>;
export type Ban = Output<typeof BanSchema>;
