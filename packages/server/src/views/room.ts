import { CONFERENCE_KINDS, ROOM_ACTS, ROOM_STAGES } from "@chancery/game";
import { z } from "zod";
import { at } from "./turn.ts";

const names = z.array(z.string());
const power = z.string();
const may = z.array(z.enum(ROOM_ACTS)).meta({
  description: "What you can do about it now, as far as that does not depend on what exactly you want",
});
const turn = z.int().meta({ description: "The number of a turn; 0 before the first" });

const TreatyTextSchema = z.object({ title: z.string(), text: z.string(), duration: z.string() });

const TreatyViewSchema = z
  .object({
    treaty: z.string().meta({ description: "By which commands name it" }),
    parties: names,
    isSecret: z.boolean(),
    conference: z.string().nullable().meta({ description: "The conference out of which it came" }),
    versions: z.array(TreatyTextSchema).meta({
      description: "All of them for parties and officers, for others the public one; signing names the last",
    }),
    inForce: z
      .int()
      .nullable()
      .meta({ description: "Which of these is in force, from 0; a later one may wait for signatures" }),
    signed: names.meta({ description: "Who has signed the last version" }),
    publishedBy: power.nullable(),
    denouncedBy: names,
    breaches: z.array(
      z.object({
        by: power.nullable().meta({ description: "Null for the officers" }),
        against: power,
        turn,
        text: z.string(),
        answers: z.array(z.object({ by: power, text: z.string() })),
      }),
    ),
    suggestions: z
      .array(z.object({ turn, by: power, against: power, order: z.string() }))
      .meta({ description: "Orders on the board that went against a party; nothing follows from them" }),
    may,
  })
  .meta({ id: "TreatyView", description: "A treaty, as far as you may know of it" });

const GoalViewSchema = z
  .object({
    goal: z.string().meta({ description: "By which commands name it" }),
    power,
    title: z.string(),
    text: z.string(),
    origin: z.enum(["given", "proposed"]),
    status: z.enum(["proposed", "returned", "denied", "allowed"]),
    value: z.int().meta({ description: "What it is worth; 0 while it is not allowed" }),
    reason: z.string().meta({ description: "Why it was judged, or a claim refused, as it was" }),
    claim: z.string().nullable().meta({ description: "The evidence of a claim that waits for an answer" }),
    award: z.object({ points: z.int(), turn, reason: z.string(), isAnnounced: z.boolean() }).nullable(),
    opinions: z
      .array(z.object({ officer: z.string(), verdict: z.enum(["allow", "deny", "return"]), value: z.int() }))
      .meta({ description: "What officers think so far; for officers alone" }),
    may,
  })
  .meta({ id: "GoalView", description: "A political goal, as far as you may know of it" });

const ConferenceFormSchema = z.object({
  kind: z.enum(CONFERENCE_KINDS),
  preliminary: z.string(),
  supporters: names,
  goal: z.string().nullable(),
  name: z.string().nullable(),
  area: z.string().nullable().meta({ description: "A province, by its id" }),
  city: z.string(),
  friendly: names.meta({ description: "Delegations that say their units there mean no harm" }),
  participants: names,
  start: z.string().meta({ description: "When it is wished to begin" }),
  procedure: z.string().meta({ description: "By which rules of procedure" }),
});

const ConferenceBusinessSchema = z.object({
  rules: z.string(),
  agenda: z.string(),
  speakers: names,
  floor: z.object({ power, until: at }).nullable().meta({ description: "Who speaks, and until when" }),
  caucus: z
    .object({ topic: z.string(), until: at, seconds: z.int() })
    .nullable()
    .meta({ description: "A time for talk on one subject; seconds are each speaker's" }),
  motions: z.array(
    z.object({
      text: z.string(),
      about: z.enum(["rules", "minutes", "matter"]),
      votes: z.record(z.string(), z.boolean()),
      outcome: z.enum(["carried", "lost"]).nullable(),
    }),
  ),
  minutes: z.array(z.object({ at, from: z.string(), text: z.string() })),
});

const ConferenceViewSchema = z
  .object({
    conference: z.string().meta({ description: "By which commands name it" }),
    status: z.enum(["draft", "filed", "granted", "refused", "open", "closed"]),
    organiser: power,
    name: z.string().nullable(),
    area: z.string().nullable(),
    participants: names,
    delegates: z.record(z.string(), z.string()).meta({ description: "Who sits in it, by power" }),
    reason: z.string().meta({ description: "Why it was refused, or closed" }),
    openedIn: z.int().nullable().meta({ description: "The turn in which it was opened" }),
    until: at
      .nullable()
      .meta({ description: "When it ends at the latest, by the clock; null if only by its two turns" }),
    chairs: names.meta({ description: "The presiding officers" }),
    document: z.string().nullable().meta({
      description: "What came of it, for those who took part, or for all if it is published; null before",
    }),
    conquest: z.string().nullable().meta({
      description: "What looks like a conquest of its area; for officers, who confirm it",
    }),
    form: ConferenceFormSchema.extend({
      asked: names.meta({ description: "Whom the organiser asked for support" }),
      template: ConferenceFormSchema.nullable().meta({
        description: "The form of the conference that this one goes on with, to be prefilled from",
      }),
    })
      .nullable()
      .meta({ description: "Null for who is not concerned" }),
    business: ConferenceBusinessSchema.nullable().meta({
      description: "Null for who is not in the conference room, unless its minutes were published",
    }),
    may,
  })
  .meta({ id: "ConferenceView", description: "A conference, as far as you may know of it" });

