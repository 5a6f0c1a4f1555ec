import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** An answer of the server, kept for when it can't be reached. */
interface KeptAnswer {
  /** Whose it is, and what was asked. */
  readonly key: string;
  readonly at: number;
  /** By how much the server's clock was ahead of this device's. */
  readonly ahead?: number;
  readonly value: unknown;
}

/** Orders that couldn't be sent from the page where they were written, for the service worker to send. */
export interface KeptSheet {
  readonly game: string;
  readonly turn: number;
  readonly power: string;
  readonly text: string;
  /** What they are written in, beside the words of the books. */
  readonly language?: string | undefined;
  /** The version on the server that they are based on. */
  readonly base: number;
  /** Whether the server has taken or refused them since. */
  readonly state: "unsent" | "sent" | "refused";
  /** What to tell the player if the server refuses them, in their language. */
  readonly refusal: { readonly title: string; readonly text: string };
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { at: number } };
  /** By game, turn and power. */
  sheets: { key: [string, number, string]; value: KeptSheet };
}

const NAME = "chancery-device";

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** What this device keeps of a person's games, for pages and the service worker alike. */
export function openDevice(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("answers", { keyPath: "key" }).createIndex("at", "at");
      db.createObjectStore("sheets", { keyPath: ["game", "turn", "power"] });
    },
  });
  return opened;
}

/** Keeps nothing more of anyone's games. */
export async function clearDevice(): Promise<void> {
  const db = await openDevice();
  await db.clear("answers");
  await db.clear("sheets");
}
