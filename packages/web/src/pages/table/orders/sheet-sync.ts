import { readJson, type StorageKey, type TextStorage, writeJson } from "../../../lib/storage.ts";

/** Whether the server has what is written for a power. */
export type SyncState =
  /** It has. */
  | "saved"
  /** It is about to be sent, or on its way. */
  | "saving"
  /** The server cannot be reached; it is kept here and sent again. */
  | "offline"
  /** The server does not take it. */
  | "refused"
  /** Another device has saved something else meanwhile. */
  | "conflict";

/** What the server has for a power. */
export interface ServerSheet {
  readonly text: string;
  /** 0 if nothing has been saved. */
  readonly version: number;
}

export interface SyncedSheet extends ServerSheet {
  readonly state: SyncState;
  /** What the server said when it did not take it. */
  readonly fault: string | null;
  /** What the server has, where that is something else. */
  readonly onServer: ServerSheet;
}

export type SendResult =
  | { readonly ok: true; readonly version: number }
  /** `retry`: it may work another time. */
  | { readonly ok: false; readonly retry: boolean; readonly message: string };

/** Sends a sheet, with the version it is based on. */
export type Send = (power: string, text: string, base: number) => Promise<SendResult>;

/** Keeps sheets that couldn't be sent where they can be sent without this page. */
export interface Outside {
  keep(power: string, sheet: Unsent): void;
  drop(power: string): void;
}

/** Sheets are sent once nothing has been typed for this long, in ms. */
const PAUSE = 400;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 20_000;

const NOTHING: ServerSheet = { text: "", version: 0 };

/** What is here and not yet on the server. */
export interface Unsent {
  readonly text: string;
  /** The version it is based on. */
  readonly base: number;
}

/**
 * Saves what a player writes in one turn. Everything is stored in the browser first, so neither a lost connection nor a
 * closed page loses anything.
 */
export class SheetSync {
  private readonly onServer = new Map<string, ServerSheet>();
  private readonly unsent = new Map<string, Unsent>();
  private readonly faults = new Map<string, string>();
  private readonly tries = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly sending = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private published: ReadonlyMap<string, SyncedSheet> = new Map();
  private readonly key: StorageKey;
  private readonly storage: TextStorage;
  private readonly send: Send;
  private readonly outside: Outside | null;
  private readonly isOutside = new Set<string>();

