import { z } from "zod";
import { languageOfOrders } from "../common.ts";
import type { Input, Output } from "../data.ts";
import { RoomActSchema } from "../room/acts.ts";
import { BotCharacterSchema, BotLevelSchema } from "./bot.ts";
import { DealAnswerSchema, DealSchema } from "./deal.ts";
import { reason, writtenOver } from "./reason.ts";

const seat = z.int().min(0).max(99).meta({ description: "The number of a seat" });
const power = z.string().max(100).meta({ description: "The name of a power, as in `seats` of the game" });
const turn = z
  .int()
  .min(1)
  .optional()
  .meta({ description: "The number of the turn it is for; refused once that is over" });
const member = z.string().max(100).meta({ description: "The name of someone in the game" });
const token = z.string().max(200).meta({ description: "The secret of a link" });
const position = z.unknown().meta({ description: "A position, as in POST /api/adjudicate" });

const vote = z.discriminatedUnion("how", [
  z.strictObject({
    how: z.literal("draw"),
    sharers: z
      .array(power)
      .max(100)
      .optional()
      .meta({ description: "Who shares it, where not all survivors have to; all of them if it is left out" }),
  }),
  z.strictObject({ how: z.literal("concession"), to: power }),
]);
const restart = z.boolean().optional().meta({
  description: "In a committee: start the turn again; otherwise its stage and clock stay as they are",
});

const command = <T extends string, S extends z.ZodRawShape>(type: T, fields: S, summary: string) =>
  z.strictObject({ type: z.literal(type), ...fields }).meta({ description: summary });

