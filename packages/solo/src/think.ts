import { type BotCommand, loadLevels, playSeat } from "@chancery/bots";
import { Reader } from "@chancery/bots/talk";
import { type GameChoice, inLanguage, type OpenGame, openVariant } from "@chancery/contract";
import { BrokenInvariant } from "@chancery/engine";
import type { Task } from "./task.ts";

export function opened(game: GameChoice): OpenGame {
  const found = openVariant(game);
  if (!found.ok) throw new BrokenInvariant(JSON.stringify(found.error));
  return found.value;
}

/** What a bot does on its seat. */
export type Thought = readonly BotCommand[];

/** Readers of the games that are played. */
const readers = new WeakMap<OpenGame, Reader>();

/** Reads messages in the languages that are at hand. */
function readerFor(game: OpenGame): Reader {
  const known = readers.get(game);
  if (known) return known;
  const reader = new Reader(inLanguage(game, "de").notation);
  readers.set(game, reader);
  return reader;
}

export async function think({ game, sight, bot }: Task): Promise<Thought> {
  await loadLevels(bot.level);
  const table = opened(game);
  return playSeat({ ...table, reader: readerFor(table) }, sight, bot);
}
