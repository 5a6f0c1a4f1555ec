import { readJson, type StorageKey, type TextStorage, writeJson } from "../../lib/storage.ts";

/** How it stands with what is written for a power. */
export type PaperState =
  /** The server has it. */
  | "saved"
  /** It is about to be sent, or on its way. */
  | "saving"
  /** The server cannot be reached; it is kept here and sent again. */
  | "offline"
  /** The server does not take it. */
  | "refused"
  /** Something else has been saved meanwhile, from elsewhere. */
  | "conflict";

/** What the server has for a power. */
export interface Filed {
  readonly text: string;
  /** 0 if nothing has been saved. */
  readonly version: number;
}

export interface Paper extends Filed {
  readonly state: PaperState;
  /** What the server said when it did not take it. */
  readonly fault: string | null;
  /** What the server has, where that is something else. */
  readonly filed: Filed;
}

export type Sent =
  | { readonly ok: true; readonly version: number }
  /** `again`: it may go better another time. */
  | { readonly ok: false; readonly again: boolean; readonly message: string };

/** Takes a paper to the server, with the version that it was written upon. */
export type Send = (power: string, text: string, upon: number) => Promise<Sent>;

/** So long nothing may be written before it is sent, in ms. */
const PAUSE = 400;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 20_000;

const NOTHING: Filed = { text: "", version: 0 };

/** What is here and not yet on the server. */
interface Unsent {
  readonly text: string;
  /** The version it was written upon. */
  readonly base: number;
}

/**
 * What a player writes in one turn, until the server has it. Everything is kept here first, so that neither a lost
 * connection nor a page that is closed loses anything.
 */
export class Papers {
  private readonly filed = new Map<string, Filed>();
  private readonly unsent = new Map<string, Unsent>();
  private readonly faults = new Map<string, string>();
  private readonly tries = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly sending = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private shown: ReadonlyMap<string, Paper> = new Map();
  private readonly key: StorageKey;
  private readonly storage: TextStorage;
  private readonly send: Send;