/** The commands people can send. What only the server knows (times, seeds, secrets) isn't part of them. */
export const CommandSchema = z
  .discriminatedUnion("type", [
    command(
      "join",
      { role: z.enum(["player", "spectator"]), invitation: token.optional() },
      "Join the game, with the secret of its link unless it is open to everyone",
    ),
    command("leave", {}, "Leave the game, or your seat"),
    command("appoint", { member }, "Make someone the game master"),
    command("choose", { power }, "Take the seat of a power"),
    command("assign", { member, power }, "Assign someone a power"),
    command(
      "describe",
      {
        name: z.string().max(200).default(""),
        description: z.string().max(2000).default(""),
        tags: z.array(z.string().max(100)).max(20).default([]),
      },
      "Change the name, description and tags of a game that hasn't started; all three replace what was there",
    ),
    command(
      "list",
      { listed: z.boolean() },
      "List a game that hasn't started for everyone, or stop listing it",
    ),
    command("start", {}, "Start the game"),
    command(
      "save",
      {
        power,
        text: z.string().meta({
          description: "One order per line, as on paper; the last text saved is the one that counts",
        }),
        language: languageOfOrders,
        turn,
        upon: z
          .int()
          .min(0)
          .optional()
          .meta({ description: "The version it is based on; refused if there is a newer one" }),
        reason: writtenOver,
      },
      "Save a power's orders and get a receipt. A game master can save any power's orders, with a reason; the player is told and is no longer ready",
    ),
    command("ready", { ready: z.boolean(), turn }, "Declare yourself ready, or not ready"),
    command("close-negotiation", { turn }, "End the negotiation"),
    command("process", { turn }, "Resolve the phase now"),
    command("pause", { reason }, "Pause the clock"),
    command("resume", {}, "Resume the clock"),
    command("extend", { minutes: z.int(), reason }, "Extend the phase"),
    command(
      "ask-extension",
      { minutes: z.int() },
      "Ask the players for more time; most of them have to agree",
    ),
    command("vote-extension", { agree: z.boolean() }, "Vote in secret on a request for more time"),
    command(
      "excuse",
      { power, turn: z.int().min(1) },
      "Excuse the player of a power for missing orders, or leaving, in a turn, as the game master",
    ),
    command("vacate", { seat, reason }, "Remove a player from their seat"),
    command(
      "offer",
      { seat, eliminatedToo: z.boolean().default(false) },
      "Make a link to take over an empty seat; its secret is in the answer, once",
    ),
    command(
      "take-over",
      { token },
      "Take over an empty seat; where the host plays, ask for it, and most players have to agree",
    ),
    command(
      "wait",
      { waiting: z.boolean(), invitation: token.optional() },
      "Join the waiting list of a game that is full or in progress, or leave it",
    ),
    command(
      "take-place",
      {},
      "Take the place that you were offered from the waiting list; where the host plays, most players have to agree",
    ),
    command(
      "admit",
      { seat, isFor: z.boolean() },
      "Vote in secret for or against the person who asks for an empty seat",
    ),
    command("return", {}, "Return to the seat you left"),
    command("replace", { seat, member, reason }, "Seat someone in the game"),
    command(
      "add-bot",
      {
        seat: seat.nullable().default(null).meta({ description: "Null for any that is free" }),
        level: BotLevelSchema,
        character: BotCharacterSchema.default("cautious"),
      },
      "Add a bot, before the game or to an empty seat",
    ),
    command("fill-with-bots", { level: BotLevelSchema }, "Fill all empty seats with bots"),
    command(
      "remove-bot",
      { bot: z.string().max(100).meta({ description: "The id of a bot, as in `bots` of the game" }) },
      "Remove a bot",
    ),
    command(
      "vote",
      {
        vote: vote.nullable(),
      },
      "Vote for a draw or a concession in secret; null withdraws your vote",
    ),
    command(
      "propose",
      { vote: vote.nullable() },
      "Propose a draw or a concession to everyone; null withdraws your proposal, or refuses someone else's",
    ),
    command("close", { reason }, "End the game without a winner"),
    command(
      "say",
      {
        as: power.nullable(),
        to: z.union([z.enum(["everybody", "referee"]), z.array(power).min(1).max(50)], {
          error: "bad-recipients",
        }),
        text: z.string().meta({ description: "May be empty with a deal, or an answer to one" }),
        deal: DealSchema.optional().meta({ description: "A deal to offer with the message" }),
        answer: DealAnswerSchema.optional().meta({ description: "Your answer to a deal in this channel" }),
      },
      "Send a message as a power, or as the game master (null), with a deal or an answer to one",
    ),
    command(
      "read",
      { channel: z.string().max(1000), count: z.int().min(1) },
      "Mark that many messages of a channel as read",
    ),
    command(
      "mute",
      { power, muted: z.boolean() },
      "Hide the messages of the player of a power from yourself, or show them again. Nobody else is told",
    ),
    command("announce", { text: z.string().max(10_000) }, "Announce something to everyone"),
    command("override", { position, reason, restart }, "Change the result of the last phase"),
    command("edit", { position, reason, restart }, "Edit the current position"),
    command("go-to", { turn: z.int().min(1), reason }, "Roll back, or forward, to a turn"),
    command("room", { act: RoomActSchema }, "Do something in the committee room, in games that have one"),
  ])
  .meta({
    id: "Command",
    description: "Something to do in a game",
    examples: [
      { type: "join", role: "player", invitation: "the secret of the link" },
      { type: "start" },
      { type: "save", power: "France", text: "A Par - Bur\nA Mar S A Par - Bur\nF Bre - MAO", turn: 1 },
      { type: "ready", ready: true, turn: 1 },
      { type: "say", as: "France", to: ["England"], text: "Shall we leave the Channel empty?" },
      { type: "say", as: "France", to: ["England"], text: "", deal: { kind: "peace", through: 1902 } },
      {
        type: "say",
        as: "England",
        to: ["France"],
        text: "Agreed",
        answer: { message: 2, accept: true },
      },
      { type: "vote", vote: { how: "draw" } },
      { type: "room", act: { do: "next" } },
    ],
  });

/** A command as the server reads it. */
export type CommandRequest = Output<typeof CommandSchema>;
/** A command as a client writes it. */
export type CommandInput = Input<typeof CommandSchema>;
export type CommandType = CommandRequest["type"];

export const COMMAND_TYPES: readonly CommandType[] = CommandSchema.options.map(
  ({ shape }) => shape.type.value,
);
