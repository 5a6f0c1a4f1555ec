import { type Plan, planRound, type Tournament } from "@chancery/tournaments";
import type { Piscina } from "piscina";
import { backgroundThreads } from "../load/background-threads.ts";
import type { Usage } from "../load/usage.ts";
import { WorkQueue } from "../load/work-queue.ts";

type Planned = ReturnType<typeof planRound>;

/** Smaller rounds take less time than a thread to start. */
const FEW = 15;

/** A thread in which rounds of tournaments are drawn. It gives way to the games. */
export class SeedingPool {
  private readonly usage: Usage;
  private readonly queue: WorkQueue;
  private threads: Piscina<{ tournament: Tournament; plan: Plan }, Planned> | undefined;

  constructor(usage: Usage) {
    this.usage = usage;
    this.queue = new WorkQueue({ atOnce: 1, waiting: 20, usage });
  }

  async plan(tournament: Tournament, plan: Plan): Promise<Planned> {
    if (tournament.players.length < FEW) return this.usage.measure(() => planRound(tournament, plan));
    this.threads ??= backgroundThreads(new URL("./seeding.ts", import.meta.url), {
      maxThreads: 1,
      idleTimeout: 10_000,
    });
    const { threads } = this;
    return this.queue.run(this.usage.payer, () => threads.run({ tournament, plan }));
  }

  async close(): Promise<void> {
    await this.threads?.destroy();
  }
}
