import { z } from "zod";
import { BOT_CHARACTERS, BOT_LEVELS } from "../constants.ts";
import type { Output } from "../data.ts";

export { BOT_CHARACTERS, BOT_LEVELS, type BotCharacter, type BotLevel } from "../constants.ts";

export const BotLevelSchema = z.enum(BOT_LEVELS).meta({ description: "How well a bot plays" });
export const BotCharacterSchema = z.enum(BOT_CHARACTERS).meta({ description: "How a bot plays" });

export const BotSchema = z
  .object({ level: BotLevelSchema, character: BotCharacterSchema })
  .meta({ id: "Bot", description: "A computer player" });

export type Bot = Output<typeof BotSchema>;
