import { type StorageKey, storage } from "../../../lib/storage.ts";

const keyOf = (game: string, channel: string): StorageKey => `chancery.press.${game}.${channel}`;

/** What was begun in a conversation and not sent. */
export const loadDraft = (game: string, channel: string): string => storage.read(keyOf(game, channel)) ?? "";

export const keepDraft = (game: string, channel: string, text: string): void =>
  void storage.write(keyOf(game, channel), text === "" ? null : text);
