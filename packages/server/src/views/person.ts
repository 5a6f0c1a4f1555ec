import type { Person } from "@chancery/store";
import { z } from "zod";

export const PersonSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable().meta({ description: "Null for guests" }),
    isConfirmed: z
      .boolean()
      .meta({ description: "Whether a mail to the address was answered; only then news are sent there" }),
  })
  .meta({ id: "Person", description: "A person, as he is shown to himself" });

/** With the secret by which somebody comes back without a password. */
export const NewcomerSchema = PersonSchema.extend({
  token: z.string().meta({ description: "Leads back to the same person; shown once" }),
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

export const shownPerson = ({ id, name, email, isConfirmed }: Person): z.infer<typeof PersonSchema> => ({
  id,
  name,
  email,
  isConfirmed,
});
