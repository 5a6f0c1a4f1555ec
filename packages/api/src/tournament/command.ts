import { z } from "zod";
import type { Input, Output } from "../data.ts";
import { reason } from "../games/reason.ts";
import { EmailSchema, NameSchema } from "../people/person.ts";
import { BoardResultSchema } from "./result.ts";
import { LEFT_OVERS, TournamentSettingsSchema } from "./settings.ts";

const player = z.string().max(20).meta({ description: "The id of a player in the tournament" });
const round = z.int().min(1).max(100);
const board = z.int().min(1).max(200);

const entry = {
  club: z.string().trim().max(60).default(""),
  preferences: z
    .array(z.string().max(100))
    .max(34)
    .default([])
    .meta({ description: "Powers the player would like, the favorite first" }),
  playsTwice: z.boolean().default(false).meta({ description: "Whether they would play on two boards" }),
};

export const EntrantSchema = z.strictObject({
  name: NameSchema,
  email: EmailSchema.nullable().default(null).meta({ description: "Seen by the directors only" }),
  ...entry,
});

const ArrangedBoardSchema = z.strictObject({
  players: z.array(player).max(34).meta({ description: "By power, in the order of `game.powers`" }),
  isLocked: z.boolean().default(false).meta({ description: "Stays as it is when boards are drawn again" }),
});

const command = <T extends string, S extends z.ZodRawShape>(type: T, fields: S, summary: string) =>
  z.strictObject({ type: z.literal(type), ...fields }).meta({ description: summary });

/** What people can do in a tournament. */
export const TournamentCommandSchema = z
  .discriminatedUnion("type", [
    command("register", entry, "Sign up as a player"),
    command("claim", { code: z.string().max(40) }, "Say with your code which of the players you are"),
    command("withdraw", { player: player.optional() }, "Withdraw; directors also withdraw others"),
    command("reinstate", { player }, "Let a player who withdrew play again"),
    command("add", { players: z.array(EntrantSchema).min(1).max(500) }, "Add players"),
    command(
      "import",
      { text: z.string().max(60_000) },
      "Add players from a list: one a line, or CSV with name, email, club and powers",
    ),
    command(
      "change-player",
      { player, ...EntrantSchema.partial().shape },
      "Change what is known of a player",
    ),
    command("open-registration", { isOpen: z.boolean() }, "Open or close registration"),
    command("settings", { settings: TournamentSettingsSchema }, "Change the settings"),
    command(
      "block",
      { pairs: z.array(z.tuple([player, player])).max(500) },
      "Say which players should never meet",
    ),
    command("away", { player, isAway: z.boolean() }, "Say who isn't there for the next round"),
    command(
      "draw",
      {
        leftOver: z.enum(LEFT_OVERS).optional(),
        seed: z.int().min(0).max(2_147_483_647).optional(),
        isTopBoard: z.boolean().default(false),
      },
      "Draw the boards of the next round, or draw those again that aren't locked",
    ),
    command("arrange", { round, boards: z.array(ArrangedBoardSchema).max(200) }, "Change boards by hand"),
    command("confirm", { online: z.boolean() }, "Confirm the boards; online, a game is created for each"),
    command(
      "result",
      { round, board, result: BoardResultSchema, reason: reason.optional() },
      "Enter the result of a board, or correct it with a reason",
    ),
    command(
      "substitute",
      { round, board, player: z.string().max(100), by: z.string().max(100) },
      "Let somebody play in the place of a player who isn't there, until the first turn of an online game is resolved, " +
        "or the result of a board is entered",
    ),
    command("finish", {}, "End the tournament"),
    command("undo", {}, "Undo what a director did last"),
    command("redo", {}, "Do again what was undone last"),
    command("invite-director", {}, "Make a link for another director; its secret is in the answer, once"),
    command("direct", { token: z.string().max(200) }, "Become a director with the secret of a link"),
  ])
  .meta({ id: "TournamentCommand" });

export type TournamentCommandRequest = Output<typeof TournamentCommandSchema>;
export type TournamentCommandInput = Input<typeof TournamentCommandSchema>;
export type Entrant = Output<typeof EntrantSchema>;
