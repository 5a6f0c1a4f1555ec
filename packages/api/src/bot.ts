import { z } from "zod";
import type { Output } from "./data.ts";

/** How well a bot plays. */
export const BOT_LEVELS = ["beginner", "club", "master"] as const;

/** How a bot plays: takes risks, avoids them, or stands by its neighbors. */
export const BOT_CHARACTERS = ["bold", "cautious", "loyal"] as const;

export const BotLevelSchema = z.enum(BOT_LEVELS).meta({ description: "How well a bot plays" });
export const BotCharacterSchema = z.enum(BOT_CHARACTERS).meta({ description: "How a bot plays" });

export const BotSchema = z
  .object({ level: BotLevelSchema, character: BotCharacterSchema })
  .meta({ id: "Bot", description: "A computer player" });

export type BotLevel = (typeof BOT_LEVELS)[number];
export type BotCharacter = (typeof BOT_CHARACTERS)[number];
export type Bot = Output<typeof BotSchema>;
