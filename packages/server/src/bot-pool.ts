import type { playSeat } from "@chancery/bots";
import type { Piscina } from "piscina";
import { backgroundThreads } from "./background-threads.ts";
import type { BotQuestion } from "./bot-thinking.ts";
import { spareProcessors } from "./spare-processors.ts";
import { WorkQueue } from "./work-queue.ts";

export interface BotOptions {
  /** How many bots think at the same time; if left out, one processor is left to everything else. */
  readonly threads?: number;
  /** How long a bot may think, in milliseconds. */
  readonly timeout?: number;
  /** The module that thinks. */
  readonly thinking?: URL;
}

/** How long a bot may think by default: many times what the strongest takes. */
const TIMEOUT = 15_000;
/** Threads without work end after this time, in milliseconds. */
const IDLE = 30_000;

/** Threads in which bots think. They give way to whatever else the machine has to do. */
export class BotPool {
  private readonly threads: Piscina<BotQuestion, ReturnType<typeof playSeat>>;
  private readonly timeout: number;
  private readonly queue: WorkQueue;
  /** Ends all bots that are still thinking. */
  private readonly end = new AbortController();

  constructor({
    threads = spareProcessors(),
    timeout = TIMEOUT,
    thinking = new URL("./bot-thinking.ts", import.meta.url),
  }: BotOptions = {}) {
    this.timeout = timeout;
    // The games in hand are few, so their bots can all wait.
    const all = Number.POSITIVE_INFINITY;
    this.queue = new WorkQueue({ atOnce: threads, waiting: all, perNetwork: all });
    this.threads = backgroundThreads(thinking, { minThreads: 0, maxThreads: threads, idleTimeout: IDLE });
  }

  /** What a bot does. Rejects if it fails, or takes too long; its time begins when it gets a thread. */
  ask(question: BotQuestion): Promise<ReturnType<typeof playSeat>> {
    return this.queue.run("bots", () => {
      const signal = AbortSignal.any([this.end.signal, AbortSignal.timeout(this.timeout)]);
      return this.threads.run(question, { signal });
    });
  }

  close(): Promise<void> {
    this.end.abort();
    return this.threads.destroy();
  }
}
