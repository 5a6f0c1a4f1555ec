import { COMMAND_TYPES, NOTE_KINDS, ROLES } from "@chancery/game";
import { z } from "zod";
import { RoomViewSchema } from "./room.ts";
import { SetupSchema } from "./setup.ts";
import { at, PositionSchema, ReceiptSchema, TurnSummarySchema, TurnViewSchema } from "./turn.ts";

const names = z.array(z.string());

const VoteSchema = z.discriminatedUnion("how", [
  z.object({ how: z.literal("draw") }),
  z.object({ how: z.literal("concession"), to: z.string() }),
]);

const SeatViewSchema = z
  .object({
    seat: z.int(),
    powers: names,
    player: z
      .string()
      .nullable()
      .meta({ description: "Null if nobody sits there, or that is not to be known" }),
    isVacant: z.boolean(),
    isYours: z.boolean(),
    missed: z.int().meta({ description: "Moves in a row for which nothing came" }),
    isOffered: z.boolean().meta({ description: "Whether somebody has been invited to take it over" }),
    isReady: z
      .boolean()
      .nullable()
      .meta({ description: "Whether nobody waits for it; null if that is not to be known" }),
  })
  .meta({ id: "SeatView" });

const SheetViewSchema = z
  .object({
    power: z.string(),
    isCalledUpon: z.boolean().meta({ description: "Whether there is anything to decide for the power" }),
    text: z.string().nullable(),
    receipt: ReceiptSchema.nullable(),
    onBehalf: z.boolean().meta({ description: "Entered by the referee for the power" }),
    lines: z.array(
      z.object({
        text: z.string(),
        line: z.int().meta({ description: "Counted from 1" }),
        column: z.int(),
        order: z.string().nullable().meta({ description: "As it was understood; null if it was not" }),
        fault: z.string().nullable().meta({
          description: "Why it would not be carried out, whatever others order; null if it would be",
        }),
      }),
    ),
    warnings: z.array(
      z.object({
        code: z.enum(["no-order", "adjustments-left", "support-unmatched", "convoy-unmatched", "unread"]),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: "SheetView", description: "What is written for a power in the present phase" });

const ChannelSummarySchema = z
  .object({
    name: z.string(),
    parties: names.meta({ description: "Empty for the channel of everybody" }),
    count: z.int(),
    unread: z.int(),
    at: at.nullable().meta({ description: "When something was last said" }),
  })
  .meta({ id: "ChannelSummary" });

export const ChannelViewSchema = ChannelSummarySchema.extend({
  messages: z.array(z.object({ at, from: z.string(), text: z.string() })),
}).meta({ id: "ChannelView", description: "A conversation" });

const ChronicleSchema = z
  .object({
    at,
    what: z.enum(NOTE_KINDS),
    phase: z.string().nullable(),
    turn: z.int().nullable().meta({ description: "The turn it happened in; null before the first" }),
    by: z.enum(["clock", "referee", "host", "player"]),
    powers: names,
    time: at.nullable().meta({ description: "The moment it is about: the deadline that now holds" }),
    text: z.string(),
    sentence: z.string().meta({ description: "All of it but the moment, in words" }),
  })
  .meta({ id: "Chronicle", description: "A line of the public record" });

const StandingSchema = z
  .object({
    year: z.int(),
    centers: z.record(z.string(), z.int()),
    points: z
      .record(z.string(), z.int())
      .optional()
      .meta({ description: "Where the game counts something else than centres" }),
  })
  .meta({
    id: "Standing",
    description: "What everybody had when a year was over; the first row is the start",
  });

const EndingSchema = z
  .discriminatedUnion("how", [
    z.object({ how: z.literal("victory"), winners: names, by: z.string() }),
    z.object({ how: z.literal("draw"), sharers: names }),
    z.object({ how: z.literal("concession"), winners: names }),
    z.object({ how: z.literal("stopped") }),
  ])
  .meta({ id: "Ending" });

const ClockViewSchema = z
  .object({
    now: at.meta({ description: "The moment of this view, by the clock that counts" }),
    stage: z.enum(["negotiation", "writing"]).nullable(),
    isNegotiation: z.boolean(),
    isTalkOpen: z.boolean(),
    deadline: at.nullable(),
    left: z.int().nullable().meta({
      description: "Milliseconds until then, which do not run while the clock is paused",
    }),
    isPaused: z.boolean(),
    pausedUntil: at.nullable(),
    pausedFor: z.string().nullable().meta({ description: "The reason that was given for the pause" }),
    isGrace: z.boolean(),
    isOverdue: z.boolean(),
    endsAt: at.nullable(),
    extensionLeft: z
      .number()
      .nullable()
      .meta({ description: "Minutes by which the phase may still be extended; null if it has no deadline" }),
  })
  .meta({ id: "ClockView" });

export const TableViewSchema = z
  .object({
    game: z.string(),
    status: z.enum(["lobby", "playing", "ended"]),
    setup: SetupSchema,
    you: z.object({
      name: z.string().nullable().meta({ description: "What you are called at this table" }),
      role: z.enum([...ROLES, "projector"]),
      seat: z.int().nullable(),
      isHost: z.boolean(),
      vote: VoteSchema.nullable(),
      may: z.array(z.enum(COMMAND_TYPES)).meta({
        description: "What you can do now, as far as that does not depend on what exactly you want",
      }),
    }),
    players: names,
    playerCount: z.int().meta({ description: "How many have come to play, or hold a seat" }),
    referee: z.string().nullable(),
    host: z.string().nullable().meta({ description: "Null if that is not to be known" }),
    spectators: names.meta({ description: "Who looks on; hidden where players are" }),
    seats: z.array(SeatViewSchema),
    phase: z.string(),
    position: PositionSchema,
    clock: ClockViewSchema,
    sheets: z.array(SheetViewSchema),
    channels: z.array(ChannelSummarySchema),
    turns: z.array(TurnSummarySchema),
    lastPlayed: TurnViewSchema.nullable().meta({
      description: "The last turn that was played out on the way to the present position",
    }),
    chronicle: z.array(ChronicleSchema),
    standings: z.array(StandingSchema),
    ending: EndingSchema.nullable(),
    room: RoomViewSchema.nullable().meta({
      description: "What goes on around the board; null where the game needs no room",
    }),
  })
  .meta({ id: "TableView", description: "The table as you may see it" });
