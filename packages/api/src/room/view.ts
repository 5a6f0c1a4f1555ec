import { z } from "zod";
import { at, names, StatementSchema } from "../common.ts";
import type { Output } from "../data.ts";
import { DifferenceSchema, TurnViewSchema } from "../games/turn.ts";
import { ConferenceViewSchema } from "./conference.ts";
import { GoalViewSchema } from "./goal.ts";
import { may, power, turn } from "./parts.ts";
import { TreatyViewSchema } from "./treaty.ts";

/** The stages of a committee's turn, in order. */
export const ROOM_STAGES = [
  "opening",
  "speeches",
  "diplomacy",
  "request",
  "extra-speeches",
  "writing",
  "sealed",
  "revealed",
  "results",
] as const;

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

const DelegationViewSchema = z.object({
  power,
  delegates: names,
  hasCode: z.boolean().nullable().meta({ description: "Null unless you are an officer" }),
});

const BackViewSchema = z.object({
  step: z.int().meta({ description: "The step that would be taken back" }),
  stage: z.enum(ROOM_STAGES),
  floor: power.nullable().meta({ description: "Who would have the floor again" }),
  next: power.nullable().meta({ description: "Who would be called, or read, next" }),
  left: z.int().nullable().meta({ description: "Milliseconds it would last; null if it has no time limit" }),
});

export const RoomViewSchema = z
  .object({
    may: may.meta({
      description:
        "What you can do now, as far as that doesn't depend on the details; `set-codes` is " +
        "POST /api/games/{id}/codes, and `enter` is POST /api/codes",
    }),
    attends: z.string().nullable().meta({ description: "The conference you attend" }),
    officers: names,
    delegations: z.array(DelegationViewSchema),
    stage: z.enum(ROOM_STAGES).nullable().meta({
      description:
        "Its deadline, or the speech's, is the clock's; `isReady` of the seats says who is done or agrees to end it early",
    }),
    speakers: names.meta({ description: "The delegations that can speak: all that people play" }),
    speeches: z
      .object({ order: names, seconds: z.int() })
      .nullable()
      .meta({ description: "As announced; null if none are" }),
    seconds: z
      .int()
      .nullable()
      .meta({ description: "The usual length of a speech; null unless you are an officer" }),
    called: z.int().meta({ description: "How many have been called to speak" }),
    floor: power.nullable().meta({ description: "Who is speaking; the clock has the time left" }),
    timeUp: at.nullable().meta({
      description: "When the time of the speech or stage ran out, if it continues anyway",
    }),
    next: power.nullable().meta({ description: "Who is called next" }),
    back: BackViewSchema.nullable().meta({
      description: "What officers would go back to; null if nothing can be taken back, and for others",
    }),
    backFor: z.string().nullable().meta({
      description: "Why the officers went back to this point of the turn; null if they didn't",
    }),
    changed: z
      .object({ reason: z.string(), difference: DifferenceSchema })
      .nullable()
      .meta({ description: "How and why the officers changed the position of this turn" }),
    requests: names.meta({ description: "Delegations that ask for speeches" }),
    extra: z
      .boolean()
      .nullable()
      .meta({ description: "Whether extra speeches are granted; null if undecided" }),
    sheets: z
      .array(z.object({ power, text: z.string().nullable(), isRead: z.boolean() }))
      .meta({ description: "Once they are open, in the order in which they are read" }),
    reading: z.object({ order: names, read: z.int() }).nullable().meta({
      description: "The order in which sheets are read, and how many have been; null before writing is over",
    }),
    results: z
      .object({
        turn,
        order: names,
        shown: z.int(),
        read: TurnViewSchema.nullable().meta({
          description:
            "The turn with what has been shown of it; null before the first power and after the last",
        }),
      })
      .nullable()
      .meta({
        description: "How many powers' results the room has been shown; null unless they are being shown",
      }),
    objections: z
      .array(z.object({ by: power, power, text: z.string() }))
      .meta({ description: "Reports of misread sheets, in this turn" }),
    rulings: z.array(z.object({ at, turn, text: z.string() })),
    treaties: z.array(TreatyViewSchema),
    goals: z.array(GoalViewSchema),
    conferences: z.array(ConferenceViewSchema),
    cap: z.int().nullable().meta({ description: "The most points a power can get from goals" }),
    opensAt: at.nullable().meta({ description: "When the event opens" }),
    isReopened: z.boolean().meta({ description: "Whether proposals are accepted after the deadline" }),
    proposalsUntil: at
      .nullable()
      .meta({ description: "Until when goals can be proposed, if that is a fixed time" }),
    scores: z.array(ScoreSchema).meta({
      description: "In full for officers, for your own power, and at the end; otherwise as far as announced",
    }),
    ranksBots: z.boolean().meta({
      description: "Whether powers that bots play are ranked, and can win, like delegations",
    }),
    review: names.meta({ description: "Lost countries with points, for officers to review" }),
    lastTurn: z.string().nullable().meta({ description: "After which turn the committee closes" }),
    log: z
      .array(
        z.object({
          at,
          turn,
          by: z.string().meta({ description: "An officer's name or a power; empty for the clock" }),
          said: StatementSchema,
          text: z.string().meta({ description: "The same in words" }),
        }),
      )
      .meta({ description: "What the public record leaves out; for officers only" }),
  })
  .meta({ id: "RoomView", description: "The committee room around the board, as far as you may see it" });

export type Score = Output<typeof ScoreSchema>;
export type DelegationView = Output<typeof DelegationViewSchema>;
export type RoomView = Output<typeof RoomViewSchema>;
export type RoomStage = (typeof ROOM_STAGES)[number];
