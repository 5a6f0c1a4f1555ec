import { z } from "zod";
import { at } from "../common.ts";
import type { Output } from "../data.ts";
import { FailureSchema, personFailures } from "../failure.ts";
import { IdSchema } from "../params.ts";
import { NameSchema } from "../people/person.ts";
import type { Routes } from "../route.ts";
import { SCOPES } from "../scope.ts";
import { proof, removal, tags } from "./own.ts";

const scope = z.enum(SCOPES).meta({
  description:
    "`read`: see what you see. `play`: also join and play games, and write messages. `manage`: also host games, " +
    "and change your profile and your webhooks. No key can be used to sign in, or to make another key.",
});

const KeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scope,
    expires: at.nullable().meta({ description: "When it stops working; null if it doesn't by itself" }),
  })
  .meta({ id: "Key" });

const HookSchema = z
  .object({
    id: z.string(),
    game: z.string().nullable().meta({ description: "The game it follows; null for everything about you" }),
    url: z.string(),
    failures: z.int().meta({ description: "Failed calls in a row" }),
    failure: z.string().nullable().meta({ description: "Why the last one failed" }),
    disabled: at.nullable().meta({ description: "When calls to it stopped; null if it is still called" }),
  })
  .meta({ id: "Hook", description: "An address that is called when something happens" });

/** Keys and webhooks, for people's programs. */
export const programRoutes = {
  "GET /api/keys": {
    tags,
    summary: "Your programs' keys, without their secrets",
    response: { 200: z.object({ keys: z.array(KeySchema) }), 401: FailureSchema },
  },
  "POST /api/keys": {
    tags,
    summary: "Create a key for a program",
    description:
      "The secret is shown once. Send it as `Authorization: Bearer SECRET` instead of a cookie: your program then acts for you.",
    body: z.strictObject({
      name: NameSchema,
      scope: scope.default("manage"),
      expires: at.nullable().default(null),
      proof,
    }),
    response: { 201: KeySchema.extend({ secret: z.string() }), 409: FailureSchema, ...personFailures },
  },
  "DELETE /api/keys/{id}": removal("Revoke a key"),
  "GET /api/hooks": {
    tags,
    summary: "Your webhooks, without their secrets",
    response: { 200: z.object({ hooks: z.array(HookSchema) }), ...personFailures },
  },
  "POST /api/hooks": {
    tags,
    summary: "Set up a webhook",
    description:
      "It is called with POST and JSON that Discord understands. `x-chancery-signature` is `sha256=` and the " +
      "HMAC-SHA256, by the secret that is shown once, of `x-chancery-timestamp`, a full stop and the body. With " +
      "a game it reports what everyone there may know; without, what concerns you in all your games.",
    body: z.strictObject({ url: z.string().max(1000), game: IdSchema.nullable().default(null), proof }),
    response: {
      201: HookSchema.extend({ secret: z.string() }),
      404: FailureSchema,
      409: FailureSchema,
      422: FailureSchema,
      ...personFailures,
    },
  },
  "DELETE /api/hooks/{id}": removal("Remove a webhook"),
} as const satisfies Routes;

export type Key = Output<typeof KeySchema>;
export type Hook = Output<typeof HookSchema>;
