import { createStorage } from "./storage.ts";

/** For tests: a browser's storage. Once it is full, nothing more is taken. */
export function fakeStorage(texts = new Map<string, string>(), isFull: () => boolean = () => false): Storage {
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (isFull()) throw new Error("no room");
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

export const memoryStorage = (texts?: Map<string, string>) => createStorage(() => fakeStorage(texts));
