interface QueueOptions {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /** How much may wait in total, and from one network. */
  readonly waiting: number;
  readonly perNetwork: number;
  /** A clock, in milliseconds. */
  readonly now?: () => number;
}

/** After this time, in milliseconds, half of the work that was done for a network is forgotten. */
const HALF_LIFE = 30_000;
/** When so many networks are remembered, those are forgotten for which hardly anything was done. */
const MOST_REMEMBERED = 1000;

/** Thrown when no more work can wait. */
export class QueueFull extends Error {}

/**
 * Work that waits for its turn. Next is the network for which the least was done lately, so none of them keeps the others
 * waiting: neither by asking often nor by asking for what takes long.
 */
export class WorkQueue {
  private readonly options: QueueOptions;
  private running = 0;
  private length = 0;
  /** Among networks for which the same was done, the first is next. */
  private readonly waiting = new Map<string, (() => void)[]>();
  /** How long the work for a network took, and when that was noted. */
  private readonly done = new Map<string, { readonly time: number; readonly at: number }>();
  private readonly now: () => number;

  constructor({ now = () => performance.now(), ...options }: QueueOptions) {
    this.options = options;
    this.now = now;
  }

  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.running < this.options.atOnce) this.running += 1;
    else await this.turn(network);
    const began = this.now();
    try {
      return await work();
    } finally {
      this.note(network, this.now() - began);
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
    let [first] = this.waiting;
    if (!first) {
      this.running -= 1;
      return;
    }
    for (const other of this.waiting) if (this.doneFor(other[0]) < this.doneFor(first[0])) first = other;
    const [network, [start, ...others]] = first;
    this.length -= 1;
    this.waiting.delete(network);
    if (others.length > 0) this.waiting.set(network, others);
    start();
  }

  /** How much was done for a network lately, in milliseconds. */
  private doneFor(network: string): number {
    const { time, at } = this.done.get(network) ?? { time: 0, at: 0 };
    return time * 0.5 ** ((this.now() - at) / HALF_LIFE);
  }

  private note(network: string, time: number): void {
    this.done.set(network, { time: this.doneFor(network) + time, at: this.now() });
    if (this.done.size <= MOST_REMEMBERED) return;
    for (const each of [...this.done.keys()]) if (this.doneFor(each) < 1) this.done.delete(each);
  }
}
