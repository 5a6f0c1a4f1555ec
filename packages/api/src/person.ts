import { z } from "zod";
import type { Output } from "./data.ts";

export const PersonSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable().meta({ description: "Null for guests" }),
    isConfirmed: z.boolean().meta({
      description: "Whether the address is confirmed; notifications are sent only to those that are",
    }),
  })
  .meta({ id: "Person", description: "A person, as they see themselves" });

/** With the secret that signs a person in without a password. */
export const NewcomerSchema = PersonSchema.extend({
  token: z.string().meta({ description: "Signs you in again as the same person; shown once" }),
}).meta({ id: "Newcomer" });

export const NameSchema = z
  .string()
  .transform((name) => name.trim().replaceAll(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(1, "a name is needed")
      .max(60, "a name has at most 60 characters")
      .regex(/^\P{Cc}*$/u, "a name is made of letters and signs that can be seen"),
  );

export const EmailSchema = z
  .string()
  .trim()
  .max(254, "an address has at most 254 characters")
  .pipe(z.email("an e-mail address is needed, like ann@example.org"));

export const PasswordSchema = z
  .string()
  .min(8, "a password has at least 8 characters")
  .max(200, "a password has at most 200 characters");

export type Person = Output<typeof PersonSchema>;
export type Newcomer = Output<typeof NewcomerSchema>;
