import { z } from "zod";
import { at, names } from "../common.ts";
import type { Output } from "../data.ts";
import { BoardResultSchema } from "./result.ts";
import { TournamentSettingsSchema } from "./settings.ts";

export const TOURNAMENT_STATUSES = ["registration", "running", "ended"] as const;

/** What decides between players with equal totals, in this order; equal in all of it, they share a place. */
export const TIE_BREAKS = ["best-round", "solos", "centers"] as const;

/** What a director does next. */
export const NEXT_STEPS = [
  "add-players",
  "draw",
  "check-boards",
  "enter-results",
  "draw-top-board",
  "finish",
  "done",
] as const;

const player = z.string().meta({ description: "The id of a player" });

const PlayerSchema = z.object({
  id: player,
  name: z.string(),
  club: z.string(),
  isWithdrawn: z.boolean(),
  isGone: z.boolean().meta({ description: "Whether they have deleted their account" }),
});

const SeatSchema = z.object({
  power: z.string(),
  player,
  points: z.number().nullable().meta({ description: "Null until the result is in" }),
});

const BoardSchema = z.object({
  number: z.int(),
  seats: z.array(SeatSchema),
  game: z.string().nullable().meta({ description: "The game played online; null at a real table" }),
  result: BoardResultSchema.nullable(),
  correction: z.string().nullable().meta({ description: "Why the result was corrected, if it was" }),
});

const RoundSchema = z.object({
  number: z.int(),
  isTopBoard: z.boolean(),
  isOver: z.boolean(),
  boards: z.array(BoardSchema).nullable().meta({
    description: "Null while who plays is hidden: in anonymous games, until all of the round are over",
  }),
  missing: z.int().meta({ description: "How many results are missing" }),
  byes: z.array(player).meta({ description: "Who sits out" }),
});

const RoundScoreSchema = z.object({
  points: z.number().nullable().meta({ description: "Null if they didn't play" }),
  counts: z.enum(["full", "rest", "no"]).meta({
    description: "Whether it counts: in full, as part of the average of the rest, or not at all",
  }),
  isBye: z.boolean(),
});

const StandingRowSchema = z.object({
  place: z.int().meta({ description: "Players who tie in everything share a place" }),
  player,
  total: z.number(),
  rounds: z.array(RoundScoreSchema).meta({ description: "One for each round, the first first" }),
  topBoard: z.number().nullable().meta({ description: "Points on the top board, if they played it" }),
  tie: z
    .enum([...TIE_BREAKS, "top-board", "shared"])
    .nullable()
    .meta({ description: "What decided the place; null if it's the total" }),
  tieBreaks: z.object({
    bestRound: z.number().meta({ description: "Points of their best single round" }),
    solos: z.int(),
    centers: z.int().meta({ description: "Of all boards together" }),
  }),
});

const BestCountrySchema = z.object({
  power: z.string(),
  best: z.array(z.object({ player, round: z.int(), board: z.int(), points: z.number(), centers: z.int() })),
});

const FlawSchema = z.discriminatedUnion("code", [
  z.object({ code: z.literal("blocked"), board: z.int(), players: z.array(player) }),
  z.object({ code: z.literal("twice-at-board"), board: z.int(), players: z.array(player) }),
  z.object({
    code: z.literal("met"),
    board: z.int(),
    players: z.array(player),
    times: z.int().meta({ description: "How often they have met before" }),
  }),
  z.object({ code: z.literal("club"), board: z.int(), players: z.array(player) }),
  z.object({
    code: z.literal("power"),
    board: z.int(),
    players: z.array(player),
    power: z.string(),
    times: z.int().meta({ description: "How often they have played it before" }),
  }),
  z.object({ code: z.literal("bye"), players: z.array(player), times: z.int() }),
  z.object({ code: z.literal("two-boards"), players: z.array(player), times: z.int() }),
]);

const DirectorViewSchema = z.object({
  players: z.array(
    z.object({
      id: player,
      email: z.string().nullable(),
      preferences: names,
      playsTwice: z.boolean(),
      isConnected: z.boolean().meta({ description: "Whether they have signed in as a person of the site" }),
      isAway: z.boolean(),
    }),
  ),
  directors: names,
  blocked: z.array(z.tuple([player, player])),
  draft: z
    .object({
      round: z.int(),
      isTopBoard: z.boolean(),
      boards: z.array(z.object({ players: z.array(player), isLocked: z.boolean() })),
      out: z.array(player).meta({ description: "Active players who aren't on a board" }),
      flaws: z.array(FlawSchema),
      unconnected: z.array(player).meta({ description: "On a board, but can't play online yet" }),
    })
    .nullable()
    .meta({ description: "Boards that are drawn but not confirmed" }),
  gone: z.array(z.object({ round: z.int(), board: z.int(), power: z.string() })).meta({
    description: "Seats without a result whose players have deleted their accounts",
  }),
  next: z.enum(NEXT_STEPS),
  undo: z.string().nullable().meta({ description: "The kind of event that would be undone" }),
  redo: z.string().nullable(),
  log: z.array(
    z.object({
      seq: z.int(),
      at,
      by: z.string(),
      code: z.string(),
      isUndone: z.boolean(),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});

export const TournamentViewSchema = z
  .object({
    tournament: z.string(),
    status: z.enum(TOURNAMENT_STATUSES),
    settings: TournamentSettingsSchema,
    game: z.object({
      variant: z.string(),
      rulebook: z.string(),
      powers: names,
      centers: z.int().meta({ description: "On the board" }),
      toWin: z.int().meta({ description: "Centers for a solo" }),
      firstYear: z.int(),
      countsYears: z.boolean().meta({ description: "Whether points depend on when powers are eliminated" }),
    }),
    isOpen: z.boolean().meta({ description: "Whether people can sign up" }),
    players: z.array(PlayerSchema),
    rounds: z.array(RoundSchema),
    standings: z.array(StandingRowSchema),
    bestCountries: z.array(BestCountrySchema),
    you: z.object({
      player: player.nullable(),
      isDirector: z.boolean(),
      seats: z
        .array(z.object({ round: z.int(), board: z.int(), power: z.string(), game: z.string().nullable() }))
        .meta({ description: "Where you play now" }),
    }),
    director: DirectorViewSchema.nullable().meta({ description: "For directors only" }),
  })
  .meta({ id: "Tournament", description: "A tournament, as you see it" });

export type TournamentView = Output<typeof TournamentViewSchema>;
export type TournamentRound = TournamentView["rounds"][number];
export type TournamentBoard = NonNullable<TournamentRound["boards"]>[number];
export type StandingRow = Output<typeof StandingRowSchema>;
export type BestCountry = Output<typeof BestCountrySchema>;
export type Flaw = Output<typeof FlawSchema>;
export type NextStep = (typeof NEXT_STEPS)[number];
export type DirectorView = Output<typeof DirectorViewSchema>;
