/** Everything the application keeps in the browser. People have these on their devices, so a key never changes. */
export type StorageKey =
  /** The address at which others reach a server that runs on this machine. */
  | "chancery.address"
  /** How boards are drawn. */
  | "chancery.board"
  /** The id of the person whose drafts are kept here. */
  | "chancery.drafts-of"
  /** Whether this device strikes a gavel when time is up: "yes", or nothing. */
  | "chancery.gavel"
  | "chancery.language"
  /** The tasks of lessons that have been solved here, and the game that was begun after them. */
  | "chancery.learn"
  /** Whether notifications are wanted: "yes" or "no". */
  | "chancery.notify"
  /** When the server was last told that this browser gets push messages; nothing if it doesn't. */
  | "chancery.push"
  /** Whether this device plays sounds for results and messages: "yes", or nothing. */
  | "chancery.sound"
  /** The secret link of a new guest, until it has been saved elsewhere. */
  | "chancery.way-back"
  | `chancery.sandbox.${string}`
  /** By game: a solo game as it is listed; the game itself is in the browser's database. */
  | `chancery.solo.${string}`
  /** By game: orders brought home from a sandbox. */
  | `chancery.home.${string}`
  /** By game and power: the change to its orders by others that its player has seen. */
  | `chancery.changed.${string}`
  /** By game and power: whether its delegation knows that the country is lost. */
  | `chancery.lost.${string}`
  /** By game: how many lines of the public record have been read. */
  | `chancery.notices.${string}`
  /** By game: what the codes that were printed last are good for. */
  | `chancery.printed.${string}`
  /** By game: the last turn whose results were announced. */
  | `chancery.seen.${string}`
  /** By game, turn and power: orders that the server does not have yet. */
  | `chancery.sheet.${string}`
  /** By game and conversation: a message that has not been sent. */
  | `chancery.press.${string}`
  /** By tournament, round and board: a result that is being entered. */
  | `chancery.tournament.${string}`
  /** By game and form: what is being written in a committee's room. */
  | `chancery.room.${string}`;

/** Texts by key. Reading and writing never throw. */
export interface TextStorage {
  read(key: StorageKey): string | null;
  /** Null removes it. False if the text lasts only as long as this page. */
  write(key: StorageKey, text: string | null): boolean;
  /** The keys that begin like this. */
  keys(prefix: StorageKey): StorageKey[];
}

interface MendedStorage extends TextStorage {
  /** Drops what could not be saved under a key; null: all of it. */
  forget(key: string | null): void;
}

/**
 * Storage that also works where browsers have none, forbid it or run out of room: what they don't take is remembered
 * until the page is closed.
 */
export function createStorage(open: () => Storage): MendedStorage {
  /** What the browser did not take; null where it was to be removed. */
  const unsaved = new Map<string, string | null>();
  function inBrowser<T>(work: (browser: Storage) => T): T | undefined {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  }
  return {
    read(key) {
      const text = unsaved.get(key);
      return text === undefined ? (inBrowser((browser) => browser.getItem(key)) ?? null) : text;
    },
    write(key, text) {
      const isSaved = inBrowser((browser) => {
        if (text === null) browser.removeItem(key);
        else browser.setItem(key, text);
        return true;
      });
      if (isSaved) unsaved.delete(key);
      else unsaved.set(key, text);
      return isSaved ?? false;
    },
    keys(prefix) {
      const saved = inBrowser((browser) =>
        Array.from({ length: browser.length }, (_, index) => browser.key(index) ?? ""),
      );
      const all = new Set([...(saved ?? []), ...unsaved.keys()]);
      return [...all].filter((key): key is StorageKey => key.startsWith(prefix) && unsaved.get(key) !== null);
    },
    forget(key) {
      if (key === null) unsaved.clear();
      else unsaved.delete(key);
    },
  };
}

const isBrowser = typeof window !== "undefined";

const shared = createStorage(() => window.localStorage);

export const storage: TextStorage = shared;

// What another page of this browser has written is newer than what this one could not save.
if (isBrowser) window.addEventListener("storage", ({ key }) => shared.forget(key));

/** Parsed JSON; null where there is none. Callers check its shape, because others may have written it. */
export function readJson(key: StorageKey, from: TextStorage = storage): unknown {
  try {
    return JSON.parse(from.read(key) ?? "null");
  } catch {
    return null;
  }
}

export const writeJson = (key: StorageKey, value: unknown, to: TextStorage = storage): boolean =>
  to.write(key, JSON.stringify(value));

/** Calls back when another page of this browser has changed something; returns how to stop that. */
export function onStorageChange(key: StorageKey, changed: () => void): () => void {
  if (!isBrowser) return () => undefined;
  const listen = (event: StorageEvent): void => {
    if (event.key === null || event.key === key) changed();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
