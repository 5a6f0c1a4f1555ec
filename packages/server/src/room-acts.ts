import { CONFERENCE_KINDS, type RoomAct, type RoomActName, type Table } from "@chancery/game";
import { z } from "zod";

const power = z
  .string()
  .max(100)
  .meta({ description: "The name of a power, which stands for its delegation" });
const powers = z.array(power).max(50);
const text = z.string().max(20_000);
const line = z.string().max(200);
const reason = z.string().max(1000);
const points = z.int().min(0).max(99);
const treaty = z.string().max(100).meta({ description: "The treaty, as the view names it" });
const goal = z.string().max(100).meta({ description: "The goal, as the view names it" });
const conference = z.string().max(100).meta({ description: "The conference, as the view names it" });
const chairs = z.array(line.meta({ description: "The name of an officer" })).max(20);
const wording = { title: line, text, duration: line };

const act = <T extends RoomActName, S extends z.ZodRawShape>(name: T, fields: S, summary: string) =>
  z.strictObject({ do: z.literal(name), ...fields }).meta({ description: summary });

/** What people can want around the board. Codes are not in it: the server makes them, and people come in by them. */
export const RoomActSchema = z
  .discriminatedUnion("do", [
    act(
      "seat",
      { member: line.meta({ description: "The name of somebody at the table" }), power },
      "Put somebody at the table into a delegation",
    ),
    act(
      "unseat",
      { member: line.meta({ description: "The name of a delegate" }), reason },
      "Take somebody out of his delegation, so that another can come in by its code",
    ),
    act(
      "announce-speeches",
      { order: powers, seconds: z.int() },
      "Set who speaks in which order, and how long each",
    ),
    act(
      "set-seconds",
      { seconds: z.int() },
      "Set how long speeches are to be, as it is proposed to all officers",
    ),
    act("request-speeches", {}, "Ask for speeches in a Fall turn, or for extra ones after diplomacy"),
    act("decide-extra", { granted: z.boolean() }, "Grant or refuse extra speeches"),
    act("next", {}, "Go on to the next speaker, the next stage, or the result"),
    act(
      "go-back",
      { step: z.int().meta({ description: "The step that is taken back, as the view numbers it" }), reason },
      "Take back the last step of the turn's schedule",
    ),
    act("pass", {}, "End one's speech, or do without it"),
    act("yield", { to: power }, "Leave the rest of one's time to somebody else"),
    act("set-reading", { order: powers }, "Set in which order the sheets are read out"),
    act("read-out", {}, "The next sheet has been read out"),
    act(
      "show-results",
      {
        all: z
          .boolean()
          .default(false)
          .meta({ description: "All that are left, and not the next power's only" }),
      },
      "Show the room what became of the next power's orders",
    ),
    act("object", { power, text: reason }, "Say that a sheet was read otherwise than it is written"),
    act("rule", { text }, "Give a ruling, for the record"),
    act(
      "enter-slip",
      {
        power,
        date: line.meta({ description: "As it is written on the slip; empty if it has none" }),
        text,
        correct: z.boolean().default(false).meta({
          description: "Take it though its date is that of another turn: a slip of the pen",
        }),
      },
      "Type in a delegation's orders from paper",
    ),
    act(
      "draft-treaty",
      {
        parties: powers,
        secret: z.boolean(),
        conference: conference.nullable().default(null).meta({
          description: "The closed conference out of which it comes; its parties are participants of that",
        }),
        ...wording,
      },
      "Put a treaty to others; one's own delegation is a party",
    ),
    act("amend-treaty", { treaty, ...wording }, "Put another wording, which all have to sign anew"),
    act(
      "sign-treaty",
      { treaty, version: z.int().min(0).meta({ description: "The version one has read, counted from 0" }) },
      "Sign a treaty for one's delegation",
    ),
    act("publish-treaty", { treaty }, "Make a secret treaty public; everybody sees who did"),
    act("denounce-treaty", { treaty }, "Say that one is not bound any more"),
    act(
      "allege-breach",
      { treaty, against: power, turn: z.int().min(1), text: reason },
      "Say that a party has broken a treaty",
    ),
    act(
      "answer-breach",
      { treaty, breach: z.int().min(0).meta({ description: "Its place in the list, from 0" }), text: reason },
      "Answer what is alleged",
    ),
    act(
      "set-points",
      {
        cap: points.nullable(),
        opensAt: z.int().nullable().meta({ description: "When the event opens, in milliseconds since 1970" }),
        reopen: z.boolean().meta({ description: "Take proposals of goals after their deadline" }),
      },
      "Set the rules for points from goals",
    ),
    act("give-goal", { power, title: line, text, value: points }, "Give a power a goal"),
    act("propose-goal", { title: line, text }, "Propose a goal for one's own power"),
    act("reword-goal", { goal, title: line, text }, "Put a returned goal in other words"),
    act(
      "judge-goal",
      {
        goal,
        verdict: z.enum(["allow", "deny", "return"]),
        value: points.meta({ description: "What it is worth, where it is allowed" }),
        reason,
      },
      "Allow, deny or return a proposed goal; of several officers two have to agree",
    ),
    act("claim-goal", { goal, evidence: text }, "Say how a goal was reached"),
    act(
      "award-goal",
      {
        goal,
        points: points.meta({ description: "0 refuses a claim" }),
        reason,
        announced: z.boolean().meta({ description: "Whether everybody is told at once" }),
      },
      "Award the points of a goal, or a part of them",
    ),
    act("announce-award", { goal }, "Tell everybody of an award"),
    act("strike-points", { goal, points, reason }, "Take points away again"),
    act(
      "announce-end",
      { turn: line.meta({ description: "Such as F1905" }) },
      "Say after which turn it ends",
    ),
    act("conclude", { reason }, "Close the committee and count the score"),
    act(
      "plan-conference",
      {
        goal: text,
        asked: powers,
        after: conference.nullable().default(null).meta({
          description:
            "A closed conference with which this one goes on: its form is kept to be prefilled from",
        }),
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
    act("declare-friendly", { conference }, "Say that one's units there mean no harm"),
    act("invite", { conference, participants: powers }, "Set who takes part, besides the organiser"),
    act(
      "file-conference",
      {
        conference,
        start: line.default("").meta({ description: "When it is wished to begin" }),
        procedure: text.default("").meta({ description: "By which rules of procedure" }),
      },
      "Hand the form in",
    ),
    act(
      "answer-conference",
      {
        conference,
        granted: z.boolean(),
        reason,
        chairs: chairs.default([]).meta({ description: "Officers who preside; if nobody is named, you" }),
      },
      "Give it a room, or say why not",
    ),
    act("preside", { conference, chairs }, "Set which officers preside"),
    act(
      "time-conference",
      {
        conference,
        until: z.int().nullable().meta({ description: "In milliseconds since 1970; null for no such time" }),
      },
      "Set when it ends at the latest, by the clock",
    ),
    act("attend", { conference }, "Go to the conference room for one's delegation"),
    act("leave-conference", { conference }, "Leave the conference room"),
    act("speak", { conference, text }, "Say something there, for the minutes"),
    act("lead", { conference, agenda: text, speakers: powers }, "Set its agenda and list of speakers"),
    act("ask-floor", { conference }, "Ask to be put on its list of speakers"),
    act("withdraw-floor", { conference }, "Take oneself off its list of speakers"),
    act(
      "give-floor",
      { conference, to: power.nullable(), seconds: z.int() },
      "Give a participant the floor for some time, or nobody",
    ),
    act(
      "caucus",
      {
        conference,
        topic: line,
        minutes: z.int().meta({ description: "0 ends it" }),
        seconds: z.int().meta({ description: "How long each speaks" }),
      },
      "Set a time for talk on one subject",
    ),
    act(
      "rule-conquest",
      { conference, conquered: z.boolean() },
      "Confirm that its area is conquered, which ends it, or say that it is not",
    ),
    act(
      "move",
      { conference, about: z.enum(["rules", "minutes", "matter"]), text },
      "Make a motion: about the rules of procedure, publishing the minutes, or the matter",
    ),
    act("vote-on-motion", { conference, inFavour: z.boolean() }, "Vote on a motion for one's delegation"),
    act(
      "close-conference",
      { conference, reason, document: text.meta({ description: "What came of it; may be empty" }) },
      "Close a conference",
    ),
  ])
  .meta({ id: "RoomAct", description: "What somebody wants around the board of a committee" });

/** An act as the table takes it: people are known there by their ids. Nobody has an empty one. */
export function roomActAt({ members }: Table, asked: z.infer<typeof RoomActSchema>): RoomAct {
  const idOf = (member: string): string => {
    const found = members.filter(({ name }) => name === member);
    return found.length === 1 ? found[0].id : "";
  };
  switch (asked.do) {
    case "seat":
    case "unseat":
      return { ...asked, member: idOf(asked.member) };
    case "answer-conference":
    case "preside":
      return { ...asked, chairs: asked.chairs.map(idOf) };
    default:
      return asked;
  }
}
