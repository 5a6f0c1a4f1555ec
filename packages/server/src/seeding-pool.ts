import { type Plan, planRound, type Tournament } from "@chancery/tournaments";
import type { Piscina } from "piscina";
import { backgroundThreads } from "./background-threads.ts";
import { Failure } from "./failures.ts";
import { QueueFull, WorkQueue } from "./work-queue.ts";

type Planned = ReturnType<typeof planRound>;

/** Smaller rounds take less time than a thread to start. */
const FEW = 15;
/** When to try again if too many are waiting, in seconds. */
const RETRY = 5;

/** A thread in which rounds of tournaments are drawn. It gives way to the games. */
export class SeedingPool {
  private readonly queue = new WorkQueue({ atOnce: 1, waiting: 20, perNetwork: 3 });
  private threads: Piscina<{ tournament: Tournament; plan: Plan }, Planned> | undefined;

  async plan(network: string, tournament: Tournament, plan: Plan): Promise<Planned> {
    if (tournament.players.length < FEW) return planRound(tournament, plan);
    this.threads ??= backgroundThreads(new URL("./seeding.ts", import.meta.url), {
      maxThreads: 1,
      idleTimeout: 10_000,
    });
    const { threads } = this;
    try {
      return await this.queue.run(network, () => threads.run({ tournament, plan }));
    } catch (error) {
      if (error instanceof QueueFull)
        throw new Failure("unavailable", "adjudication-busy", { retryAfter: RETRY });
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.threads?.destroy();
  }
}
