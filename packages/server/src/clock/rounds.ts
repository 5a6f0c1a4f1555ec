import { Throttle } from "../load/throttle.ts";

interface Work {
  /** Does what there is to do, and says after how many milliseconds to look again; 0 for at once. */
  readonly look: () => Promise<number>;
  /** Hears what went wrong, and says the same. */
  readonly failed: (error: unknown) => number;
  /** How often to look at most, in milliseconds, however often it is called for. */
  readonly interval: number;
}

/** Looks for something to do, one round after the other: when called for, and when the time until the next look is over. */
export class Rounds {
  private readonly work: Work;
  private readonly throttle: Throttle;
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();
  private isQueued = false;
  isRunning = false;

  constructor(work: Work) {
    this.work = work;
    this.throttle = new Throttle(work.interval, () => void this.wake());
  }

  /** Ends when the first round is over. */
  start(): Promise<void> {
    this.isRunning = true;
    return this.wake();
  }

  /** Ends when the current round is over. */
  async stop(): Promise<void> {
    this.isRunning = false;
    this.throttle.stop();
    clearTimeout(this.timer);
    await this.last;
  }

  /** There may be something to do. */
  call(): void {
    this.throttle.call();
  }

  /** Begins a round. While one waits for its turn, further ones are one with it. */
  wake(): Promise<void> {
    if (!this.isQueued) {
      this.isQueued = true;
      this.last = this.last.then(() => this.round());
    }
    return this.last;
  }

  private async round(): Promise<void> {
    this.isQueued = false;
    clearTimeout(this.timer);
    let wait = 0;
    while (wait === 0 && this.isRunning) wait = await this.work.look().catch(this.work.failed);
    if (this.isRunning) this.timer = setTimeout(() => void this.wake(), wait).unref();
  }
}
