import { z } from "zod";
import type { Input, Output } from "../data.ts";
import { SCORINGS, SetupInputSchema } from "../games/setup.ts";
import { NameSchema } from "../people/person.ts";

/** What becomes of players who don't fill a board: some sit out, or some play on two boards. */
export const LEFT_OVERS = ["byes", "two-boards"] as const;
export type LeftOver = (typeof LEFT_OVERS)[number];

/** What counts of a round for people who played two boards in it. */
export const ROUND_COUNTS = ["best", "all"] as const;

/** Whether the best play a last board, and what it does: it decides their places, or its points are added. */
export const TOP_BOARDS = ["none", "decides", "adds"] as const;

export const TournamentSettingsSchema = z
  .strictObject({
    name: NameSchema,
    about: z.string().trim().max(2000).default("").meta({ description: "Where and when, and what to know" }),
    isListed: z.boolean().default(false).meta({ description: "Whether it is listed for everyone" }),
    setup: SetupInputSchema.meta({ description: "The game, and the settings of games played online" }),
    scoring: z.enum(SCORINGS).default("sum-of-squares"),
    rounds: z.int().min(1).max(20).default(3).meta({ description: "How many are planned, top board aside" }),
    best: z
      .int()
      .min(1)
      .max(20)
      .nullable()
      .default(null)
      .meta({ description: "How many of a player's best rounds count; null if all do" }),
    halfOfRest: z
      .boolean()
      .default(false)
      .meta({ description: "Whether half of the average of the other rounds is added" }),
    perRound: z.enum(ROUND_COUNTS).default("best").meta({
      description: "What counts for players on two boards in a round: the better one, or both",
    }),
    bye: z.number().min(0).max(100_000).default(0).meta({ description: "Points for a round sat out" }),
    leftOver: z.enum(LEFT_OVERS).default("byes"),
    topBoard: z.enum(TOP_BOARDS).default("none"),
  })
  .meta({ id: "TournamentSettings" });

export type TournamentSettings = Output<typeof TournamentSettingsSchema>;
export type NewTournament = Input<typeof TournamentSettingsSchema>;
