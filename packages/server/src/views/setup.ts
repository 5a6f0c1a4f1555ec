import { ASSIGNMENTS, MISSING, REPLACEMENTS, TALKS } from "@chancery/game";
import { z } from "zod";

const minutes = z.number();

const leeway = {
  grace: minutes,
  extension: minutes,
  pause: minutes,
  reminders: z.array(minutes).meta({ description: "Minutes before a deadline" }),
};

export const ClockSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("live"),
    firstNegotiation: minutes,
    laterNegotiation: minutes,
    writing: minutes,
    retreats: minutes,
    adjustments: minutes,
    ...leeway,
  }),
  z.object({
    kind: z.literal("correspondence"),
    hours: z.object({ moves: z.number(), retreats: z.number(), adjustments: z.number() }),
    windows: z
      .array(z.object({ days: z.array(z.int()), from: z.number(), to: z.number() }))
      .meta({ description: "When a deadline may fall; days from 0, Sunday, to 6" }),
    utcOffset: minutes,
    ...leeway,
  }),
  z.object({ kind: z.literal("referee") }),
]);

/** `options` are the variant's, and a table of a variant may agree on further things: both are open. */
export const SetupSchema = z
  .looseObject({
    variant: z.string(),
    rulebook: z.string(),
    options: z.record(z.string(), z.unknown()).meta({ description: "Those of the variant" }),
    referee: z.boolean(),
    assignment: z.enum(ASSIGNMENTS),
    clock: ClockSchema,
    talk: z.enum(TALKS),
    refereeReads: z.boolean(),
    anonymous: z.boolean(),
    spectators: z.boolean(),
    showReady: z.boolean(),
    reveal: z.object({ press: z.boolean(), drafts: z.boolean() }),
    missing: z.enum(MISSING),
    replacement: z.object({ by: z.enum(REPLACEMENTS), afterMissed: z.number() }),
    timeLimit: z.number().nullable().meta({ description: "Hours after which the game ends" }),
    concession: z.boolean(),
  })
  .meta({ id: "Setup", description: "What a table agreed on before the game" });