const ScoreSchema = z
  .object({
    power,
    centres: z.int(),
    control: z.int(),
    helper: z.int(),
    goals: z.int(),
    total: z.int(),
  })
  .meta({ id: "Score" });

export const RoomViewSchema = z
  .object({
    may: may.meta({
      description:
        "What you can do now, as far as that does not depend on what exactly you want; `set-codes` is done by " +
        "POST /api/games/{id}/codes, and `enter` by POST /api/codes",
    }),
    attends: z.string().nullable().meta({ description: "The conference you sit in" }),
    officers: names,
    delegations: z.array(
      z.object({
        power,
        delegates: names,
        hasCode: z.boolean().nullable().meta({ description: "Null for who is no officer" }),
      }),
    ),
    stage: z.enum(ROOM_STAGES).nullable().meta({
      description:
        "Its deadline, or that of the speech, is the clock's; who is done with it, or agrees to end it early, is `isReady` of the seats",
    }),
    speeches: z
      .object({ order: names, seconds: z.int() })
      .nullable()
      .meta({ description: "As announced; null if none are" }),
    seconds: z
      .int()
      .nullable()
      .meta({ description: "How long speeches are usually to be; null for who is no officer" }),
    called: z.int().meta({ description: "How many have been called to speak" }),
    floor: power.nullable().meta({ description: "Who speaks; the clock has the time that is left" }),
    next: power.nullable().meta({ description: "Who is called next" }),
    back: z
      .object({
        step: z.int().meta({ description: "The step that would be taken back" }),
        stage: z.enum(ROOM_STAGES),
        floor: power.nullable().meta({ description: "Who would have the floor again" }),
        next: power.nullable().meta({ description: "Who would be called, or read, next" }),
        left: z.int().nullable().meta({ description: "Milliseconds it would last; null if it has no time" }),
      })
      .nullable()
      .meta({
        description: "What officers would go back to; null if nothing can be taken back, and for others",
      }),
    backFor: z.string().nullable().meta({
      description: "Why the officers came back to where the turn stands now; null if they did not",
    }),
    requests: names.meta({ description: "Delegations that ask for speeches" }),
    extra: z
      .boolean()
      .nullable()
      .meta({ description: "Whether extra speeches are granted; null if undecided" }),
    sheets: z
      .array(z.object({ power, text: z.string().nullable(), isRead: z.boolean() }))
      .meta({ description: "Once they are open, in the order in which they are read" }),
    reading: z.object({ order: names, read: z.int() }).nullable().meta({
      description: "In which order sheets are read, and how many have been; null before writing is over",
    }),
    results: z.object({ turn, order: names, shown: z.int() }).nullable().meta({
      description: "Of how many powers the room was shown what became of their orders in the last turn",
    }),
    objections: z
      .array(z.object({ by: power, power, text: z.string() }))
      .meta({ description: "What was found to be read otherwise than it is written, in this turn" }),
    rulings: z.array(z.object({ at, turn, text: z.string() })),
    treaties: z.array(TreatyViewSchema),
    goals: z.array(GoalViewSchema),
    conferences: z.array(ConferenceViewSchema),
    cap: z.int().nullable().meta({ description: "The most that goals bring a power" }),
    opensAt: at.nullable().meta({ description: "When the event opens" }),
    isReopened: z.boolean().meta({ description: "Whether proposals are taken after the deadline" }),
    proposalsUntil: at
      .nullable()
      .meta({ description: "Until when goals may be proposed, if that is a moment" }),
    scores: z.array(ScoreSchema),
    review: names.meta({ description: "Lost countries with points, for officers to look at" }),
    lastTurn: z.string().nullable().meta({ description: "After which turn the committee closes" }),
    log: z
      .array(
        z.object({
          at,
          turn,
          by: z.string().meta({ description: "An officer's name or a power; empty for the clock" }),
          text: z.string(),
        }),
      )
      .meta({ description: "What the public record does not say; for officers alone" }),
  })
  .meta({ id: "RoomView", description: "What goes on around the board, as far as you may see it" });
