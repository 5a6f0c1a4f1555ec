import { isVisible } from "@chancery/contract";
import { LANGUAGES } from "@chancery/messages";
import { z } from "zod";
import { at } from "../common.ts";
import type { Output } from "../data.ts";

/** Languages that people read in. */
export const LanguageSchema = z.enum(LANGUAGES);

export const PersonSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable().meta({ description: "Null for guests" }),
    isConfirmed: z.boolean().meta({
      description: "Whether the address is confirmed; notifications are sent only to those that are",
    }),
    language: LanguageSchema.meta({ description: "The language of mail to you" }),
  })
  .meta({ id: "Person", description: "A person, as they see themselves" });

/** With the secret that signs a person in without a password. */
export const NewcomerSchema = PersonSchema.extend({
  token: z.string().meta({ description: "Signs you in again as the same person; shown once" }),
}).meta({ id: "Newcomer" });

export const NameSchema = z
  .string()
  .transform((name) => name.normalize("NFC").trim().replaceAll(/\s+/g, " "))
  .pipe(z.string().min(1, "name-needed").max(60, "name-over-60").refine(isVisible, "name-invisible"));

export const EmailSchema = z.string().trim().max(254, "email-needed").pipe(z.email("email-needed"));

export const PasswordSchema = z.string().min(8, "password-short").max(200, "password-long");

export type Person = Output<typeof PersonSchema>;
export type Newcomer = Output<typeof NewcomerSchema>;

/** Who is signed in, and what moderators want them to know. */
export const WelcomeSchema = z
  .object({
    person: PersonSchema.nullable(),
    isModerator: z.boolean(),
    isClassroom: z
      .boolean()
      .meta({ description: "Whether the server has no profiles, ratings, friends, teams or public lists" }),
    ban: z
      .object({
        reason: z.string(),
        until: at.nullable().meta({ description: "Null if it doesn't end" }),
      })
      .nullable(),
    warnings: z
      .array(z.object({ id: z.string(), reason: z.string(), at }))
      .meta({ description: "Those you haven't said you have read" }),
  })
  .meta({ id: "Welcome" });

export type Welcome = Output<typeof WelcomeSchema>;
