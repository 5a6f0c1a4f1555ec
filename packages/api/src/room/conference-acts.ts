import { z } from "zod";
import { act, line, power, powers, reason, text } from "./fields.ts";

export const CONFERENCE_KINDS = ["congress", "conference", "convention"] as const;
export type ConferenceKind = (typeof CONFERENCE_KINDS)[number];

/** What a motion would change: the rules of procedure, whether the minutes are published, or nothing by itself. */
export const MOTION_SUBJECTS = ["rules", "minutes", "matter"] as const;
export type MotionSubject = (typeof MOTION_SUBJECTS)[number];

const conference = z.string().max(100).meta({ description: "The conference, as the view names it" });
const chairs = z.array(line.meta({ description: "The name of an officer" })).max(20);

export const conferenceActs = [
  act(
    "plan-conference",
    {
      goal: text,
      asked: powers,
      after: conference
        .nullable()
        .default(null)
        .meta({ description: "A closed conference to continue; its form fills in the new one" }),
    },
    "Plan a conference and ask others for support",
  ),
  act("support-conference", { conference }, "Support a conference"),
  act("fix-goal", { conference, goal: text }, "Set its definite goal"),
  act(
    "place-conference",
    {
      conference,
      name: line,
      kind: z.enum(CONFERENCE_KINDS).default("conference"),
      area: line.meta({ description: "A land or coastal province, by its id" }),
      city: line,
    },
    "Give it a name and a place",
  ),
  act("declare-friendly", { conference }, "Declare your units there friendly"),
  act("invite", { conference, participants: powers }, "Set who takes part, besides the organizer"),
  act(
    "file-conference",
    {
      conference,
      start: line.default("").meta({ description: "When it should begin" }),
      procedure: text.default("").meta({ description: "The rules of procedure" }),
    },
    "Hand in the form",
  ),
  act(
    "answer-conference",
    {
      conference,
      granted: z.boolean(),
      reason,
      chairs: chairs.default([]).meta({ description: "The presiding officers; you, if none is named" }),
      open: z.boolean().optional().meta({
        description: "Whether it opens at once, which it does unless you say false; officers open it later",
      }),
    },
    "Grant it a room, or say why not",
  ),
  act("open-conference", { conference }, "Open a conference that was granted a room"),
  act("preside", { conference, chairs }, "Set which officers preside"),
  act(
    "time-conference",
    {
      conference,
      until: z.int().nullable().meta({ description: "In milliseconds since 1970; null for no time limit" }),
    },
    "Set when it ends at the latest, by the clock",
  ),
  act("attend", { conference }, "Enter the conference room for your delegation"),
  act("leave-conference", { conference }, "Leave the conference room"),
  act("speak", { conference, text }, "Say something there, for the minutes"),
  act("lead", { conference, agenda: text, speakers: powers }, "Set its agenda and list of speakers"),
  act("ask-floor", { conference }, "Ask to be put on its list of speakers"),
  act("withdraw-floor", { conference }, "Take yourself off its list of speakers"),
  act(
    "give-floor",
    { conference, to: power.nullable(), seconds: z.int() },
    "Give a participant the floor for some time, or take it from everyone",
  ),
  act(
    "caucus",
    {
      conference,
      topic: line,
      minutes: z.int().meta({ description: "0 ends it" }),
      seconds: z.int().meta({ description: "Speaking time for each speaker" }),
    },
    "Open a moderated caucus on one subject",
  ),
  act(
    "rule-conquest",
    { conference, conquered: z.boolean() },
    "Confirm that its area is conquered, which ends it, or rule that it isn't",
  ),
  act(
    "move",
    { conference, about: z.enum(MOTION_SUBJECTS), text },
    "Make a motion: about the rules of procedure, publishing the minutes, or the matter",
  ),
  act("vote-on-motion", { conference, inFavour: z.boolean() }, "Vote on a motion for your delegation"),
  act("withdraw-motion", { conference }, "Withdraw the open motion that your delegation made"),
  act("close-motion", { conference }, "Close the vote on the open motion; who hasn't voted isn't for it"),
  act(
    "close-conference",
    { conference, reason, document: text.meta({ description: "The document it produced; may be empty" }) },
    "Close a conference",
  ),
] as const;
