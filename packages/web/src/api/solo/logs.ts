import { type Logs, MemoryLogs, type SoloCard } from "@chancery/solo";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

type Entries = Parameters<Logs["append"]>[1];

interface Schema extends DBSchema {
  cards: { key: string; value: SoloCard };
  /** By game and number. */
  entries: { key: [string, number]; value: Entries[number] };
}

const NAME = "chancery-solo";

/** The logs of solo games in the browser's database; in memory where the browser has none. */
export async function openLogs(): Promise<Logs> {
  try {
    return logsIn(
      await openDB<Schema>(NAME, 1, {
        upgrade(db) {
          db.createObjectStore("cards", { keyPath: "game" });
          db.createObjectStore("entries");
        },
      }),
    );
  } catch {
    return new MemoryLogs();
  }
}

const entriesOf = (game: string): IDBKeyRange =>
  IDBKeyRange.bound([game, 0], [game, Number.POSITIVE_INFINITY]);

const logsIn = (db: IDBPDatabase<Schema>): Logs => ({
  async load(game) {
    const card = await db.get("cards", game);
    return card ? { card, entries: await db.getAll("entries", entriesOf(game)) } : null;
  },
  async create(card, entries) {
    const writing = db.transaction(["cards", "entries"], "readwrite");
    await writing.objectStore("cards").add(card);
    for (const entry of entries) await writing.objectStore("entries").add(entry, [card.game, entry.seq]);
    await writing.done;
  },
  async append(game, entries) {
    const writing = db.transaction("entries", "readwrite");
    try {
      // A number that is taken already ends the transaction.
      for (const entry of entries) await writing.store.add(entry, [game, entry.seq]);
      await writing.done;
      return true;
    } catch (error) {
      await writing.done.catch(() => undefined);
      if (error instanceof DOMException && error.name === "ConstraintError") return false;
      throw error;
    }
  },
  async remove(game) {
    const writing = db.transaction(["cards", "entries"], "readwrite");
    await writing.objectStore("cards").delete(game);
    await writing.objectStore("entries").delete(entriesOf(game));
    await writing.done;
  },
});
