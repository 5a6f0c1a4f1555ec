/** Lists that pages need too. Nothing is imported here: a schema library would come with it. */

/** How well a bot plays, the weakest first. */
export const BOT_LEVELS = ["beginner", "people", "club", "master"] as const;

/** How a bot plays: takes risks, avoids them, or stands by its neighbors. */
export const BOT_CHARACTERS = ["bold", "cautious", "loyal"] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];
export type BotCharacter = (typeof BOT_CHARACTERS)[number];
