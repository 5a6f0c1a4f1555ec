import { z } from "zod";

const at = z.int().meta({ description: "A moment, in milliseconds since 1970" });

const PositionSchema = z.looseObject({ phase: z.string() }).meta({ description: "A position, in names" });

const SheetSchema = z.looseObject({
  text: z.string().nullable(),
  receipt: z.looseObject({}).nullable(),
});

const ChannelSummarySchema = z.object({
  name: z.string(),
  parties: z.array(z.string()),
  count: z.int(),
  unread: z.int(),
  at: at.nullable(),
});

export const ChannelViewSchema = ChannelSummarySchema.extend({
  messages: z.array(z.object({ at, from: z.string(), text: z.string() })),
}).meta({ description: "A conversation" });

export const TurnViewSchema = z
  .looseObject({
    number: z.int(),
    phase: z.string(),
    at,
    how: z.string(),
    isOnLine: z.boolean(),
    isPlayed: z.boolean(),
    position: PositionSchema,
    result: z.looseObject({}).nullable(),
    sheets: z.array(SheetSchema).meta({ description: "Your own, until the game is over" }),
  })
  .meta({ description: "A phase as it was played, with all results and reasons" });

/** Described as far as programs need it; `TableView` in packages/game has every field. */
export const TableViewSchema = z
  .looseObject({
    game: z.string(),
    status: z.enum(["lobby", "playing", "ended"]),
    setup: z.looseObject({ variant: z.string(), rulebook: z.string() }),
    you: z.looseObject({
      name: z.string().nullable(),
      role: z.string(),
      seat: z.int().nullable(),
      isHost: z.boolean(),
    }),
    players: z.array(z.string()),
    playerCount: z.int(),
    referee: z.string().nullable(),
    host: z.string().nullable(),
    spectators: z.array(z.string()),
    seats: z.array(
      z.looseObject({
        seat: z.int(),
        powers: z.array(z.string()),
        player: z.string().nullable(),
        isYours: z.boolean(),
        isReady: z.boolean().nullable(),
      }),
    ),
    phase: z.string(),
    position: PositionSchema,
    clock: z.looseObject({ stage: z.string().nullable(), deadline: at.nullable() }),
    sheets: z.array(SheetSchema),
    channels: z.array(ChannelSummarySchema),
    turns: z.array(z.looseObject({ number: z.int(), phase: z.string() })),
    lastPlayed: TurnViewSchema.nullable(),
    chronicle: z.array(z.looseObject({})),
    standings: z.array(z.looseObject({})),
    ending: z.looseObject({ how: z.string() }).nullable(),
  })
  .meta({ description: "The table as you may see it" });

const ListedSchema = z.object({
  game: z.string(),
  status: z.enum(["lobby", "playing", "ended"]),
  variant: z.string(),
  rulebook: z.string(),
  seats: z.int(),
  players: z.int(),
  host: z.string().nullable().meta({ description: "Who set the table up; null if that is not to be known" }),
  clock: z.looseObject({ kind: z.enum(["live", "correspondence", "referee"]) }),
});

export const ListsSchema = z.object({
  yours: z
    .array(
      ListedSchema.extend({
        phase: z.string(),
        deadline: at.nullable(),
        isPaused: z.boolean(),
        powers: z.array(z.string()),
        isYourTurn: z.boolean(),
        unread: z.int(),
      }),
    )
    .meta({ description: "Those that wait for you first, then by deadline" }),
  open: z.array(ListedSchema).meta({ description: "Tables that anybody may join" }),
});

export const InvitedSchema = z
  .object({
    game: z.string(),
    status: z.string(),
    setup: z.looseObject({}),
    seats: z.int(),
    players: z.int(),
  })
  .meta({ description: "To what an invitation leads" });

export const OfferedSchema = z
  .object({
    seat: z.int(),
    expires: at,
    table: TableViewSchema.meta({ description: "The table as a screen in the room shows it" }),
  })
  .meta({ description: "To what a link to an empty seat leads" });

export const SetupReadSchema = z
  .object({
    setup: z.looseObject({}).nullable().meta({ description: "With everything that was left out" }),
    faults: z.array(z.object({ option: z.string(), what: z.string() })),
  })
  .meta({ description: "A setup in full, or all that is wrong with it" });

export const ReceiptSchema = z.strictObject({
  game: z.string(),
  turn: z.int(),
  phase: z.string(),
  power: z.string(),
  version: z.int(),
  at,
  digest: z.string(),
});
