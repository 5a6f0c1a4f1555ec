import { z } from "zod";
import type { Input, Output } from "../data.ts";
import { FailureSchema, gameFailures, RefusalSchema, refusals } from "../failure.ts";
import { CommandSchema } from "../games/command.ts";
import {
  AddressesSchema,
  InvitedSchema,
  ListsSchema,
  OfferedSchema,
  PageSchema,
  SetupReadSchema,
} from "../games/lists.ts";
import { SetupInputSchema } from "../games/setup.ts";
import { TableViewSchema } from "../games/table.ts";
import { GameParams } from "../params.ts";
import type { Routes } from "../route.ts";

const tags = ["games"];

const NewGameSchema = z.strictObject({
  setup: SetupInputSchema,
  role: z
    .enum(["player", "referee", "spectator"])
    .default("player")
    .meta({ description: "Your role there, besides being its host; referee only if the settings have one" }),
  isOpen: z.boolean().default(false).meta({ description: "Whether it is listed for everyone to join" }),
});

const CreatedSchema = z
  .object({
    table: TableViewSchema,
    invitation: z.string().meta({ description: "The secret of the link people join with" }),
  })
  .meta({ id: "Created" });

const CommandAnswerSchema = z
  .object({
    table: TableViewSchema.nullable().meta({
      description: "The game afterwards; null if you can no longer see it",
    }),
    token: z.string().exactOptional().meta({ description: "The secret of the link you asked for" }),
  })
  .meta({ id: "CommandAnswer", description: "The answer to a command" });

/** Hosting and finding games, inviting people, and sending commands. */
export const gameRoutes = {
  "GET /api/games": {
    tags,
    summary: "Your games, and those open to everyone",
    description:
      "Games in progress first, then games that haven't started, then finished ones; page by page.",
    querystring: PageSchema,
    response: { 200: ListsSchema, 400: FailureSchema, 429: FailureSchema },
  },
  "POST /api/games": {
    tags,
    summary: "Host a game",
    description:
      "The answer has the game and the secret of its invitation. If the settings are wrong, it lists everything that is.",
    body: NewGameSchema,
    response: { 201: CreatedSchema, ...refusals },
  },
  "POST /api/setups": {
    tags,
    summary: "Read game settings: preset and rulebook fill in the rest",
    description: "For forms: the complete settings, or everything that is wrong with them by field.",
    body: z.strictObject({ setup: SetupInputSchema }),
    response: { 200: SetupReadSchema, 400: FailureSchema, 429: FailureSchema },
  },
  "POST /api/games/{id}/commands": {
    tags,
    summary: "Do something in a game",
    description:
      "`you.may` of the game says which types you can use now. The answer has the game as it is afterwards.",
    params: GameParams,
    body: CommandSchema,
    response: { 200: CommandAnswerSchema, ...refusals },
  },
  "GET /api/games/{id}/invitation": {
    tags,
    summary: "The secret of the link people join with, for the host and the game master",
    params: GameParams,
    response: {
      200: z.object({ invitation: z.string(), addresses: AddressesSchema }),
      401: FailureSchema,
      403: RefusalSchema,
      ...gameFailures,
    },
  },
  "POST /api/games/{id}/invitation": {
    tags,
    summary: "Look at the game an invitation is for",
    params: GameParams,
    body: z.strictObject({ invitation: z.string().max(200) }),
    response: { 200: InvitedSchema, 400: FailureSchema, ...gameFailures },
  },
  "POST /api/games/{id}/offer": {
    tags,
    summary: "Look at the empty seat a link is for",
    params: GameParams,
    body: z.strictObject({ token: z.string().max(200) }),
    response: { 200: OfferedSchema, 400: FailureSchema, 409: RefusalSchema, ...gameFailures },
  },
} as const satisfies Routes;

/** The settings of a game to be hosted. */
export type NewGame = Input<typeof NewGameSchema>;
export type Created = Output<typeof CreatedSchema>;
export type CommandAnswer = Output<typeof CommandAnswerSchema>;
