interface QueueOptions {
  /** How much is done at the same time. */
  readonly atOnce: number;
  /** How much may wait in total, and from one network. */
  readonly waiting: number;
  readonly perNetwork: number;
  /** A clock, in milliseconds. */
  readonly now?: () => number;
}

/** After this time, in milliseconds, half of the time that a network has used is forgotten. */
const HALF_LIFE = 30_000;
/** Beyond this many networks, those that have used hardly any time are forgotten. */
const MOST_REMEMBERED = 1000;

/** Thrown when no more work can wait. */
export class QueueFull extends Error {}

/**
 * Work that waits for its turn. The network that has used the least time lately goes next, so nobody can keep others
 * waiting by asking often, or for work that takes long.
 */
export class WorkQueue {
  private readonly options: QueueOptions;
  private running = 0;
  private length = 0;
  /** Among networks that have used the same time, the first goes next. */
  private readonly waiting = new Map<string, (() => void)[]>();
  /** How much time a network has used, and when that was noted. */
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

  /** How much time a network has used lately, in milliseconds. */
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
