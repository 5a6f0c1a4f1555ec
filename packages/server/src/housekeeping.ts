import { setImmediate } from "node:timers/promises";
import { RETENTION_KINDS } from "@chancery/api";
import type { Context } from "./context.ts";
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
    const over = now() - UNPACKED;
    await this.stepByStep(() => store.games.packEnded(over));
    const days = retentionDays(limits);
    for (const kind of RETENTION_KINDS)
      await CLEANUP[kind](this.context, now() - days[kind] * DAY, (step) => this.stepByStep(step));
  }

  /** Takes small steps until there are no more, and lets others work in between. What fails waits for the next round. */
  private async stepByStep(step: Parameters<StepByStep>[0]): Promise<void> {
    for (let after: string | null = ""; after !== null && this.isRunning; ) {
      const next = await step(after);
      if (!next.ok) return;
      after = next.value;
      await setImmediate();
    }
  }
}
