import { Failure } from "../http/failures.ts";
import { isLighter, type Payer, Usage } from "./usage.ts";

interface Waiter {
  readonly payer: Payer;
  readonly start: () => void;
  readonly refuse: (failure: Failure) => void;
}

/** When to try again, in seconds. */
const RETRY = 5;
/** How quickly the usual cost of work follows what it costs. */
const ADAPT = 1 / 8;
const KNOWN: Payer = { isKnown: true, keys: ["known"] };
const STRANGERS: Payer = { isKnown: false, keys: ["strangers"] };

/**
 * People whose work has to wait. Whoever has used the least time lately goes next, and when the line is full, the newest
 * work of whoever uses most is refused. Half of the time and half of the places are kept for people who have been here
 * before, so that strangers can't crowd them out, nor they the strangers.
 */
export class Line {
  /** What work in this line is taken to cost until that's known. */
  usual = 1;
  private readonly usage: Usage;
  private readonly most: number;
  /** Those who have waited longest come first. */
  private readonly waiting: Waiter[] = [];
  /** What people who have been here before have used, and what others have. */
  private readonly shares: Usage;

  constructor(usage: Usage, most: number) {
    this.usage = usage;
    this.most = most;
    this.shares = new Usage(usage.now);
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  enter(waiter: Waiter): void {
    this.waiting.push(waiter);
    if (this.waiting.length > this.most) this.refuseHeaviest();
  }

  /** Notes what work was taken to cost, or what it did cost. */
  charge({ isKnown }: Payer, time: number): void {
    this.shares.charge(isKnown ? KNOWN : STRANGERS, time);
  }

  learn(cost: number): void {
    this.usual += (cost - this.usual) * ADAPT;
  }

  /** Starts whoever is next; whether anyone was. */
  startNext(): boolean {
    const [first, ...others] = this.nextGroup();
    if (!first) return false;
    const now = this.usage.now();
    let next = first;
    let least = this.usage.weightOf(next.payer, now);
    for (const waiter of others) {
      const weight = this.usage.weightOf(waiter.payer, now);
      if (isLighter(weight, least)) [next, least] = [waiter, weight];
    }
    this.leave(next).start();
    return true;
  }

  /** Those among whom the next one is. */
  private nextGroup(): readonly Waiter[] {
    const { known, strangers } = this.groups();
    if (!known || !strangers) return this.waiting;
    return this.shares.of(KNOWN.keys[0]) <= this.shares.of(STRANGERS.keys[0]) ? known : strangers;
  }

  private groups(): { readonly known?: Waiter[]; readonly strangers?: Waiter[] } {
    return Object.groupBy(this.waiting, ({ payer }) => (payer.isKnown ? "known" : "strangers"));
  }

  private refuseHeaviest(): void {
    const { known = [], strangers = [] } = this.groups();
    const group = strangers.length > this.most / 2 ? strangers : known;
    const counts = new Map<string, number>();
    for (const { payer } of group) for (const key of payer.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const now = this.usage.now();
    const weightOf = ({ payer }: Waiter): readonly number[] =>
      this.usage.weightOf(payer, now, (key) => (counts.get(key) ?? 0) * this.usual);
    let [heaviest] = group;
    let most = weightOf(heaviest);
    for (const waiter of group) {
      const weight = weightOf(waiter);
      if (!isLighter(weight, most)) [heaviest, most] = [waiter, weight];
    }
    this.leave(heaviest).refuse(new Failure("unavailable", "busy", { retryAfter: RETRY }));
  }

  private leave(waiter: Waiter): Waiter {
    this.waiting.splice(this.waiting.indexOf(waiter), 1);
    return waiter;
  }
}
