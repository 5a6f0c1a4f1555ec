import type { Bot } from "./bot.ts";
import { dumbBot } from "./dumbbot/dumbbot.ts";
import { REWRITE, V4 } from "./dumbbot/flavor.ts";
import { searchBot } from "./search/search.ts";

/** A bot that people can choose, and how many positions it looks at unless told otherwise. */
export interface Level {
  readonly bot: Bot;
  readonly budget: number;
}

export const LEVELS = ["dumbbot", "dumbbot-py", "beginner", "club", "master"] as const;
export type LevelName = (typeof LEVELS)[number];

const levels: Readonly<Record<LevelName, Level>> = {
  dumbbot: { bot: dumbBot(V4), budget: 1 },
  "dumbbot-py": { bot: dumbBot(REWRITE), budget: 1 },
  beginner: { bot: dumbBot(REWRITE), budget: 1 },
  club: { bot: searchBot, budget: 400 },
  master: { bot: searchBot, budget: 8000 },
};

export const levelNamed = (name: LevelName): Level => levels[name];
export const isLevel = (name: string): name is LevelName => LEVELS.some((each) => each === name);
