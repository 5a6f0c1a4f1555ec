import { type BotCommand, loadLevels, playSeat } from "@chancery/bots";
import { type GameChoice, type OpenGame, openVariant } from "@chancery/contract";
import { BrokenInvariant } from "@chancery/engine";
import type { Task } from "./task.ts";

export function opened(game: GameChoice): OpenGame {
  const found = openVariant(game);
  if (!found.ok) throw new BrokenInvariant(JSON.stringify(found.error));
  return found.value;
}

/** What a bot does on its seat. */
export type Thought = readonly BotCommand[];

export async function think({ game, sight, bot }: Task): Promise<Thought> {
  await loadLevels(bot.level);
  return playSeat(opened(game), sight, bot);
}
