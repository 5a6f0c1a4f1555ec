import { z } from "zod";
import { at, NothingSchema } from "../common.ts";
import type { Output } from "../data.ts";
import { FailureSchema, personFailures } from "../failure.ts";
import { NameSchema, PersonSchema } from "../people/person.ts";
import type { Routes } from "../route.ts";
import { proof, tags } from "./own.ts";

const PasskeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    added: at,
    used: at.nullable().meta({ description: "When you last signed in with it" }),
  })
  .meta({ id: "Passkey", description: "A key on one of your devices that signs you in (WebAuthn)" });

const ChallengeSchema = z.object({
  token: z.string().meta({ description: "To send along with the answer, once and within five minutes" }),
  options: z.record(z.string(), z.unknown()).meta({
    description: "For `navigator.credentials`, as WebAuthn writes them in JSON",
  }),
});

const token = z.string().max(300);
/** What a browser answers, as WebAuthn writes it in JSON. */
const answer = z.looseObject({
  id: z.string().max(1400),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

/** Passkeys, beside passwords and sign-in links. */
export const passkeyRoutes = {
  "GET /api/me/passkeys": {
    tags,
    summary: "Your passkeys",
    response: { 200: z.object({ passkeys: z.array(PasskeySchema) }), ...personFailures },
  },
  "POST /api/me/passkeys/options": {
    tags,
    summary: "Begin to add a passkey",
    body: z.strictObject({ proof }).default({}),
    response: { 200: ChallengeSchema, ...personFailures },
  },
  "POST /api/me/passkeys": {
    tags,
    summary: "Add the passkey that your device has created",
    body: z.strictObject({ token, name: NameSchema, answer }),
    response: { 201: PasskeySchema, 409: FailureSchema, ...personFailures },
  },
  "DELETE /api/me/passkeys/{id}": {
    tags,
    summary: "Remove a passkey",
    params: z.object({
      id: z
        .string()
        .max(1400)
        .regex(/^[\w-]*$/, "bad-id"),
    }),
    response: { 204: NothingSchema, 404: FailureSchema, ...personFailures },
  },
  "POST /api/me/proof": {
    tags,
    summary: "Prove that it's you, with your password or a passkey",
    description:
      "The proof lasts ten minutes. People who have a password or a passkey need one to make keys, passkeys and " +
      "webhooks. To use a passkey, begin with POST /api/passkeys/options.",
    body: z.union([z.strictObject({ password: z.string().max(200) }), z.strictObject({ token, answer })]),
    response: { 200: z.object({ proof: z.string() }), 409: FailureSchema, ...personFailures },
  },
  "POST /api/passkeys/options": {
    tags,
    summary: "Begin to sign in with a passkey",
    response: { 200: ChallengeSchema, ...personFailures },
  },
  "POST /api/passkeys": {
    tags,
    summary: "Sign in with a passkey",
    body: z.strictObject({ token, answer }),
    response: { 200: PersonSchema, ...personFailures },
  },
} as const satisfies Routes;

export type Passkey = Output<typeof PasskeySchema>;
