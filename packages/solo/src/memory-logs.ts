import type { Entry } from "@chancery/game";
import type { Logs } from "./host.ts";
import type { SoloCard } from "./wanted.ts";

/** Logs that last as long as the program: for tests, and for browsers that keep nothing. */
export class MemoryLogs implements Logs {
  readonly games = new Map<string, { readonly card: SoloCard; readonly entries: Entry[] }>();

  async load(game: string) {
    const log = this.games.get(game);
    return log ? { card: log.card, entries: [...log.entries] } : null;
  }

  async create(card: SoloCard, entries: readonly Entry[]) {
    this.games.set(card.game, { card, entries: [...entries] });
  }

  async append(game: string, entries: readonly Entry[]) {
    const log = this.games.get(game)?.entries;
    if (!log || entries[0].seq !== log.length + 1) return false;
    log.push(...entries);
    return true;
  }

  async remove(game: string) {
    this.games.delete(game);
  }
}
