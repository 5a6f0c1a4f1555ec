import { readJson, storage, type TextStorage, writeJson } from "./storage.ts";

/** How far someone has got with the lessons. */
export interface Learning {
  /** The names of solved tasks. */
  readonly solved: readonly string[];
  /** The game against an easy bot that ends the lessons, once it has begun. */
  readonly game: string | null;
}

const KEY = "chancery.learn";

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

export function readLearning(from: TextStorage = storage): Learning {
  const saved = readJson(KEY, from);
  if (typeof saved !== "object" || saved === null) return { solved: [], game: null };
  const { solved, game } = saved as Readonly<Record<string, unknown>>;
  return { solved: texts(solved), game: typeof game === "string" ? game : null };
}

/** Remembers that a task has been solved. */
export function saveSolved(task: string, at: TextStorage = storage): void {
  const before = readLearning(at);
  if (!before.solved.includes(task)) writeJson(KEY, { ...before, solved: [...before.solved, task] }, at);
}

/** Remembers the game that was begun. */
export const saveGame = (game: string, at: TextStorage = storage): void =>
  void writeJson(KEY, { ...readLearning(at), game }, at);

export const resetLearning = (at: TextStorage = storage): void => void at.write(KEY, null);
