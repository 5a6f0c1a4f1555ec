import { z } from "zod";
import type { Output } from "../data.ts";

/** What is kept for a limited time. */
export const RETENTION_KINDS = [
  "sessions",
  "idleGuests",
  "attempts",
  "notices",
  "traces",
  "reports",
  "sanctions",
] as const;

export type RetentionKind = (typeof RETENTION_KINDS)[number];

export const RetentionSchema = z
  .object({
    days: z
      .object({
        sessions: z.int().meta({ description: "Sessions, after signing in" }),
        idleGuests: z.int().meta({ description: "Guests who never joined a game, after their last visit" }),
        attempts: z.int().meta({ description: "Counts of attempts, such as wrong passwords" }),
        notices: z.int().meta({ description: "Notifications, after they were sent" }),
        traces: z.int().meta({ description: "Hashes of networks and devices, and times of visits" }),
        reports: z.int().meta({ description: "Reports, after they were decided" }),
        sanctions: z.int().meta({ description: "Warnings, and bans after their end" }),
      })
      .meta({ description: "How many days each is kept" }),
  })
  .meta({ id: "Retention", description: "How long each kind of data is kept" });

export type Retention = Output<typeof RetentionSchema>;
