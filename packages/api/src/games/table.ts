import { z } from "zod";
import { at, languageOfOrders, names, StatementSchema } from "../common.ts";
import type { Output } from "../data.ts";
import { RoomViewSchema } from "../room/view.ts";
import { BotSchema } from "./bot.ts";
import { COMMAND_TYPES } from "./command.ts";
import { DealAnswerViewSchema, DealViewSchema } from "./deal.ts";
import { OccupiersSchema, PositionSchema } from "./position.ts";
import { SetupSchema } from "./setup.ts";
import { ReceiptSchema, TurnSummarySchema, TurnViewSchema } from "./turn.ts";

/** A referee plays no power (CB-49); a spectator only watches. */
export const ROLES = ["player", "referee", "spectator"] as const;

export const STATUSES = ["lobby", "playing", "ended"] as const;

/** What the public record notes. */
export const NOTE_KINDS = [
  "joined",
  "left",
  "appointed",
  "started",
  "opened",
  "stage",
  "processed",
  "paused",
  "resumed",
  "extended",
  "grace",
  "overdue",
  "deadline-moved",
  "vacated",
  "offered",
  "taken-over",
  "applied",
  "admission-ended",
  "bot-added",
  "bot-removed",
  "announced",
  "proposed",
  "proposal-ended",
  "time-asked",
  "time-refused",
  "ended",
  "room",
] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];

/** How a proposal ends without being carried; it lapses when the set of players who must agree changes. */
export const PROPOSAL_ENDS = ["withdrawn", "refused", "lapsed"] as const;

export const VoteSchema = z.discriminatedUnion("how", [
  z.object({ how: z.literal("draw"), sharers: names.optional() }),
  z.object({ how: z.literal("concession"), to: z.string() }),
]);

const SeatViewSchema = z
  .object({
    seat: z.int(),
    powers: names,
    players: names.meta({
      description:
        "Who plays it, by name: nobody if it is empty or its player hidden, up to two in a delegation",
    }),
    player: z.string().nullable().meta({
      description: "The same in one text, in your language; null if the seat is empty or its player hidden",
    }),
    bot: BotSchema.nullable().meta({ description: "The bot that plays it; null if none does" }),
    isVacant: z.boolean(),
    isYours: z.boolean(),
    missed: z.int().meta({ description: "Moves in a row without orders" }),
    isMuted: z.boolean().meta({ description: "Whether you have muted its player" }),
    isOffered: z.boolean().meta({ description: "Whether there is a link to take it over" }),
    applicant: z
      .object({
        name: z.string().nullable().meta({ description: "Null if names are hidden" }),
        yourVote: z.boolean().nullable(),
      })
      .nullable()
      .meta({ description: "Who asks to take it over, where the other players decide; null if nobody does" }),
    isReady: z.boolean().nullable().meta({
      description:
        "Whether its player is ready; null if that is hidden, or if nobody waits for it although it may order",
    }),
  })
  .meta({ id: "SeatView" });

const LineSchema = z.object({
  text: z.string(),
  line: z.int().meta({ description: "Counted from 1" }),
  column: z.int(),
  order: z.string().nullable().meta({ description: "The order as understood; null if it wasn't" }),
  fault: z
    .string()
    .nullable()
    .meta({ description: "Why it can't be carried out, whatever others order; null if it can" }),
});

const WarningSchema = z.object({
  code: z.enum([
    "unread",
    "no-order",
    "adjustments-left",
    "guess",
    "second-order",
    "support-of-mover",
    "support-unmatched",
    "convoy-unmatched",
    "no-convoy",
    "no-own-convoy",
    "convoy-incomplete",
    "convoy-needs-others",
    "carrier-idle",
  ]),
  text: z.string(),
  line: z.int().optional().meta({ description: "The line of the sheet it is about, counted from 1" }),
});

const SheetViewSchema = z
  .object({
    power: z.string(),
    isCalledUpon: z.boolean().meta({ description: "Whether the power has anything to order" }),
    text: z.string().nullable(),
    receipt: ReceiptSchema.nullable(),
    onBehalf: z.boolean().meta({ description: "Entered by the game master for the power" }),
    reason: z.string().optional().meta({ description: "Why the game master entered it" }),
    before: z
      .object({ text: z.string(), version: z.int(), language: languageOfOrders })
      .optional()
      .meta({ description: "What the player had written before; save it again to restore it" }),
    language: languageOfOrders,
    lines: z.array(LineSchema),
    warnings: z
      .array(WarningSchema)
      .meta({ description: "What you may have overlooked, judging by your own orders alone" }),
  })
  .meta({ id: "SheetView", description: "A power's order sheet in the current phase" });