  /** Unsent sheets are stored under the key and their power. */
  constructor(key: StorageKey, storage: TextStorage, send: Send, outside: Outside | null = null) {
    this.key = key;
    this.storage = storage;
    this.send = send;
    this.outside = outside;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly sheets = (): ReadonlyMap<string, SyncedSheet> => this.published;

  /** Takes note of what the server has. Sheets that an earlier page could not send are sent now. */
  receive(power: string, onServer: ServerSheet): void {
    const isNew = !this.onServer.has(power);
    const before = this.onServer.get(power);
    if (before && before.version >= onServer.version && before.text === onServer.text) return;
    // Answers may overtake each other.
    if (before && before.version > onServer.version) return;
    this.onServer.set(power, onServer);
    if (isNew) {
      const left = this.leftOver(power);
      if (left) this.unsent.set(power, left);
    }
    const own = this.unsent.get(power);
    if (own && own.text === onServer.text) this.markSaved(power);
    else if (own && isNew && own.base === onServer.version) this.schedule(power, 0);
    this.publish();
  }

  /** Changes the sheet of a power. */
  write(power: string, text: string): void {
    const onServer = this.onServer.get(power) ?? NOTHING;
    const base = this.unsent.get(power)?.base ?? onServer.version;
    if (text === onServer.text && !this.sending.has(power)) this.markSaved(power);
    else {
      this.unsent.set(power, { text, base });
      this.faults.delete(power);
      this.keep(power);
      if (!this.isConflict(power)) this.schedule(power, PAUSE);
    }
    this.publish();
  }

  /** Sends everything now. True if the server has it all afterwards. */
  async flush(): Promise<boolean> {
    for (const power of [...this.unsent.keys()]) {
      await this.sending.get(power);
      if (this.unsent.has(power) && !this.isConflict(power)) await this.dispatch(power);
    }
    return this.unsent.size === 0;
  }

  /** Sends what failed before without further delay. */
  retry(): void {
    for (const power of this.unsent.keys()) if (!this.isConflict(power)) this.schedule(power, 0);
  }

  /** Resolves a conflict: what was written here counts. */
  keepOurs(power: string): void {
    const own = this.unsent.get(power);
    if (!own) return;
    this.unsent.set(power, { ...own, base: this.onServer.get(power)?.version ?? 0 });
    this.keep(power);
    this.schedule(power, 0);
    this.publish();
  }

  /** Resolves a conflict: the server's sheet counts. */
  takeTheirs(power: string): void {
    this.markSaved(power);
    this.publish();
  }

  /** Sends nothing more. */
  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private isConflict(power: string): boolean {
    const own = this.unsent.get(power);
    const onServer = this.onServer.get(power) ?? NOTHING;
    return own !== undefined && !this.sending.has(power) && onServer.version > own.base;
  }

  private schedule(power: string, wait: number): void {
    clearTimeout(this.timers.get(power));
    this.timers.set(
      power,
      setTimeout(() => void this.dispatch(power), wait),
    );
  }

  private dispatch(power: string): Promise<void> {
    const running = this.sending.get(power);
    if (running) return running;
    if (this.isConflict(power)) return Promise.resolve();
    const sent = this.transmit(power).finally(() => {
      this.sending.delete(power);
      const own = this.unsent.get(power);
      if (own && !this.faults.has(power) && !this.isConflict(power) && !this.tries.get(power))
        this.schedule(power, PAUSE);
      this.publish();
    });
    this.sending.set(power, sent);
    this.publish();
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
      const before = this.onServer.get(power) ?? NOTHING;
      if (answer.version >= before.version)
        this.onServer.set(power, { text: own.text, version: answer.version });
      if (!now || now.text === own.text) this.markSaved(power);
      else {
        this.unsent.set(power, { ...now, base: answer.version });
        this.keep(power);
      }
    } else if (answer.retry) {
      const tries = (this.tries.get(power) ?? 0) + 1;
      this.tries.set(power, tries);
      this.keepOutside(power);
      this.schedule(power, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)));
    } else {
      this.tries.delete(power);
      this.faults.set(power, answer.message);
    }
  }

  private markSaved(power: string): void {
    clearTimeout(this.timers.get(power));
    this.unsent.delete(power);
    this.faults.delete(power);
    this.tries.delete(power);
    this.storage.write(this.keyOf(power), null);
    if (this.isOutside.delete(power)) this.outside?.drop(power);
  }

  private readonly keyOf = (power: string): StorageKey => `${this.key}.${power}` as StorageKey;

  private keep(power: string): void {
    writeJson(this.keyOf(power), this.unsent.get(power), this.storage);
    if (this.isOutside.has(power)) this.keepOutside(power);
  }

  /** Someone who is offline may close the page before it can send anything. */
  private keepOutside(power: string): void {
    const own = this.unsent.get(power);
    if (!own) return;
    this.isOutside.add(power);
    this.outside?.keep(power, own);
  }

  private leftOver(power: string): Unsent | null {
    const kept = readJson(this.keyOf(power), this.storage);
    return isUnsent(kept) ? kept : null;
  }

  private publish(): void {
    this.published = new Map(
      [...this.onServer].map(([power, onServer]): [string, SyncedSheet] => {
        const own = this.unsent.get(power);
        const fault = this.faults.get(power) ?? null;
        const sheet = { ...onServer, ...(own && { text: own.text }), fault, onServer };
        return [power, { ...sheet, state: this.stateOf(power) }];
      }),
    );
    for (const listener of this.listeners) listener();
  }

  private stateOf(power: string): SyncState {
    if (!this.unsent.has(power)) return "saved";
    if (this.isConflict(power)) return "conflict";
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
