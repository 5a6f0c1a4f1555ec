import type { TableView } from "../../../api/client.ts";
import { createSignal, useSignal } from "../../../lib/signal.ts";
import { isSolo } from "../../../lib/solo.ts";
import { type StorageKey, storage } from "../../../lib/storage.ts";
import { type Notice, unreadNotices } from "./notices.ts";

const keyOf = (game: string): StorageKey => `chancery.notices.${game}`;

/** Counts whenever something has been read, so that all parts of the page look again. */
const reading = createSignal(0);

function seenOf(game: string): number | null {
  const kept = storage.read(keyOf(game));
  return kept === null ? null : Number(kept);
}

/** What the reader has not read yet. */
export const noticesFor = (table: TableView): readonly Notice[] =>
  // Who takes back a turn knows of it.
  isSolo(table.game) ? [] : unreadNotices(table, seenOf(table.game));

/** The same, and how to have read it. */
export function useNotices(table: TableView): { readonly unread: readonly Notice[]; read(): void } {
  useSignal(reading);
  return {
    unread: noticesFor(table),
    read: () => {
      storage.write(keyOf(table.game), String(table.chronicle.length));
      reading.set(reading.get() + 1);
    },
  };
}
