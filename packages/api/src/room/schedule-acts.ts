import { z } from "zod";
import { languageOfOrders } from "../common.ts";
import { act, line, power, powers, reason, text, writtenOver } from "./fields.ts";

/** Delegations, speeches, the turn's schedule, and the order sheets as they are read out. */
export const scheduleActs = [
  act(
    "seat",
    { member: line.meta({ description: "The name of someone in the game" }), power },
    "Add someone in the game to a delegation",
  ),
  act(
    "unseat",
    { member: line.meta({ description: "The name of a delegate" }), reason },
    "Remove someone from their delegation, so that another can join with its code",
  ),
  act(
    "hand-over",
    { member: line.meta({ description: "The name of a delegate" }) },
    "Make a code that moves a delegate to a new phone, once and within 15 minutes; it's the answer's `token`",
  ),
  act(
    "announce-speeches",
    { order: powers, seconds: z.int() },
    "Announce the order of speakers and the time for each",
  ),
  act("set-seconds", { seconds: z.int() }, "Set the usual length of a speech, which all officers start from"),
  act("request-speeches", {}, "Ask for speeches in a Fall turn, or for extra ones after diplomacy"),
  act("decide-extra", { granted: z.boolean() }, "Grant or refuse extra speeches"),
  act("next", {}, "Go on to the next speaker, the next stage, or the results"),
  act("end-stage", {}, "End the current stage now, even if delegations aren't ready"),
  act(
    "set-clock",
    {
      seconds: z.int().nullable().meta({ description: "Seconds left from now; null for no clock" }),
    },
    "Set the clock of the current stage or speech",
  ),
  act(
    "add-time",
    { seconds: z.int().meta({ description: "Less than 0 to shorten" }) },
    "Lengthen or shorten the current stage or speech",
  ),
  act(
    "count-agreed",
    { power, agreed: z.boolean() },
    "Count a delegation as ready because it said so aloud, or not",
  ),
  act(
    "go-back",
    { step: z.int().meta({ description: "The step to take back, as the view numbers it" }), reason },
    "Take back the last step of the turn's schedule",
  ),
  act("pass", {}, "End your speech, or waive it"),
  act("yield", { to: power }, "Give the rest of the speaker's time to another delegation"),
  act("set-reading", { order: powers }, "Set the order in which the sheets are read out"),
  act("read-out", {}, "Mark the next sheet as read out"),
  act(
    "show-results",
    {
      all: z
        .boolean()
        .default(false)
        .meta({ description: "Show all that are left instead of the next power's only" }),
    },
    "Show the room the results of the next power's orders",
  ),
  act("object", { power, text: reason }, "Report that a sheet was misread"),
  act("rule", { text }, "Give a ruling, for the record"),
  act(
    "enter-slip",
    {
      power,
      date: line.meta({ description: "As written on the slip; empty if it has none" }),
      text,
      language: languageOfOrders,
      correct: z
        .boolean()
        .default(false)
        .meta({ description: "Accept it with the date of another turn: the date is a mistake" }),
      reason: writtenOver,
    },
    "Enter a delegation's orders from paper",
  ),
  act(
    "announce-end",
    { turn: line.meta({ description: "Such as F1905" }) },
    "Announce after which turn the committee ends",
  ),
  act("conclude", { reason }, "Close the committee and count the score, at any time"),
  act(
    "rank-bots",
    { ranked: z.boolean() },
    "Rank the powers that bots play like delegations, or outside the ranking, where they start",
  ),
  act("reopen", { reason }, "Take back the closing of the committee"),
] as const;
