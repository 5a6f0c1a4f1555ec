import { z } from "zod";
import { ClockSchema, SetupSchema } from "./setup.ts";
import { TableViewSchema } from "./table.ts";
import { at } from "./turn.ts";

const status = z.enum(["lobby", "playing", "ended"]);

const listed = {
  game: z.string(),
  status,
  variant: z.string(),
  rulebook: z.string(),
  seats: z.int(),
  players: z.int(),
  host: z.string().nullable().meta({ description: "Who set the table up; null if that is not to be known" }),
  clock: ClockSchema,
};

const YourGameSchema = z
  .object({
    ...listed,
    phase: z.string(),
    deadline: at.nullable(),
    isPaused: z.boolean(),
    powers: z.array(z.string()),
    isYourTurn: z.boolean(),
    unread: z.int(),
  })
  .meta({ id: "YourGame" });

const OpenGameSchema = z.object(listed).meta({ id: "OpenGame" });

export const AddressesSchema = z.array(z.string()).meta({
  description:
    "Where the server is found, such as http://192.168.1.20:1901; empty if only from its own machine",
});

export const ListsSchema = z
  .object({
    yours: z
      .array(YourGameSchema)
      .meta({ description: "Of this page those that wait for you first, then by deadline" }),
    open: z.array(OpenGameSchema).meta({ description: "Tables that anybody may join" }),
    next: z
      .object({ yours: z.string().nullable(), open: z.string().nullable() })
      .meta({ description: "To be asked for next; null at the end of a list" }),
  })
  .meta({ id: "Lists" });

export const InvitedSchema = z
  .object({ game: z.string(), status, setup: SetupSchema, seats: z.int(), players: z.int() })
  .meta({ id: "Invited", description: "To what an invitation leads" });

export const OfferedSchema = z
  .object({
    seat: z.int(),
    expires: at,
    table: TableViewSchema.meta({ description: "The table as a screen in the room shows it" }),
  })
  .meta({ id: "Offered", description: "To what a link to an empty seat leads" });

export const SetupReadSchema = z
  .object({
    setup: SetupSchema.nullable().meta({ description: "With everything that was left out" }),
    faults: z.array(z.object({ option: z.string(), what: z.string() })),
  })
  .meta({ id: "SetupRead", description: "A setup in full, or all that is wrong with it" });