const ChannelSummarySchema = z
  .object({
    name: z.string(),
    parties: names.meta({ description: "Empty for the channel that everyone reads" }),
    count: z.int(),
    unread: z.int(),
    at: at.nullable().meta({ description: "When the last message was sent" }),
    last: z
      .object({
        from: z.string(),
        text: z.string(),
        brings: z
          .enum(["deal", "acceptance", "refusal"])
          .nullable()
          .meta({ description: "What came with it: a deal, or an answer to one" }),
      })
      .nullable()
      .meta({ description: "The beginning of the last message" }),
  })
  .meta({ id: "ChannelSummary" });

export const ChannelViewSchema = ChannelSummarySchema.extend({
  messages: z.array(
    z.object({
      at,
      from: z.string(),
      text: z.string(),
      isBot: z.boolean().optional().meta({ description: "Whether a bot said it" }),
      understood: names.optional().meta({ description: "What the bot it was for has understood of it" }),
      deal: DealViewSchema.nullable(),
      answer: DealAnswerViewSchema.nullable(),
      isMuted: z
        .boolean()
        .meta({ description: "Whether you have muted its writer; its text is then left out" }),
    }),
  ),
}).meta({ id: "ChannelView", description: "A conversation" });

const ChronicleSchema = z
  .object({
    at,
    what: z.enum(NOTE_KINDS),
    phase: z.string().nullable(),
    turn: z.int().nullable().meta({ description: "The turn it happened in; null before the first" }),
    by: z
      .enum(["clock", "referee", "host", "player"])
      .meta({ description: "In which capacity it was done; never by whom" }),
    powers: names,
    time: at.nullable().meta({ description: "The time it is about: the deadline that now applies" }),
    text: z.string().meta({ description: "What was said, or the reason given" }),
    said: StatementSchema,
    sentence: z.string().meta({ description: "All of it in words, except the time" }),
  })
  .meta({ id: "Chronicle", description: "A line of the public record" });

const StandingSchema = z
  .object({
    year: z.int(),
    centers: z.record(z.string(), z.int()),
    points: z
      .record(z.string(), z.int())
      .optional()
      .meta({ description: "Where the game counts something other than centers" }),
  })
  .meta({
    id: "Standing",
    description: "What each power had at the end of a year; the first row is the start",
  });

const SeatScoreSchema = z.object({ seat: z.int(), points: z.number() }).meta({
  id: "SeatScore",
  description: "What the result is worth to a seat by the scoring system of the game",
});

export const EndingSchema = z
  .discriminatedUnion("how", [
    z.object({ how: z.literal("victory"), winners: names, by: z.string() }),
    z.object({ how: z.literal("draw"), sharers: names }),
    z.object({ how: z.literal("concession"), winners: names }),
    z.object({ how: z.literal("stopped") }),
  ])
  .meta({ id: "Ending" });

const ProposalSchema = z
  .object({
    vote: VoteSchema,
    powers: names.meta({ description: "Who would share the draw, or win" }),
    at,
    isYours: z.boolean().meta({ description: "Whether you made it" }),
    by: names
      .nullable()
      .meta({ description: "The powers of the player who made it; null where votes are secret" }),
    accepted: names
      .nullable()
      .meta({ description: "The powers whose players have accepted it; null where votes are secret" }),
  })
  .meta({ id: "Proposal", description: "How the game ends if everyone who is asked agrees" });

const ClockViewSchema = z
  .object({
    now: at.meta({ description: "The server's time when this was sent" }),
    stage: z.enum(["negotiation", "writing"]).nullable(),
    isNegotiation: z.boolean(),
    isTalkOpen: z.boolean(),
    deadline: at.nullable(),
    movedFrom: at.nullable().meta({
      description: "When the deadline was before it was moved for a vacation; null if it wasn't",
    }),
    left: z.int().nullable().meta({ description: "Milliseconds until the deadline; stopped while paused" }),
    isPaused: z.boolean(),
    pausedUntil: at.nullable(),
    pausedFor: z.string().nullable().meta({ description: "The reason given for the pause" }),
    isGrace: z.boolean(),
    isOverdue: z.boolean(),
    endsAt: at.nullable(),
    resolvesAt: at.nullable().meta({
      description: "Everyone is ready: when the phase is resolved unless someone takes it back",
    }),
    extensionLeft: z
      .number()
      .nullable()
      .meta({ description: "Minutes by which the phase may still be extended; null without a deadline" }),
    extension: z
      .object({
        minutes: z.number(),
        needed: z.int().meta({ description: "How many players have to agree" }),
        yourVote: z.boolean().nullable(),
        isYours: z.boolean().meta({ description: "Whether you asked" }),
      })
      .nullable()
      .meta({ description: "A request for more time, on which the players vote in secret" }),
  })
  .meta({ id: "ClockView" });

