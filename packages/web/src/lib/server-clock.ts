/** The header in which the server's answers carry its time, in ms. */
const HEADER = "chancery-time";

/** This device's two clocks at one moment, in ms: one can be set, the other may stand still while the device sleeps. */
export interface Reading {
  readonly wall: number;
  readonly steady: number;
}

/** What was last learned of the server's clock. */
interface Known extends Reading {
  readonly server: number;
  /** By how much it may be wrong. */
  readonly error: number;
}

/** Devices run too fast or too slow by no more than this. */
const DRIFT = 1e-4;

/** From here on the device's two clocks disagree: it slept, or its time was set. */
const DOUBT = 500;

/** A change that people could notice. */
const NOTICEABLE = 100;

/** The server's clock, as far as this device can know it. */
export interface ServerClock {
  /** The server's time. The device's own, as long as nothing is known. */
  now(): number;
  /** Asks the server something, and learns its time from the answer. */
  timed(ask: () => Promise<Response>): Promise<Response>;
  /** By how much the server's clock is ahead of the device's. */
  ahead(): number;
  /** Takes what was known when an answer was kept, until the server says something itself. */
  recall(ahead: number): void;
  /** Whether the server must be asked to know its time. */
  isDoubtful(): boolean;
  /** Calls when the server's time turns out to be another. */
  subscribe(listener: () => void): () => void;
}

const ownClocks = (): Reading => ({ wall: Date.now(), steady: performance.now() });

/** How much the two clocks have run since an earlier moment. */
const since = (then: Reading, now: Reading): Reading => ({
  wall: now.wall - then.wall,
  steady: now.steady - then.steady,
});

/**
 * What passed: the steady clock never runs ahead, but it may have slept. If the wall clock shows more, it was a sleep
 * or somebody set it; until the server has said which, take the more usual one.
 */
const passed = ({ wall, steady }: Reading): number => Math.max(wall, steady);

const gap = ({ wall, steady }: Reading): number => Math.abs(wall - steady);

export function createServerClock(read: () => Reading = ownClocks): ServerClock {
  const listeners = new Set<() => void>();
  let known: Known | null = null;

  const at = (moment: Reading): number =>
    known === null ? moment.wall : known.server + passed(since(known, moment));
  const errorAt = (moment: Reading): number => {
    if (known === null) return Number.POSITIVE_INFINITY;
    const run = since(known, moment);
    return known.error + gap(run) + passed(run) * DRIFT;
  };
  const learn = (next: Known): void => {
    const before = at(next);
    known = next;
    if (Math.abs(before - next.server) < NOTICEABLE) return;
    for (const listener of listeners) listener();
  };
  /** The answer was given at some moment between the two, so half of the way is the best guess. */
  const hear = (server: number, sent: Reading): void => {
    const came = read();
    const half = passed(since(sent, came)) / 2;
    const isBetter = half <= errorAt(came);
    const isContradiction = Math.abs(server + half - at(came)) > half + errorAt(came);
    if (isBetter || isContradiction) learn({ ...came, server: server + half, error: half });
  };

  return {
    now: () => at(read()),
    async timed(ask) {
      const sent = read();
      const response = await ask();
      const server = Number(response.headers.get(HEADER));
      if (server > 0) hear(server, sent);
      return response;
    },
    ahead() {
      const moment = read();
      return at(moment) - moment.wall;
    },
    recall(ahead) {
      if (known !== null) return;
      const moment = read();
      learn({ ...moment, server: moment.wall + ahead, error: Number.POSITIVE_INFINITY });
    },
    isDoubtful: () => known !== null && gap(since(known, read())) > DOUBT,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const serverClock = createServerClock();

/** The server's time; every time that is left is counted from it. */
export const serverNow = (): number => serverClock.now();
