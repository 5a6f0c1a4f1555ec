import type { BotQuestion } from "../bots/bot-thinking.ts";

/** Bots that go wrong, each in its own way. */
export default ({ bot: { level } }: BotQuestion): never => {
  if (level === "beginner") throw new Error("a bug in a bot");
  if (level === "club") process.exit(1);
  for (;;);
};
