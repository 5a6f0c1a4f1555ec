import { type StorageKey, storage } from "../../../lib/storage.ts";

const keyOf = (game: string, channel: string): StorageKey => `chancery.press.${game}.${channel}`;

/** The unsent draft of a conversation. */
export const loadDraft = (game: string, channel: string): string => storage.read(keyOf(game, channel)) ?? "";

export const keepDraft = (game: string, channel: string, text: string): void =>
  void storage.write(keyOf(game, channel), text === "" ? null : text);
