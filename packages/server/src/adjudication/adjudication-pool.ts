import type { Piscina } from "piscina";
import { Failure } from "../http/failures.ts";
import { backgroundThreads } from "../load/background-threads.ts";
import { spareProcessors } from "../load/spare-processors.ts";
import type { Payer, Usage } from "../load/usage.ts";
import { WorkQueue } from "../load/work-queue.ts";
import type { Answer, Question } from "./adjudicating.ts";

export interface AdjudicationOptions {
  /** How long one request may take, in milliseconds. */
  readonly timeout?: number;
  /** How many requests may wait. */
  readonly waiting?: number;
  /** The module that adjudicates. */
  readonly adjudicating?: URL;
}

const THREADS = spareProcessors(4);
/** Many times what the largest request takes, and a thread takes to start. */
const TIMEOUT = 10_000;
const MEGABYTES = 256;

/** Threads in which requests of anyone are adjudicated. They give way to the games. */
export class AdjudicationPool {
  private readonly queue: WorkQueue;
  private readonly timeout: number;
  private readonly adjudicating: URL;
  private threads: Piscina<Question, Answer> | undefined;
  private readonly end = new AbortController();

  constructor(
    usage: Usage,
    {
      timeout = TIMEOUT,
      waiting = 100,
      adjudicating = new URL("./adjudicating.ts", import.meta.url),
    }: AdjudicationOptions = {},
  ) {
    this.queue = new WorkQueue({ atOnce: THREADS, waiting, usage });
    this.timeout = timeout;
    this.adjudicating = adjudicating;
  }

  async ask(payer: Payer, question: Question): Promise<Answer> {
    this.threads ??= backgroundThreads(this.adjudicating, {
      // Once there has been a request, the next ones need not wait for a thread to start.
      minThreads: 1,
      maxThreads: THREADS,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    const { threads } = this;
    try {
      return await this.queue.run(payer, () =>
        threads.run(question, {
          signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(this.timeout)]),
        }),
      );
    } catch (error) {
      if ((error as Error).name === "AbortError")
        throw new Failure("unavailable", "adjudication-too-long", {
          values: { seconds: Math.ceil(this.timeout / 1000) },
        });
      if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY")
        throw new Failure("unavailable", "adjudication-too-much");
      throw error;
    }
  }

  async close(): Promise<void> {
    this.end.abort();
    await this.threads?.destroy();
  }
}