  /** Under its key, what is not sent yet is kept for each power. */
  constructor(key: StorageKey, storage: TextStorage, send: Send) {
    this.key = key;
    this.storage = storage;
    this.send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly papers = (): ReadonlyMap<string, Paper> => this.shown;

  /** Takes note of what the server has; what was left here by an earlier page is sent. */
  see(power: string, filed: Filed): void {
    const isNew = !this.filed.has(power);
    const before = this.filed.get(power);
    if (before && before.version >= filed.version && before.text === filed.text) return;
    // An answer that was given before ours is old news.
    if (before && before.version > filed.version) return;
    this.filed.set(power, filed);
    if (isNew) {
      const left = this.left(power);
      if (left) this.unsent.set(power, left);
    }
    const own = this.unsent.get(power);
    if (own && own.text === filed.text) this.settle(power);
    else if (own && isNew && own.base === filed.version) this.soon(power, 0);
    this.show();
  }

  /** Writes something down for a power. */
  write(power: string, text: string): void {
    const filed = this.filed.get(power) ?? NOTHING;
    const base = this.unsent.get(power)?.base ?? filed.version;
    if (text === filed.text && !this.sending.has(power)) this.settle(power);
    else {
      this.unsent.set(power, { text, base });
      this.faults.delete(power);
      this.keep(power);
      if (!this.isDisputed(power)) this.soon(power, PAUSE);
    }
    this.show();
  }

  /** Sends what waits to be sent. Says whether the server then has everything. */
  async flush(): Promise<boolean> {
    for (const power of [...this.unsent.keys()]) {
      await this.sending.get(power);
      if (this.unsent.has(power) && !this.isDisputed(power)) await this.dispatch(power);
    }
    return this.unsent.size === 0;
  }

  /** Sends again what could not be sent, without waiting any longer. */
  hurry(): void {
    for (const power of this.unsent.keys()) if (!this.isDisputed(power)) this.soon(power, 0);
  }

  /** Of two papers for a power, this one is meant. */
  insist(power: string): void {
    const own = this.unsent.get(power);
    if (!own) return;
    this.unsent.set(power, { ...own, base: this.filed.get(power)?.version ?? 0 });
    this.keep(power);
    this.soon(power, 0);
    this.show();
  }

  /** Of two papers for a power, the server's is meant. */
  yield(power: string): void {
    this.settle(power);
    this.show();
  }

  /** Nothing is sent any more. */
  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private isDisputed(power: string): boolean {
    const own = this.unsent.get(power);
    const filed = this.filed.get(power) ?? NOTHING;
    return own !== undefined && !this.sending.has(power) && filed.version > own.base;
  }

  private soon(power: string, wait: number): void {
    clearTimeout(this.timers.get(power));
    this.timers.set(
      power,
      setTimeout(() => void this.dispatch(power), wait),
    );
  }

  private dispatch(power: string): Promise<void> {
    const running = this.sending.get(power);
    if (running) return running;
    if (this.isDisputed(power)) return Promise.resolve();
    const sent = this.transmit(power).finally(() => {
      this.sending.delete(power);
      const own = this.unsent.get(power);
      if (own && !this.faults.has(power) && !this.isDisputed(power) && !this.tries.get(power))
        this.soon(power, PAUSE);
      this.show();
    });
    this.sending.set(power, sent);
    this.show();
    return sent;
  }

  private async transmit(power: string): Promise<void> {
    clearTimeout(this.timers.get(power));
    const own = this.unsent.get(power);
    if (!own) return;
    const answer = await this.send(power, own.text, own.base);
    const now = this.unsent.get(power);
    if (answer.ok) {
      this.tries.delete(power);
      const before = this.filed.get(power) ?? NOTHING;
      if (answer.version >= before.version)
        this.filed.set(power, { text: own.text, version: answer.version });
      if (!now || now.text === own.text) this.settle(power);
      else {
        this.unsent.set(power, { ...now, base: answer.version });
        this.keep(power);
      }
    } else if (answer.again) {
      const tries = (this.tries.get(power) ?? 0) + 1;
      this.tries.set(power, tries);
      this.soon(power, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)));
    } else {
      this.tries.delete(power);
      this.faults.set(power, answer.message);
    }
  }

  private settle(power: string): void {
    clearTimeout(this.timers.get(power));
    this.unsent.delete(power);
    this.faults.delete(power);
    this.tries.delete(power);
    this.storage.write(this.keyOf(power), null);
  }

  private readonly keyOf = (power: string): StorageKey => `${this.key}.${power}` as StorageKey;

  private keep(power: string): void {
    writeJson(this.keyOf(power), this.unsent.get(power), this.storage);
  }

  private left(power: string): Unsent | null {
    const kept = readJson(this.keyOf(power), this.storage);
    return isUnsent(kept) ? kept : null;
  }

  private show(): void {
    this.shown = new Map(
      [...this.filed].map(([power, filed]): [string, Paper] => {
        const own = this.unsent.get(power);
        const fault = this.faults.get(power) ?? null;
        const paper = { ...filed, ...(own && { text: own.text }), fault, filed };
        return [power, { ...paper, state: this.stateOf(power) }];
      }),
    );
    for (const listener of this.listeners) listener();
  }

  private stateOf(power: string): PaperState {
    if (!this.unsent.has(power)) return "saved";
    if (this.isDisputed(power)) return "conflict";
    if (this.faults.has(power)) return "refused";
    return this.tries.has(power) ? "offline" : "saving";
  }
}

const isUnsent = (kept: unknown): kept is Unsent =>
  typeof kept === "object" &&
  kept !== null &&
  "text" in kept &&
  typeof kept.text === "string" &&
  "base" in kept &&
  typeof kept.base === "number";
