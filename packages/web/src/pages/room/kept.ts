import { useState } from "react";
import { readJson, type StorageKey, storage, writeJson } from "../../lib/storage.ts";

const keyOf = (game: string, name: string): StorageKey => `chancery.room.${game}.${name}`;

/** Fills in a form before it is opened. */
export const keep = (game: string, name: string, value: unknown): void =>
  void writeJson(keyOf(game, name), value);

export const hasKept = (game: string, name: string): boolean => storage.read(keyOf(game, name)) !== null;

/** What someone is writing, kept on this device until it is sent. The third of what is returned forgets it. */
export function useKept<T>(game: string, name: string, first: T): [T, (value: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => (readJson(keyOf(game, name)) as T | null) ?? first);
  const change = (next: T): void => {
    setValue(next);
    keep(game, name, next);
  };
  const forget = (): void => {
    setValue(first);
    storage.write(keyOf(game, name), null);
  };
  return [value, change, forget];
}
