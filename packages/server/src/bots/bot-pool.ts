import type { playSeat } from "@chancery/bots";
import type { Piscina } from "piscina";
import { backgroundThreads } from "../load/background-threads.ts";
import { spareProcessors } from "../load/spare-processors.ts";
import { type Payer, Usage } from "../load/usage.ts";
import { WorkQueue } from "../load/work-queue.ts";
import type { BotQuestion } from "./bot-thinking.ts";

export interface BotOptions {
  /** How many strong bots think at the same time; if left out, one processor is left to everything else. */
  readonly threads?: number;
  /** How long a bot may think, in milliseconds. */
  readonly timeout?: number;
  /** The module that thinks. */
  readonly thinking?: URL;
  /** How many Masters' turns one person may have at once; about 1.4 times as many a minute all the time. */
  readonly masters?: number;
  /** How long before a deadline a strong bot that isn't done is replaced by a quick one, in milliseconds. */
  readonly spare?: number;
}

type BotCommands = ReturnType<typeof playSeat>;
type Level = BotQuestion["bot"]["level"];

/** How long a bot may think by default: many times what the strongest takes. */
const TIMEOUT = 15_000;
/** Threads without work end after this time, in milliseconds. */
const IDLE = 30_000;
/** How many bots may wait for a thread. */
const WAITING = 400;
const MASTERS = 60;

/**
 * Threads in which bots think, for whoever has used least next. They give way to whatever else the machine has to do.
 * Quick bots have a thread of their own, so they never wait until a strong one is done.
 */
export class BotPool {
  private readonly threads: Piscina<BotQuestion, BotCommands>;
  private readonly timeout: number;
  private readonly quick: WorkQueue;
  private readonly strong: WorkQueue;
  /** How many Masters' turns people have had lately. */
  private readonly masters: Usage;
  private readonly most: number;
  /** Ends all bots that are still thinking. */
  private readonly end = new AbortController();

  constructor(
    usage: Usage,
    {
      threads = spareProcessors(),
      timeout = TIMEOUT,
      thinking = new URL("./bot-thinking.ts", import.meta.url),
      masters = MASTERS,
    }: BotOptions = {},
  ) {
    this.timeout = timeout;
    this.quick = new WorkQueue({ atOnce: 1, waiting: WAITING, usage });
    this.strong = new WorkQueue({ atOnce: threads, waiting: WAITING, usage });
    this.masters = new Usage(usage.now);
    this.most = masters;
    this.threads = backgroundThreads(thinking, { minThreads: 0, maxThreads: threads + 1, idleTimeout: IDLE });
  }

  /** Whether a person has had so many Masters' turns lately that they have to wait. */
  hasHadEnough(person: string): boolean {
    return this.masters.of(person) >= this.most;
  }

  /**
   * What a bot does. Rejects if it fails, takes too long or is no longer wanted, or if too many wait and its payer has used
   * most. The question is made, and the bot's time begins, when it gets a thread.
   */
  ask(
    level: Level,
    payer: Payer,
    question: () => Promise<BotQuestion>,
    wanted: AbortSignal,
  ): Promise<BotCommands> {
    const queue = level === "master" ? this.strong : this.quick;
    return queue.run(payer, async () => {
      wanted.throwIfAborted();
      if (level === "master") this.masters.charge({ isKnown: true, keys: payer.keys.slice(-1) }, 1);
      const asked = await question();
      const signal = AbortSignal.any([this.end.signal, wanted, AbortSignal.timeout(this.timeout)]);
      return this.threads.run(asked, { signal });
    });
  }

  close(): Promise<void> {
    this.end.abort();
    return this.threads.destroy();
  }
}
