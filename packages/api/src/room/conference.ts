import { z } from "zod";
import { at, names } from "../common.ts";
import type { Output } from "../data.ts";
import { CONFERENCE_KINDS, MOTION_SUBJECTS } from "./conference-acts.ts";
import { may, power } from "./parts.ts";

const ConferenceFormSchema = z.object({
  kind: z.enum(CONFERENCE_KINDS),
  preliminary: z.string(),
  supporters: names,
  goal: z.string().nullable(),
  name: z.string().nullable(),
  area: z.string().nullable().meta({ description: "A province, by its id" }),
  city: z.string(),
  friendly: names.meta({ description: "Delegations that declared their units there friendly" }),
  participants: names,
  start: z.string().meta({ description: "When it should begin" }),
  procedure: z.string().meta({ description: "The rules of procedure" }),
});

const ConferenceBusinessSchema = z.object({
  rules: z.string(),
  agenda: z.string(),
  speakers: names,
  floor: z.object({ power, until: at }).nullable().meta({ description: "Who is speaking, and until when" }),
  caucus: z
    .object({ topic: z.string(), until: at, seconds: z.int() })
    .nullable()
    .meta({ description: "A moderated caucus on one subject, with the speaking time for each speaker" }),
  motions: z.array(
    z.object({
      text: z.string(),
      about: z.enum(MOTION_SUBJECTS),
      votes: z.record(z.string(), z.boolean()),
      outcome: z.enum(["carried", "lost", "withdrawn"]).nullable(),
      by: power.nullable().meta({ description: "Who made it; null for the officers" }),
      needed: z.int().meta({ description: "How many votes for it carry it" }),
    }),
  ),
  minutes: z.array(z.object({ at, from: z.string(), text: z.string() })),
});

export const ConferenceViewSchema = z
  .object({
    conference: z.string().meta({ description: "Its id, for commands" }),
    status: z.enum(["draft", "filed", "granted", "refused", "open", "closed"]),
    organiser: power,
    name: z.string().nullable(),
    area: z.string().nullable(),
    participants: names,
    delegates: z.record(z.string(), z.string()).meta({ description: "Who attends it, by power" }),
    reason: z.string().meta({ description: "Why it was refused, or closed" }),
    cause: z
      .enum(["time", "year", "few", "conquest"])
      .nullable()
      .meta({ description: "Why it ended by itself; null if the officers closed it" }),
    openedIn: z.int().nullable().meta({ description: "The turn in which it was opened" }),
    until: at
      .nullable()
      .meta({ description: "When it ends at the latest, by the clock; null if only its two turns count" }),
    chairs: names.meta({ description: "The presiding officers" }),
    document: z.string().nullable().meta({
      description:
        "The document it produced, for its participants, or for everyone if published; null before",
    }),
    conquest: z.string().nullable().meta({
      description: "What looks like a conquest of its area; for officers, who confirm it",
    }),
    form: ConferenceFormSchema.extend({
      asked: names.meta({ description: "Whom the organiser asked for support" }),
      template: ConferenceFormSchema.nullable().meta({
        description: "The form of the conference this one continues, to fill it in from",
      }),
    })
      .nullable()
      .meta({ description: "Null if it doesn't concern you" }),
    business: ConferenceBusinessSchema.nullable().meta({
      description: "Null if you aren't in the conference room, unless its minutes were published",
    }),
    may,
  })
  .meta({ id: "ConferenceView", description: "A conference, as far as you may see it" });

export type ConferenceView = Output<typeof ConferenceViewSchema>;
