import { setImmediate } from "node:timers/promises";
import type { Trouble } from "@chancery/store";
import type { Context } from "./context.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const INTERVAL = 6 * HOUR;
/** How long the log of a finished game stays as it is, since people still look at it. */
const UNPACKED = 3 * DAY;
/** How long a sent notice is remembered, so that it isn't sent again. */
const REMEMBERED = 30 * DAY;

type Step = Promise<
  { readonly ok: true; readonly value: string | null } | { readonly ok: false; readonly error: Trouble }
>;

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
    this.round = this.tidy();
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.tidy());
    }, INTERVAL).unref();
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.timer);
    await this.round;
  }

  private async tidy(): Promise<void> {
    const { store, limits, now } = this.context;
    await store.outbox.purge(now() - REMEMBERED);
    await store.attempts.purge(now());
    const over = now() - UNPACKED;
    await this.stepByStep(() => store.games.packEnded(over));
    // Guests who never did anything.
    const idle = now() - limits.guestDays * DAY;
    await this.stepByStep((after) => store.persons.removeIdle({ since: idle, after }));
  }

  /** Takes small steps until there are no more, and lets others work in between. What fails waits for the next round. */
  private async stepByStep(step: (after: string) => Step): Promise<void> {
    for (let after: string | null = ""; after !== null && this.isRunning; ) {
      const next = await step(after);
      if (!next.ok) return;
      after = next.value;
      await setImmediate();
    }
  }
}
