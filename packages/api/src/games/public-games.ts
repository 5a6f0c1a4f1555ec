import { z } from "zod";
import { at, names } from "../common.ts";
import type { Output } from "../data.ts";
import { LanguageSchema } from "../people/person.ts";
import { CursorSchema } from "./lists.ts";
import { PACES } from "./pace.ts";
import { ClockSchema, PRESSES, SCORINGS } from "./setup.ts";
import { EndingSchema, STATUSES } from "./table.ts";

/** What anyone can do with a game: join it, watch it, or study how it went. */
export const GAME_LISTS = ["join", "watch", "study"] as const;

/** How players talk to each other; `full` is the usual way. */
export const PRESS_KINDS = ["full", ...PRESSES] as const;

const word = z.string().max(100);

export const PublicGamesQuery = z.strictObject({
  list: z.enum(GAME_LISTS).default("join").meta({
    description: "Games that wait for players, games in progress, or finished games",
  }),
  variant: word.optional(),
  rulebook: word.optional().meta({ description: "The edition" }),
  pace: z.enum(PACES).optional().meta({
    description:
      "live; hours (moves take less than a day), day (less than two), days; or referee (the game master sets the pace)",
  }),
  press: z.enum(PRESS_KINDS).optional(),
  language: LanguageSchema.optional(),
  free: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: "With at least so many free places" }),
  tag: word.optional(),
  text: word.optional().meta({ description: "Part of the name" }),
  rated: z.literal("yes").optional().meta({ description: "Only games that count for ratings" }),
  reliability: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: "Games that take people of this reliability, in per cent" }),
  rating: z.coerce
    .number()
    .int()
    .min(-100_000)
    .max(100_000)
    .optional()
    .meta({ description: "Games that take people of this rating" }),
  after: CursorSchema.regex(/^(\d{1,15}\.[\w-]+)?$/, "bad-cursor")
    .optional()
    .meta({ description: "`next` of the previous page" }),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const PublicGameSchema = z
  .object({
    game: z.string(),
    list: z.enum(GAME_LISTS),
    name: z.string().optional().meta({ description: "What the players call the game" }),
    description: z.string().optional(),
    tags: names,
    createdAt: at.nullable(),
    at: at.meta({ description: "When it was set up, its present turn began, or it ended" }),
    status: z.enum(STATUSES),
    variant: z.string(),
    rulebook: z.string(),
    language: LanguageSchema,
    clock: ClockSchema,
    pace: z.enum(PACES),
    press: z.enum(PRESS_KINDS),
    anonymous: z.boolean(),
    scoring: z.enum(SCORINGS).nullable(),
    seats: z.int(),
    players: z.int().meta({ description: "People who play" }),
    bots: z.int(),
    free: z
      .int()
      .meta({ description: "Places that are free, or that someone left and another can take over" }),
    waiting: z.int().meta({ description: "People on the waiting list" }),
    host: z.string().nullable().meta({ description: "Who set up the game; null if that is hidden" }),
    phase: z.string().nullable().meta({ description: "Null before the game" }),
    deadline: at.nullable(),
    ending: EndingSchema.nullable(),
    isRated: z.boolean().meta({ description: "Whether the result counts for the players' ratings" }),
    leastRating: z.number().nullable().meta({ description: "What people need at least to join" }),
    leastReliability: z.number().nullable(),
    picture: z.string().meta({ description: "Names the present picture of the board" }),
  })
  .meta({ id: "PublicGame", description: "A game that anyone can find" });

export const PublicGamesSchema = z
  .object({
    games: z.array(PublicGameSchema).meta({
      description: "The newest first. May be fewer than asked for, even if more follow",
    }),
    next: z.string().nullable().meta({ description: "What to ask for next; null at the end" }),
  })
  .meta({ id: "PublicGames" });

export const MiniatureQuery = z.strictObject({
  theme: z.enum(["light", "dark"]).default("light"),
  picture: z.string().max(64).optional().meta({
    description: "`picture` of the game. A picture asked for by its name never changes",
  }),
});

export type PublicGame = Output<typeof PublicGameSchema>;
export type PublicGames = Output<typeof PublicGamesSchema>;
export type PublicGamesFilter = Output<typeof PublicGamesQuery>;
