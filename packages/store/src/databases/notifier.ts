import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import type { Update } from "../games/subscribers.ts";

export const CHANNEL = "chancery";

/** How long to wait before trying again, in milliseconds. */
const PAUSE = 200;

/**
 * Tells all processes what was committed here; what arrives while it's sending goes out together afterwards. It does so
 * outside of the transactions it reports: one that notifies commits alone, so that all others would wait while the
 * disk writes for it, and not be written with it. If a process dies in between, its end is told as a gap
 * (`outages.ts`).
 */
export class Notifier {
  private readonly pool: Pool;
  private waiting: Update[] = [];
  private running: Promise<void> | null = null;
  private isClosing = false;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  tell(news: readonly Update[]): void {
    if (news.length === 0) return;
    this.waiting.push(...news);
    this.running ??= this.work();
  }

  /** Says what is left to say, if anyone hears it. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.running;
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      const news = this.waiting;
      this.waiting = [];
      try {
        await this.pool.query(NOTIFY, [CHANNEL, news.map(formatUpdate)]);
      } catch {
        if (this.isClosing) break;
        this.waiting.unshift(...news);
        await setTimeout(PAUSE);
      }
    }
    this.running = null;
  }
}

const NOTIFY = "select pg_notify($1, said) from unnest($2::text[]) as said";

const formatUpdate = (update: Update): string =>
  JSON.stringify(update.kind === "gap" ? [] : [update.game, update.version]);

export function parseUpdate(payload: string): Update {
  const [game, version] = JSON.parse(payload);
  return game === undefined ? { kind: "gap" } : { kind: "appended", game, version };
}
