import type { Context } from "./context.ts";
import { stored } from "./failures.ts";

/** How long an answer counts, in milliseconds: anyone may ask, and each look is a write to the disk. */
const COUNTS = 5_000;

/** Whether the data can be read and written. On a full disk, reading alone would still work. */
export class Health {
  private readonly context: Context;
  private at = Number.NEGATIVE_INFINITY;
  private last: Promise<void> = Promise.resolve();

  constructor(context: Context) {
    this.context = context;
  }

  /** Fails like any request if the data can't be used. */
  check(): Promise<void> {
    const now = this.context.now();
    if (now - this.at >= COUNTS) {
      this.at = now;
      this.last = this.look(now);
      // The request fails and says so.
      this.last.catch(() => undefined);
    }
    return this.last;
  }

  private async look(now: number): Promise<void> {
    const { deadlines, attempts } = this.context.store;
    stored(await deadlines.nextDeadline());
    stored(await attempts.count({ key: "health", now, window: COUNTS }));
  }
}
