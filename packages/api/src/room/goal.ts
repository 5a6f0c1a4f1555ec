import { z } from "zod";
import type { Output } from "../data.ts";
import { may, power, turn } from "./parts.ts";

export const GoalViewSchema = z
  .object({
    goal: z.string().meta({ description: "Its id, for commands" }),
    power,
    title: z.string(),
    text: z.string(),
    origin: z.enum(["given", "proposed"]),
    status: z.enum(["proposed", "returned", "denied", "allowed", "withdrawn"]),
    value: z.int().meta({ description: "What it is worth; 0 while it isn't allowed" }),
    reason: z.string().meta({ description: "The reason for the verdict, or for refusing a claim" }),
    claim: z.string().nullable().meta({ description: "The evidence of a claim that awaits an answer" }),
    award: z.object({ points: z.int(), turn, reason: z.string(), isAnnounced: z.boolean() }).nullable(),
    opinions: z
      .array(z.object({ officer: z.string(), verdict: z.enum(["allow", "deny", "return"]), value: z.int() }))
      .meta({ description: "The officers' opinions so far; for officers only" }),
    may,
  })
  .meta({ id: "GoalView", description: "A political goal, as far as you may see it" });

export type GoalView = Output<typeof GoalViewSchema>;
