import { z } from "zod";
import { at } from "../common.ts";
import type { Output } from "../data.ts";

/** What owners of a profile can hide from others: all of it, or single parts. */
export const PROFILE_PARTS = [
  "all",
  "since",
  "games",
  "reliability",
  "ratings",
  "openings",
  "teams",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** For how long people play at a time: ratings are kept for each. */
export const RATING_PACES = ["live", "correspondence"] as const;
export type RatingPace = (typeof RATING_PACES)[number];

const GameCountSchema = z.object({
  variant: z.string(),
  power: z.string(),
  played: z.int(),
  won: z.int(),
  shared: z.int().meta({ description: "Draws" }),
  survived: z.int(),
  eliminated: z.int(),
  left: z.int().meta({ description: "Seats given up before the end" }),
});

export const ReliabilitySchema = z
  .object({
    figure: z
      .int()
      .nullable()
      .meta({
        description:
          "Per cent: phases with orders on time, of all phases that count; an abandoned seat counts as ten missed phases. " +
          "Null if there are too few",
      }),
    called: z.int().meta({ description: "Phases in which orders were due, in the last twelve months" }),
    missed: z.int().meta({ description: "Phases without orders at the deadline, excused ones left out" }),
    excused: z.int().meta({ description: "Missed phases that were excused, and don't count" }),
    abandoned: z.int(),
  })
  .meta({ id: "Reliability" });

const RatingSchema = z
  .object({
    variant: z.string(),
    pace: z.enum(RATING_PACES),
    rating: z.int(),
    margin: z.int().meta({ description: "By how much it may be off: two standard deviations" }),
    games: z.int(),
    days: z
      .array(z.object({ day: at, rating: z.int() }))
      .meta({ description: "What it was at the end of the days on which it changed" }),
  })
  .meta({ id: "Rating" });

const OpeningSchema = z
  .object({
    variant: z.string(),
    power: z.string(),
    orders: z.array(z.string()),
    count: z.int().meta({ description: "In how many games" }),
    played: z.int().meta({ description: "Of how many with this power" }),
  })
  .meta({ id: "Opening", description: "The first orders that somebody gave most often with a power" });

export const TeamNameSchema = z.object({ id: z.string(), name: z.string() });

export const PlayerSchema = z
  .object({
    address: z.string(),
    name: z.string(),
    since: at.nullable().meta({ description: "Since when they have an account" }),
    games: z.array(GameCountSchema).nullable(),
    reliability: ReliabilitySchema.nullable(),
    ratings: z.array(RatingSchema).nullable(),
    openings: z.array(OpeningSchema).nullable(),
    teams: z.array(TeamNameSchema).nullable(),
  })
  .meta({
    id: "Player",
    description: "Somebody's profile, from games that are over. Parts that they hide are null",
  });

export const OwnProfileSchema = z
  .object({
    player: PlayerSchema.meta({ description: "All of it, hidden parts included" }),
    hidden: z.array(z.enum(PROFILE_PARTS)),
    listed: z.boolean().meta({ description: "Whether leaderboards show you" }),
  })
  .meta({ id: "OwnProfile" });

const RankedSchema = z.object({
  address: z.string(),
  name: z.string(),
  rating: z.int(),
  margin: z.int(),
  games: z.int(),
});

export const LeaderboardSchema = z
  .object({
    lists: z
      .array(z.object({ variant: z.string(), pace: z.enum(RATING_PACES) }))
      .meta({ description: "Which leaderboards there are" }),
    players: z.array(RankedSchema).meta({ description: "The best first, by rating less its margin" }),
    next: z.string().nullable().meta({ description: "`after` of the next page; null at the end" }),
    advantages: z
      .array(z.object({ power: z.string(), points: z.int(), games: z.int() }))
      .meta({ description: "What each power is worth to its player, in points of rating" }),
    leastGames: z.int().meta({ description: "How many rated games it takes to be listed" }),
  })
  .meta({ id: "Leaderboard" });

export type Player = Output<typeof PlayerSchema>;
export type OwnProfile = Output<typeof OwnProfileSchema>;
export type Reliability = Output<typeof ReliabilitySchema>;
export type Leaderboard = Output<typeof LeaderboardSchema>;
