import { ok, type Result } from "@chancery/engine";
import type { Gap, Outages, Trouble } from "@chancery/store";
import { newId } from "../accounts/secrets.ts";

/** How often a server says that it is up, and after how long a silence of all servers was an outage. */
export interface Pulse {
  readonly every: number;
  readonly tolerance: number;
}

export const PULSE: Pulse = { every: 1000, tolerance: 3000 };

/** Where a server gets the time from, in milliseconds. */
export interface TimeSource {
  /** What the machine's clock says: people, daylight saving and sleep can make it jump. */
  readonly wall: () => number;
  /** How much time has passed while the machine was awake: it never jumps. */
  readonly steady: () => number;
  /** What the clock of the database says, if servers share it. */
  readonly shared: () => Promise<Result<number | null, Trouble>>;
}

/** The clocks of the machine and the database, unless others are given. */
export function timeSource(outages: Outages, now?: () => number, steady = now): TimeSource {
  if (now && steady) return { wall: now, steady, shared: async () => ok(null) };
  return { wall: Date.now, steady: () => performance.now(), shared: () => outages.time() };
}

/**
 * Says regularly that this server is up, and keeps its time. Between two beats, time advances steadily, whatever happens
 * to the machine's clock. Each beat hears that clock again, or the clock of the database if servers share one, and
 * compares it with the last beat, so that every jump is noticed before anything is decided by the new time.
 */
export class Heartbeat {
  readonly every: number;
  readonly steady: () => number;
  private readonly tolerance: number;
  private readonly outages: Outages;
  private readonly source: TimeSource;
  private readonly server = newId();
  private heard: { readonly time: number; readonly at: number };
  private isFirst = true;

  constructor(outages: Outages, source: TimeSource, { every, tolerance }: Pulse = PULSE) {
    this.every = every;
    this.tolerance = tolerance;
    this.outages = outages;
    this.source = source;
    this.steady = source.steady;
    this.heard = { time: source.wall(), at: source.steady() };
  }

  readonly now = (): number => Math.round(this.heard.time + this.sinceLast());

  get isDue(): boolean {
    return this.isFirst || this.sinceLast() >= this.every;
  }

  async beat(): Promise<Result<Gap, Trouble>> {
    const shared = await this.source.shared();
    if (!shared.ok) return shared;
    const now = shared.value ?? this.source.wall();
    const at = this.steady();
    const { server, tolerance, isFirst, outages } = this;
    const beat = await outages.beat({ server, now, tolerance, isFirst });
    if (!beat.ok) return beat;
    this.heard = { time: now, at };
    this.isFirst = false;
    return ok(beat.value);
  }

  private sinceLast(): number {
    return this.steady() - this.heard.at;
  }
}
