import { z } from "zod";
import { at } from "../common.ts";
import type { Output } from "../data.ts";
import { ClockSchema, SetupSchema } from "./setup.ts";
import { STATUSES, TableViewSchema, WaitingSchema } from "./table.ts";

const status = z.enum(STATUSES);

const listed = {
  game: z.string(),
  name: z.string().optional().meta({ description: "What the players call the game" }),
  createdAt: at.optional(),
  status,
  variant: z.string(),
  rulebook: z.string(),
  seats: z.int(),
  players: z.int(),
  host: z.string().nullable().meta({ description: "Who set up the game; null if that is hidden" }),
  clock: ClockSchema,
};

const YourGameSchema = z
  .object({
    ...listed,
    phase: z.string(),
    deadline: at.nullable(),
    isPaused: z.boolean(),
    powers: z.array(z.string()),
    people: z.array(z.string()).meta({ description: "Who else plays, as far as you may know" }),
    waitingFor: z
      .array(z.string())
      .meta({ description: "Powers whose players aren't ready, as far as you may know" }),
    isYourTurn: z.boolean(),
    unread: z.int(),
    waiting: WaitingSchema.optional(),
  })
  .meta({ id: "YourGame" });

const OpenGameSchema = z.object(listed).meta({ id: "OpenGame" });

export const CursorSchema = z
  .string()
  .max(100)
  .regex(/^[\w.-]*$/, "bad-cursor");

/** One page of each list, after the game at which the previous one ended. */
export const PageSchema = z.strictObject({
  yours: CursorSchema.optional().meta({ description: "`next.yours` of the previous page" }),
  open: CursorSchema.optional().meta({ description: "`next.open` of the previous page" }),
  limit: z.coerce.number().int().min(1).max(100).default(50).meta({ description: "Games of each list" }),
});

export const ListsSchema = z
  .object({
    yours: z.array(YourGameSchema).meta({
      description:
        "On each page, those that wait for you first, then those with unread messages, then by deadline",
    }),
    open: z.array(OpenGameSchema).meta({ description: "Games that anyone can join" }),
    next: z
      .object({ yours: z.string().nullable(), open: z.string().nullable() })
      .meta({ description: "What to ask for next; null at the end of a list" }),
  })
  .meta({ id: "Lists" });

export const AddressesSchema = z.array(z.string()).meta({
  description: "Where to find the server, such as http://192.168.1.20:1901; empty if only this machine can",
});

export const InvitedSchema = z
  .object({ game: z.string(), status, setup: SetupSchema, seats: z.int(), players: z.int() })
  .meta({ id: "Invited", description: "The game an invitation is for" });

export const OfferedSchema = z
  .object({
    seat: z.int(),
    expires: at,
    isVotedOn: z.boolean().meta({ description: "Whether the other players decide who takes it over" }),
    table: TableViewSchema.meta({ description: "The game as a screen in the room shows it" }),
  })
  .meta({ id: "Offered", description: "The empty seat a link is for" });

export const SetupReadSchema = z
  .object({
    setup: SetupSchema.nullable().meta({ description: "With everything filled in" }),
    faults: z.array(z.object({ option: z.string(), what: z.string() })),
  })
  .meta({ id: "SetupRead", description: "Complete settings, or everything that is wrong with them" });

export type Page = Output<typeof PageSchema>;
export type Lists = Output<typeof ListsSchema>;
export type YourGame = Output<typeof YourGameSchema>;
export type OpenGame = Output<typeof OpenGameSchema>;
export type Invited = Output<typeof InvitedSchema>;
export type Offered = Output<typeof OfferedSchema>;
