import { type BotSeat, loadLevels, playSeat, type SeatSight } from "@chancery/bots";
import { Reader } from "@chancery/bots/talk";
import { inLanguage, type OpenGame, openVariant } from "@chancery/contract";
import { BrokenInvariant } from "@chancery/engine";

/** What a bot is asked: what to do on its seat in a game. */
export interface BotQuestion {
  readonly game: {
    readonly variant: string;
    readonly rulebook: string;
    readonly options: Readonly<Record<string, unknown>>;
  };
  readonly sight: SeatSight;
  readonly bot: BotSeat;
}

/** Games that were opened last. */
const opened = new Map<string, OpenGame & { readonly reader: Reader }>();
const MOST = 16;

/** Runs in a thread of its own, so that nobody waits while a bot thinks. */
export default async ({ game, sight, bot }: BotQuestion): Promise<ReturnType<typeof playSeat>> => {
  await loadLevels(bot.level);
  return playSeat(gameFor(game), sight, bot);
};

function gameFor(asked: BotQuestion["game"]): OpenGame & { readonly reader: Reader } {
  const key = JSON.stringify(asked);
  const known = opened.get(key);
  if (known) return known;
  const game = openVariant(asked);
  if (!game.ok) throw new BrokenInvariant(JSON.stringify(game.error));
  if (opened.size >= MOST) opened.clear();
  const talking = { ...game.value, reader: new Reader(inLanguage(game.value, "de").notation) };
  opened.set(key, talking);
  return talking;
}
