import { z } from "zod";
import { names } from "../common.ts";
import type { Output } from "../data.ts";
import { may, power, turn } from "./parts.ts";
import { TreatyTermsSchema } from "./treaty-terms.ts";

const TreatyTextSchema = z.object({
  title: z.string(),
  text: z.string(),
  duration: z.string(),
  terms: TreatyTermsSchema.optional().meta({ description: "What title and text are made from, if anything" }),
});

const BreachSchema = z.object({
  by: power.nullable().meta({ description: "Null for the officers" }),
  against: power,
  turn,
  text: z.string(),
  answers: z.array(z.object({ by: power, text: z.string() })),
});

const SuggestionSchema = z.object({ turn, by: power, against: power, order: z.string() });

export const TreatyViewSchema = z
  .object({
    treaty: z.string().meta({ description: "Its id, for commands" }),
    parties: names,
    isSecret: z.boolean(),
    conference: z.string().nullable().meta({ description: "The conference it comes from" }),
    versions: z.array(TreatyTextSchema).meta({
      description: "All of them for parties and officers, the public one for others; signing names the last",
    }),
    inForce: z
      .int()
      .nullable()
      .meta({ description: "Which of these is in force, from 0; a later one may be waiting for signatures" }),
    signed: names.meta({ description: "Who has signed the last version" }),
    declinedBy: power
      .nullable()
      .meta({ description: "Who declined the last version, so that nobody can sign it" }),
    publishedBy: power.nullable(),
    denouncedBy: names,
    breaches: z.array(BreachSchema),
    suggestions: z
      .array(SuggestionSchema)
      .meta({ description: "Orders on the board that went against a party; they have no consequences" }),
    may,
  })
  .meta({ id: "TreatyView", description: "A treaty, as far as you may see it" });

export type TreatyView = Output<typeof TreatyViewSchema>;
