import { z } from "zod";
import type { Output } from "../data.ts";
import { FailureSchema, gameFailures, RefusalSchema, refusals } from "../failure.ts";
import { AddressesSchema } from "../games/lists.ts";
import { GameParams } from "../params.ts";
import { NameSchema } from "../people/person.ts";
import type { Routes } from "../route.ts";

const tags = ["rooms"];

const CodeSchema = z.string().max(100).meta({
  description: "As shown or printed; case, spaces and dashes don't matter",
});

const CodesSchema = z
  .object({
    codes: z.array(
      z.object({
        power: z.string(),
        code: z.string().nullable().meta({ description: "Null if there is none" }),
      }),
    ),
    round: z
      .int()
      .meta({ description: "How many times codes have been made: the ones made before don't work" }),
    addresses: AddressesSchema,
  })
  .meta({ id: "Codes", description: "The codes delegates join with" });

const DelegationSchema = z
  .object({
    game: z.string(),
    variant: z.string(),
    power: z.string(),
    delegates: z.array(z.string()).meta({ description: "Who has joined it already" }),
    moves: z.string().nullable().meta({
      description: "Whose seat the code moves to the device that uses it; null for a delegation's code",
    }),
  })
  .meta({ id: "Delegation", description: "The delegation a code is for" });

const EnteredSchema = z
  .object({
    game: z.string(),
    token: z.string().nullable().meta({
      description: "Signs you in again as the same person; shown once, and null if you were signed in",
    }),
  })
  .meta({ id: "Entered" });

const failures = { 400: FailureSchema, 403: FailureSchema, ...gameFailures };

/** Codes, and joining a delegation with one. */
export const roomRoutes = {
  "GET /api/games/{id}/codes": {
    tags,
    summary: "The delegations' codes and where to find the server, for officers",
    params: GameParams,
    response: { 200: CodesSchema, ...refusals },
  },
  "POST /api/games/{id}/codes": {
    tags,
    summary: "Make new codes for the delegations; the old ones stop working",
    params: GameParams,
    response: { 200: CodesSchema, ...refusals },
  },
  "POST /api/codes/delegation": {
    tags,
    summary: "Look up the delegation a code is for",
    body: z.strictObject({ code: CodeSchema }),
    response: { 200: DelegationSchema, ...failures, 409: RefusalSchema },
  },
  "POST /api/codes": {
    tags,
    summary: "Join a delegation with its code, or move to a new phone with a code for that",
    description:
      "If you aren't signed in, you become a guest with a session. Wrong codes and old ones of delegations get the " +
      "same answer. A code that moves someone works once; the name isn't asked for then.",
    body: z.strictObject({ code: CodeSchema, name: NameSchema }),
    response: { 200: EnteredSchema, ...failures, 403: RefusalSchema, 409: RefusalSchema },
  },
} as const satisfies Routes;

export type Codes = Output<typeof CodesSchema>;
export type Entered = Output<typeof EnteredSchema>;
