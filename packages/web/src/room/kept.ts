import { useState } from "react";

const keyOf = (game: string, name: string): string => `chancery.room.${game}.${name}`;

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
  const keep = (next: T): void => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage it lasts as long as its page.
    }
  };
  const forget = (): void => {
    setValue(first);
    localStorage.removeItem(key);
  };
  return [value, keep, forget];
}
