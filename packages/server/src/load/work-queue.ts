import { Line } from "./line.ts";
import type { Payer, Usage } from "./usage.ts";

interface QueueOptions {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /** How much may wait. */
  readonly waiting: number;
  readonly usage: Usage;
}

/** Work that takes its time elsewhere, such as in a thread, and waits in a line until there is room for it. */
export class WorkQueue {
  private readonly atOnce: number;
  private readonly usage: Usage;
  private readonly line: Line;
  private running = 0;

  constructor({ atOnce, waiting, usage }: QueueOptions) {
    this.atOnce = atOnce;
    this.usage = usage;
    this.line = new Line(usage, waiting);
  }

  async run<T>(payer: Payer, work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await new Promise<void>((start, refuse) => this.line.enter({ payer, start, refuse }));
    // Who has work in progress isn't light until it ends.
    const { usual } = this.line;
    this.charge(payer, usual);
    const began = this.usage.now();
    try {
      return await work();
    } finally {
      const cost = this.usage.now() - began;
      this.charge(payer, cost - usual);
      this.line.learn(cost);
      if (!this.line.startNext()) this.running -= 1;
    }
  }

  private charge(payer: Payer, time: number): void {
    this.usage.charge(payer, time);
    this.line.charge(payer, time);
  }
}
