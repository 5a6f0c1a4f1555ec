interface QueueOptions {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /** How much may wait in total, and from one network. */
  readonly waiting: number;
  readonly perNetwork: number;
}

/** Thrown when no more work can wait. */
export class QueueFull extends Error {}

/** Work that waits for its turn. Networks take turns, so none of them keeps the others waiting. */
export class WorkQueue {
  private readonly options: QueueOptions;
  private running = 0;
  private length = 0;
  /** The network whose turn is next comes first. */
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(options: QueueOptions) {
    this.options = options;
  }

  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.running < this.options.atOnce) this.running += 1;
    else await this.turn(network);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turn(network: string): Promise<void> {
    const own = this.waiting.get(network) ?? [];
    if (this.length >= this.options.waiting || own.length >= this.options.perNetwork) throw new QueueFull();
    this.waiting.set(network, own);
    this.length += 1;
    return new Promise((resolve) => own.push(resolve));
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [network, [start, ...others]] = first;
    this.length -= 1;
    this.waiting.delete(network);
    if (others.length > 0) this.waiting.set(network, others);
    start();
  }
}
