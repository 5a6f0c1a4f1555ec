import { setTimeout } from "node:timers/promises";
import { fail } from "@chancery/engine";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";

/** How long an answer counts, in milliseconds: anyone may ask, and each look is a write to the disk. */
const COUNTS = 5_000;

/** How long the data may take, in milliseconds: whoever looks after the server should hear of it soon. */
const PATIENCE = 2_500;

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
    const { steady } = this.context.heartbeat;
    if (steady() - this.at >= COUNTS) {
      this.at = steady();
      this.last = this.inTime();
      // The request fails and says so.
      this.last.catch(() => undefined);
    }
    return this.last;
  }

  private async inTime(): Promise<void> {
    const over = new AbortController();
    const late = setTimeout(PATIENCE, undefined, { signal: over.signal }).then(
      () => stored(fail({ code: "unavailable", detail: "ETIMEDOUT" })),
      () => undefined,
    );
    const looked = this.look();
    // It may fail long after it was given up.
    looked.catch(() => undefined);
    await Promise.race([looked, late]).finally(() => over.abort());
  }

  private async look(): Promise<void> {
    const { deadlines, attempts } = this.context.store;
    const now = this.context.now();
    stored(await deadlines.nextDeadline());
    stored(await attempts.count({ key: "health", now, window: COUNTS }));
  }
}
