import { useState } from "react";

const keyOf = (game: string, name: string): string => `chancery.room.${game}.${name}`;

/** Begins something for somebody, who finds it where it is written. */
export function keep(game: string, name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(game, name), JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as its page.
  }
}

export function hasKept(game: string, name: string): boolean {
  try {
    return localStorage.getItem(keyOf(game, name)) !== null;
  } catch {
    return false;
  }
}

function load<T>(key: string, first: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? first : (JSON.parse(kept) as T);
  } catch {
    return first;
  }
}

/**
 * What somebody is writing, kept on this device until it is sent: whoever looks at another tab meanwhile finds it
 * again. The third of what is given forgets it.
 */
export function useKept<T>(game: string, name: string, first: T): [T, (value: T) => void, () => void] {
  const key = keyOf(game, name);
  const [value, setValue] = useState<T>(() => load(key, first));
  const change = (next: T): void => {
    setValue(next);
    keep(game, name, next);
  };
  const forget = (): void => {
    setValue(first);
    localStorage.removeItem(key);
  };
  return [value, change, forget];
}
