import { setImmediate } from "node:timers/promises";
import { RETENTION_KINDS } from "@chancery/api";
import { ok } from "@chancery/engine";
import type { Backfill } from "@chancery/store";
import type { Context } from "../context.ts";
import { listingOf } from "../games/listing.ts";
import { addOlderResults, judgeOlder, rateEnded } from "../ratings/rating-round.ts";
import { CLEANUP, DAY, retentionDays, type StepByStep } from "./retention.ts";

const INTERVAL = DAY / 4;
/** How long the log of a finished game stays as it is, since people still look at it. */
const UNPACKED = 3 * DAY;

/** Clears away what nobody needs anymore, when a server starts and every few hours. */
export class Housekeeping {
  private readonly context: Context;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isRunning = false;

  constructor(context: Context) {
    this.context = context;
  }

  start(): void {
    this.isRunning = true;
    this.round = this.backfill("listings", () => this.list()).then(() => this.tidy());
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.tidy());
    }, INTERVAL).unref();
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.timer);
    await this.round;
  }

  /** Adds, once, what older games and restored backups don't have. */
  private async backfill(name: Backfill, work: () => Promise<boolean>): Promise<void> {
    const { backfills } = this.context.store;
    const known = await backfills.isDone(name);
    if (known.ok && !known.value && (await work())) await backfills.markDone(name);
  }

  private list(): Promise<boolean> {
    const { store, tables } = this.context;
    return this.stepByStep(async (after) => {
      const missing = await store.listings.missing(after);
      if (!missing.ok) return missing;
      for (const game of missing.value.games) {
        if (!this.isRunning) break;
        const hosted = await tables.load(game);
        if (!hosted.ok) return hosted;
        const listing = listingOf(null, hosted.value);
        const added = listing ? await store.listings.add(game, listing) : hosted;
        if (!added.ok) return added;
        await setImmediate();
      }
      return ok(missing.value.last);
    });
  }

  private async tidy(): Promise<void> {
    const { store, limits, now } = this.context;
    const over = now() - UNPACKED;
    await this.stepByStep(() => store.games.packEnded(over));
    await this.backfill("results", () => addOlderResults(this.context, (step) => this.stepByStep(step)));
    await this.backfill("judged", () => judgeOlder(this.context, (step) => this.stepByStep(step)));
    await rateEnded(this.context, (step) => this.stepByStep(step));
    const days = retentionDays(limits);
    for (const kind of RETENTION_KINDS)
      await CLEANUP[kind](this.context, now() - days[kind] * DAY, (step) => this.stepByStep(step));
  }

  /** Takes small steps until there are no more, and lets others work in between. What fails waits for the next round. */
  private async stepByStep(step: Parameters<StepByStep>[0]): Promise<boolean> {
    for (let after: string | null = ""; after !== null; ) {
      if (!this.isRunning) return false;
      const next = await step(after);
      if (!next.ok) return false;
      after = next.value;
      await setImmediate();
    }
    return true;
  }
}
