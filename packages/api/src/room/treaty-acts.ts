import { z } from "zod";
import { act, line, power, powers, reason, text } from "./fields.ts";
import { TreatyTermsSchema } from "./treaty-terms.ts";

const treaty = z.string().max(100).meta({ description: "The treaty, as the view names it" });
const wording = { title: line, text, duration: line };

export const treatyActs = [
  act(
    "draft-treaty",
    {
      parties: powers,
      secret: z.boolean(),
      conference: z.string().max(100).nullable().default(null).meta({
        description: "The closed conference it comes from; its parties must have taken part there",
      }),
      ...wording,
      terms: TreatyTermsSchema.optional().meta({
        description: "Terms that every reader sees in their own language, in place of a title and a text",
      }),
    },
    "Propose a treaty to others and sign it; your own delegation is a party",
  ),
  act("amend-treaty", { treaty, ...wording }, "Propose a new wording, which everyone has to sign again"),
  act(
    "sign-treaty",
    { treaty, version: z.int().min(0).meta({ description: "The version you have read, counted from 0" }) },
    "Sign a treaty for your delegation",
  ),
  act(
    "decline-treaty",
    { treaty, version: z.int().min(0).meta({ description: "The version you have read, counted from 0" }) },
    "Say that your delegation won't sign this version; nobody can sign it then, but a new one can be proposed",
  ),
  act("publish-treaty", { treaty }, "Make a secret treaty public; everyone sees who did"),
  act("denounce-treaty", { treaty }, "Declare that you are no longer bound"),
  act(
    "allege-breach",
    { treaty, against: power, turn: z.int().min(1), text: reason },
    "Say that a party has broken a treaty",
  ),
  act(
    "answer-breach",
    {
      treaty,
      breach: z.int().min(0).meta({ description: "Its place in the list, from 0" }),
      text: reason,
    },
    "Answer an alleged breach",
  ),
] as const;
