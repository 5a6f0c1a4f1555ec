import { readJson, type StorageKey, type TextStorage } from "../../../lib/storage.ts";

/** Something that was written for a turn and did not reach the server before that was over. */
export interface LateSheet {
  readonly key: StorageKey;
  readonly turn: number;
  readonly power: string;
  readonly text: string;
}

/** What is left of earlier turns of a game. */
export function lateSheets(game: string, present: number, storage: TextStorage): LateSheet[] {
  const prefix: StorageKey = `chancery.sheet.${game}.`;
  return storage.keys(prefix).flatMap((key): LateSheet[] => {
    const [, turn, power] = /^(\d+)\.(.+)$/.exec(key.slice(prefix.length)) ?? [];
    if (turn === undefined || Number(turn) >= present) return [];
    const { text } = (readJson(key, storage) ?? {}) as { readonly text?: unknown };
    return typeof text === "string" ? [{ key, turn: Number(turn), power, text }] : [];
  });
}
