import { z } from "zod";
import { NothingSchema } from "../common.ts";
import { FailureSchema, personFailures } from "../failure.ts";
import type { Routes } from "../route.ts";
import { tags } from "./own.ts";

/** What people are always entitled to: everything known about them, and its deletion. */
export const ownDataRoutes = {
  "GET /api/me/export": {
    tags,
    summary: "Everything about you",
    description:
      "Your account, sessions, keys, passkeys, webhooks and push subscriptions without their secrets, your blocks and reports, warnings and bans, your profile with ratings and reliability, vacations, friends and teams, your tournaments, and each of your games as you see it: " +
      "turns, orders and messages included.",
    response: {
      200: z.object({
        person: z.record(z.string(), z.unknown()),
        sessions: z.array(z.unknown()),
        passkeys: z.array(z.unknown()),
        keys: z.array(z.unknown()),
        hooks: z.array(z.unknown()),
        push: z.array(z.unknown()),
        blocks: z.array(z.unknown()),
        reports: z.array(z.unknown()),
        sanctions: z.array(z.unknown()),
        profile: z.unknown(),
        vacations: z.array(z.unknown()),
        friends: z.array(z.unknown()),
        teams: z.array(z.unknown()),
        games: z.array(z.unknown()),
        tournaments: z.array(z.unknown()),
      }),
      ...personFailures,
      503: FailureSchema,
    },
  },
  "POST /api/me/deletion": {
    tags,
    summary: "Delete your account",
    description:
      "You leave the games you play, and your name disappears from all of yours. What you wrote there stays, " +
      "without it. Takes your password if you have one. This can't be undone.",
    body: z.strictObject({ password: z.string().max(200).nullable().default(null) }),
    response: { 204: NothingSchema, ...personFailures, 503: FailureSchema },
  },
} as const satisfies Routes;
