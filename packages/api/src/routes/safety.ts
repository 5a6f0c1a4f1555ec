import { z } from "zod";
import { at, NothingSchema } from "../common.ts";
import type { Input, Output } from "../data.ts";
import { FailureSchema, gameFailures, personFailures, RefusalSchema, refusals } from "../failure.ts";
import { GameParams, IdSchema } from "../params.ts";
import type { Routes } from "../route.ts";

const tags = ["people"];

/** What is wrong with a message. */
export const REPORT_REASONS = ["abuse", "hate", "threats", "spam", "cheating", "other"] as const;

const BlockSchema = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: "What they are called in the game, or the power they play there" }),
    game: z.string().meta({ description: "The game in which you blocked them" }),
    at,
  })
  .meta({ id: "Block", description: "Someone you have blocked" });

const BlockingSchema = z
  .strictObject({
    power: z.string().max(100).optional(),
    name: z.string().max(100).optional(),
  })
  .meta({ description: "The power they play, or their name in the game" });

const ReportingSchema = z.strictObject({
  channel: z.string().max(1000),
  message: z.int().min(1).meta({ description: "Counted from 1 in the channel, as you see it" }),
  reason: z.enum(REPORT_REASONS),
  comment: z.string().max(1000).default(""),
});

const SignSchema = z
  .object({
    code: z.enum(["same-device", "same-network", "same-times"]),
    together: z.int().meta({ description: "Of `same-times`: how many visits began together" }),
    visits: z.int().meta({ description: "Of `same-times`: of how many" }),
  })
  .meta({ id: "Sign" });

const SignalSchema = z
  .object({
    seats: z.array(z.int()),
    powers: z.array(z.string()).meta({ description: "The first power of each of the two seats" }),
    names: z.array(z.string()).meta({ description: "Who plays them" }),
    signs: z.array(SignSchema),
  })
  .meta({ id: "Signal", description: "Two seats that may be one person's. It proves nothing" });

/** Blocking people, reporting messages, and signs that one person holds two seats. */
export const safetyRoutes = {
  "GET /api/me/blocks": {
    tags,
    summary: "Who you have blocked",
    response: { 200: z.object({ blocks: z.array(BlockSchema) }), ...personFailures },
  },
  "DELETE /api/me/blocks/{id}": {
    tags,
    summary: "Unblock someone",
    params: z.object({ id: IdSchema }),
    response: { 204: NothingSchema, 404: FailureSchema, ...personFailures },
  },
  "POST /api/games/{id}/blocks": {
    tags,
    summary: "Block someone you met in a game",
    description:
      "They can't join games you host, and games they host aren't offered to you. In games you share, nothing changes; " +
      "to stop reading their messages there, send the command `mute`. They aren't told. If names are hidden in the game, " +
      "the block takes effect when it is over.",
    params: GameParams,
    body: BlockingSchema,
    response: { 204: NothingSchema, ...refusals },
  },
  "POST /api/games/{id}/reports": {
    tags,
    summary: "Report a message to the moderators",
    description: "They can read it, with a few messages before and after it. Nobody else is told.",
    params: GameParams,
    body: ReportingSchema,
    response: { 204: NothingSchema, ...refusals },
  },
  "GET /api/games/{id}/signals": {
    tags: ["games"],
    summary: "Signs that one person may hold two seats",
    description:
      "For game masters, and for moderators who don't play in the game. Nothing acts on them automatically.",
    params: GameParams,
    response: {
      200: z.object({ signals: z.array(SignalSchema) }),
      401: FailureSchema,
      403: RefusalSchema,
      ...gameFailures,
    },
  },
} as const satisfies Routes;

export type Block = Output<typeof BlockSchema>;
export type Reporting = Input<typeof ReportingSchema>;
export type ReportReason = (typeof REPORT_REASONS)[number];
export type Signal = Output<typeof SignalSchema>;
