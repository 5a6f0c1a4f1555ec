/** How well bots play, the weakest first. */
export const BOT_LEVELS = ["beginner", "club", "master"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
