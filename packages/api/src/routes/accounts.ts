import { z } from "zod";
import { at } from "../common.ts";
import type { Input, Output } from "../data.ts";
import { accountFailures, personFailures } from "../failure.ts";
import { EmailSchema, NameSchema, NewcomerSchema, PasswordSchema, PersonSchema } from "../people/person.ts";
import type { Routes } from "../route.ts";
import { tags } from "./own.ts";

const given = z.string().max(200);
const token = z.string().max(300);
const SentSchema = z.null().meta({ description: "If the address is known, a mail is on its way" });

const ConfirmationSchema = z.object({
  email: z.string().meta({ description: "The address it went to, which is yours now" }),
  mail: z
    .object({
      state: z.enum(["waiting", "delayed", "sent", "failed"]).meta({
        description: "Whether it is about to go out, is tried again, has been sent, or couldn't be delivered",
      }),
      at: at.meta({ description: "When it was asked for" }),
      again: at.meta({ description: "From when on you can ask for another one" }),
    })
    .nullable()
    .meta({ description: "The latest one; null if there was none in the last minutes" }),
});

const RegistrationSchema = z.strictObject({ name: NameSchema, email: EmailSchema, password: PasswordSchema });
const NewAccountSchema = RegistrationSchema.omit({ name: true });
const CredentialsSchema = z.strictObject({ email: EmailSchema, password: given });

/** People with an email address and a password. */
export const accountRoutes = {
  "POST /api/accounts": {
    tags,
    summary: "Register with an e-mail address and a password",
    description:
      "Opens a session. Guests who want to keep their seats use POST /api/me/account instead. Where the server sends " +
      "mail, the answer is the same whether or not the address has an account; its owner is told by mail.",
    body: RegistrationSchema,
    response: { 201: NewcomerSchema, ...accountFailures },
  },
  "POST /api/me/account": {
    tags,
    summary: "Add an e-mail address and a password to your guest account",
    description: "You keep your seats, your keys and your token.",
    body: NewAccountSchema,
    response: { 200: PersonSchema, ...accountFailures },
  },
  "PUT /api/me/password": {
    tags,
    summary: "Change your password",
    description:
      "Ends all your other sessions, your keys, passkeys and webhooks, and replaces your sign-in token.",
    body: z.strictObject({
      current: given,
      password: PasswordSchema,
      keep: z.boolean().default(false).meta({ description: "Whether keys, passkeys and webhooks stay" }),
    }),
    response: { 200: NewcomerSchema, ...accountFailures },
  },
  "PUT /api/me/email": {
    tags,
    summary: "Change your e-mail address",
    body: CredentialsSchema,
    response: { 200: PersonSchema, ...accountFailures },
  },
  "PUT /api/email": {
    tags,
    summary: "Undo a change of address with the token from a mail, and set a new password",
    description:
      "The mail goes to the old address. The token works once, within a week. Ends all sessions and opens a new one.",
    body: z.strictObject({ token, email: EmailSchema, password: PasswordSchema }),
    response: { 200: NewcomerSchema, ...accountFailures },
  },
  "POST /api/sign-in": {
    tags,
    summary: "Sign in with an e-mail address and a password",
    body: CredentialsSchema,
    response: { 200: PersonSchema, ...accountFailures },
  },
  "POST /api/password-resets": {
    tags,
    summary: "Ask for a mail to set a new password",
    description: "The answer is the same whether or not the address is known.",
    body: z.strictObject({ email: EmailSchema }),
    response: { 202: SentSchema, ...accountFailures },
  },
  "PUT /api/password": {
    tags,
    summary: "Set a new password with the token from a mail",
    description: "The token works once, within an hour. Ends all sessions and opens a new one.",
    body: z.strictObject({ token, password: PasswordSchema }),
    response: { 200: NewcomerSchema, ...accountFailures },
  },
  "POST /api/confirmations": {
    tags,
    summary: "Ask for a mail to confirm your address",
    description: "There is at most one to each address every five minutes. The answer says which one counts.",
    response: { 202: ConfirmationSchema, ...accountFailures },
  },
  "GET /api/confirmations": {
    tags,
    summary: "What has become of the mail to confirm your address",
    response: { 200: ConfirmationSchema, ...personFailures },
  },
  "PUT /api/confirmations": {
    tags,
    summary: "Confirm your address with the token from a mail",
    description: "You don't have to be signed in.",
    body: z.strictObject({ token }),
    response: { 200: z.object({ email: z.string() }), ...accountFailures },
  },
} as const satisfies Routes;

export type Registration = Input<typeof RegistrationSchema>;
export type Credentials = Input<typeof CredentialsSchema>;
export type Confirmation = Output<typeof ConfirmationSchema>;
