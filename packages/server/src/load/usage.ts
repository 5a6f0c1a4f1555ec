import { AsyncLocalStorage } from "node:async_hooks";

/** Who is charged for work: a person, and the networks they are part of. */
export interface Payer {
  /** Whether they have been here before. */
  readonly isKnown: boolean;
  /** The widest network first, the person last. */
  readonly keys: readonly string[];
}

/** What one person or network has used, and who was charged last. */
interface Used {
  readonly time: number;
  readonly at: number;
  readonly payer: Payer;
}

/** For what the server does of its own accord. */
export const NOBODY: Payer = { isKnown: true, keys: [] };

/** After this time, in milliseconds, half of what was used is forgotten. */
const HALF_LIFE = 30_000;
/** How much someone may use before they wait for others: about a fiftieth of a processor all the time. */
const LIGHT = 1000;
/** Beyond this many names, those that have used hardly any time are forgotten. */
const MOST_REMEMBERED = 4000;

/**
 * How much processor time people and networks have used lately, in milliseconds. Work is charged to whoever asked for it,
 * also to whom it's found out later.
 */
export class Usage {
  readonly now: () => number;
  private readonly used = new Map<string, Used>();
  private readonly payers = new AsyncLocalStorage<Payer>();
  private most = MOST_REMEMBERED;
  private readonly halfLife: number;

  /** The clock is in milliseconds, and never jumps. After the half-life, half of what was used is forgotten. */
  constructor(now: () => number = () => performance.now(), halfLife = HALF_LIFE) {
    this.now = now;
    this.halfLife = halfLife;
  }

  /** Who is charged for what's being done. */
  get payer(): Payer {
    return this.payers.getStore() ?? NOBODY;
  }

  /** Does something for someone: all that it leads to is charged to them. */
  for<T>(payer: Payer, work: () => T): T {
    return this.payers.run(payer, work);
  }

  /** Does a piece of work, and charges the time it takes. */
  measure<T>(work: () => T, payer = this.payer): T {
    const began = this.now();
    try {
      return work();
    } finally {
      this.charge(payer, this.now() - began);
    }
  }

  /** Who is charged for what's done for a person who doesn't ask for it at the moment: they were here lately, or are new. */
  payerFor(person: string): Payer {
    return this.used.get(person)?.payer ?? { isKnown: false, keys: [person] };
  }

  charge(payer: Payer, time: number): void {
    for (const key of payer.keys)
      this.used.set(key, { time: Math.max(0, this.of(key) + time), at: this.now(), payer });
    if (this.used.size <= this.most) return;
    for (const key of [...this.used.keys()]) if (this.of(key) < 1) this.used.delete(key);
    this.most = Math.max(MOST_REMEMBERED, 2 * this.used.size);
  }

  /** How much time one person or network has used lately, at a moment. */
  of(key: string, now = this.now()): number {
    const { time, at } = this.used.get(key) ?? { time: 0, at: now };
    return time * 0.5 ** ((now - at) / this.halfLife);
  }

  isHeavy(payer: Payer): boolean {
    return (this.weightOf(payer)[0] ?? 0) > LIGHT;
  }

  /**
   * How heavy someone is, to be compared with others at the same moment: first by their widest network, or by themselves
   * if they come from several, then by narrower ones, at last by the person.
   */
  weightOf({ keys }: Payer, now = this.now(), more: (key: string) => number = () => 0): readonly number[] {
    const weights = keys.map((key) => this.of(key, now) + more(key));
    return weights.map((weight, i) => (i === 0 ? Math.max(weight, weights.at(-1) as number) : weight));
  }
}

/** Whether one weight is less than another. */
export function isLighter(one: readonly number[], other: readonly number[]): boolean {
  const i = one.findIndex((weight, at) => weight !== other[at]);
  return i < 0 ? one.length < other.length : one[i] < (other[i] ?? Number.NEGATIVE_INFINITY);
}