export const WaitingSchema = z
  .object({
    place: z.int().meta({ description: "Counted from 1" }),
    offer: z
      .object({
        powers: names.meta({ description: "What you would play; empty before the game" }),
        opens: at.meta({ description: "When you can take it" }),
        until: at,
      })
      .nullable()
      .meta({ description: "The place you are offered" }),
  })
  .meta({ id: "Waiting", description: "Your place on the waiting list" });

const YouSchema = z.object({
  name: z.string().nullable().meta({ description: "Your name in this game; null if you aren't in it" }),
  role: z.enum([...ROLES, "projector"]),
  seat: z.int().nullable(),
  isHost: z.boolean(),
  isReady: z.boolean().meta({ description: "Whether you have said that you're ready" }),
  vote: VoteSchema.nullable(),
  mayWait: z.boolean().meta({ description: "Whether you can join the waiting list" }),
  waiting: WaitingSchema.nullable().meta({ description: "Null if you aren't on the waiting list" }),
  may: z
    .array(z.enum(COMMAND_TYPES))
    .meta({ description: "The commands you can use now, as far as that doesn't depend on their details" }),
});

export const TableViewSchema = z
  .object({
    game: z.string(),
    status: z.enum(STATUSES),
    setup: SetupSchema,
    createdAt: at.nullable().meta({ description: "When it was set up, where that is known" }),
    you: YouSchema,
    players: names,
    playerCount: z.int().meta({ description: "How many players have joined, or hold a seat" }),
    waitingCount: z.int().meta({ description: "How many people are on the waiting list" }),
    botsOffered: z.boolean().meta({
      description: "Whether players have been missing for so long that anyone waiting can add bots",
    }),
    bots: z
      .array(BotSchema.extend({ id: z.string(), seat: z.int().nullable() }))
      .meta({ description: "The bots in the game; before it starts, some may have no seat yet" }),
    referees: names.meta({ description: "The game master, or the officers of a committee, by name" }),
    referee: z.string().nullable().meta({
      description: "The same in one text, in your language; null if there is none",
    }),
    host: z.string().nullable().meta({ description: "Who set up the game; null if that is hidden" }),
    spectators: names.meta({ description: "Hidden where players are" }),
    seats: z.array(SeatViewSchema),
    phase: z.string(),
    position: PositionSchema,
    occupiers: OccupiersSchema,
    clock: ClockViewSchema,
    sheets: z.array(SheetViewSchema),
    channels: z.array(ChannelSummarySchema),
    turns: z.array(TurnSummarySchema),
    lastPlayed: TurnViewSchema.nullable().meta({
      description: "The last turn resolved on the way to the current position",
    }),
    chronicle: z.array(ChronicleSchema),
    standings: z.array(StandingSchema),
    scores: z.array(SeatScoreSchema).nullable().meta({
      description: "The points of each seat, as if the game ended now; null without a scoring system",
    }),
    proposal: ProposalSchema.nullable(),
    absences: z
      .array(z.object({ turn: z.int(), phase: z.string(), powers: names, what: z.enum(["missed", "left"]) }))
      .meta({ description: "For the game master: absences that can be excused" }),
    ending: EndingSchema.nullable(),
    ratings: z.enum(["rated", "casual", "called-off", "bots", "short"]).nullable().meta({
      description:
        "Whether a rated game that is over counts for ratings, or why not, by how it was played; null for others",
    }),
    room: RoomViewSchema.nullable().meta({
      description: "The committee room around the board; null in games without one",
    }),
  })
  .meta({ id: "TableView", description: "A game as you may see it" });

export type Role = (typeof ROLES)[number];
export type ProposalEnd = (typeof PROPOSAL_ENDS)[number];
export type Vote = Output<typeof VoteSchema>;
export type SeatView = Output<typeof SeatViewSchema>;
export type SheetView = Output<typeof SheetViewSchema>;
/** One line of a sheet as its writer sees it: the order as understood, or what is wrong with it. */
export type Line = Output<typeof LineSchema>;
/** Something the writer may have overlooked, judging by the orders of their own powers alone. */
export type Warning = Output<typeof WarningSchema>;
export type ChannelSummary = Output<typeof ChannelSummarySchema>;
export type ChannelView = Output<typeof ChannelViewSchema>;
export type Chronicle = Output<typeof ChronicleSchema>;
export type Standing = Output<typeof StandingSchema>;
export type SeatScore = Output<typeof SeatScoreSchema>;
export type Ending = Output<typeof EndingSchema>;
export type TableView = Output<typeof TableViewSchema>;
