import { z } from "zod";
import { NothingSchema } from "../common.ts";
import { accountFailures, FailureSchema, gameFailures } from "../failure.ts";
import { GameParams, IdSchema } from "../params.ts";
import {
  LeaderboardSchema,
  OwnProfileSchema,
  PlayerSchema,
  PROFILE_PARTS,
  RATING_PACES,
} from "../people/player.ts";
import type { Routes } from "../route.ts";

const tags = ["players"];
const open = { 404: FailureSchema, 429: FailureSchema, 503: FailureSchema };

/** Profiles, ratings and leaderboards. Servers for classrooms have none of this. */
export const playerRoutes = {
  "GET /api/players/{id}": {
    tags,
    summary: "A player's profile",
    description:
      "From finished games. Guests have no profile, and hidden profiles get the same answer as unknown ones.",
    params: z.object({ id: IdSchema.meta({ description: "The address of the profile" }) }),
    response: { 200: PlayerSchema, ...open },
  },
  "GET /api/games/{id}/players": {
    tags,
    summary: "The profiles of the people in a game",
    description: "As far as you may know who plays, and as far as they show a profile.",
    params: GameParams,
    response: {
      200: z.object({ players: z.array(z.object({ name: z.string(), address: z.string() })) }),
      ...gameFailures,
    },
  },
  "GET /api/leaderboards": {
    tags,
    summary: "The best players who want to be listed",
    querystring: z.strictObject({
      variant: z.string().max(64).default("classic"),
      pace: z.enum(RATING_PACES).default("correspondence"),
      after: z
        .string()
        .max(200)
        .regex(/^[\w.:-]*$/, "bad-cursor")
        .optional()
        .meta({ description: "`next` of the previous page" }),
    }),
    response: { 200: LeaderboardSchema, 400: FailureSchema, ...open },
  },
  "GET /api/me/profile": {
    tags,
    summary: "Your profile, and what others see of it",
    response: { 200: OwnProfileSchema, 404: FailureSchema, ...accountFailures },
  },
  "PUT /api/me/profile": {
    tags,
    summary: "Choose what others see of your profile",
    body: z.strictObject({
      hidden: z.array(z.enum(PROFILE_PARTS)).max(PROFILE_PARTS.length),
      listed: z.boolean(),
    }),
    response: { 204: NothingSchema, 404: FailureSchema, ...accountFailures },
  },
} as const satisfies Routes;
