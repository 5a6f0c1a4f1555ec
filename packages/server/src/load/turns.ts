import { Line } from "./line.ts";
import { type Payer, Usage } from "./usage.ts";

/** How long work of one kind lasts before everything else gets its turn, in milliseconds. */
const SLICE = 5;
/** How much work may wait. */
const MOST = 1000;
/** What a request costs beside the pieces of work that are measured, in milliseconds. */
const REQUEST = 0.3;

/** The thread of the server, in which pieces of work take turns, and let everything else in between. */
export class Turns {
  private readonly usage: Usage;
  private readonly line: Line;
  /** How much of the present slice has been used. */
  private spent = 0;
  private isTicking = false;

  constructor(usage = new Usage(), most = MOST) {
    this.usage = usage;
    this.line = new Line(usage, most);
  }

  /** Does a piece of work when it is its turn, and charges it. */
  async run<T>(work: () => T): Promise<T> {
    const { payer } = this.usage;
    if (!this.line.isEmpty || this.spent >= SLICE) await this.turn(payer);
    return this.measure(work, payer);
  }

  /** Does a piece of work that can't wait, and charges it. */
  measure<T>(work: () => T, payer = this.usage.payer): T {
    const began = this.usage.now();
    try {
      return work();
    } finally {
      this.charge(payer, this.usage.now() - began);
    }
  }

  /**
   * Charges a request. It waits first if whoever sends it has used much already, or if many come at the same moment: then
   * others are heard in between.
   */
  async admit(payer: Payer): Promise<void> {
    if (this.spent >= SLICE || this.usage.isHeavy(payer)) await this.turn(payer);
    this.charge(payer, REQUEST);
  }

  private turn(payer: Payer): Promise<void> {
    return new Promise((start, refuse) => {
      this.line.enter({ payer, start, refuse });
      this.tick();
    });
  }

  /** Charges work that has been done. */
  charge(payer: Payer, time: number): void {
    this.spent += time;
    // Nobody waits in line for what the server does of its own accord.
    if (payer.keys.length > 0) {
      this.usage.charge(payer, time);
      this.line.charge(payer, time);
      this.line.learn(time);
    }
    this.tick();
  }

  /** Begins a new slice once everything else has had its turn. */
  private tick(): void {
    if (this.isTicking) return;
    this.isTicking = true;
    setImmediate(() => void this.slice());
  }

  private async slice(): Promise<void> {
    this.spent = 0;
    // What is started runs as soon as this waits.
    while (this.spent < SLICE && this.line.startNext()) await undefined;
    this.isTicking = false;
    if (!this.line.isEmpty || this.spent > 0) this.tick();
  }
}
