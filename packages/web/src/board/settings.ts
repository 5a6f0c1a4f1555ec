import { createSignal, useSignal } from "../lib/signal.ts";
import { readJson, writeJson } from "../lib/storage.ts";

/** How someone likes boards to be drawn, on this device. */
export interface BoardSettings {
  readonly largerPieces: boolean;
  /** Land without a center is colored by its country as long as that lasts, not by who was there last. */
  readonly centersOnly: boolean;
}

const KEY = "chancery.board";

function readSettings(): BoardSettings {
  const kept = readJson(KEY);
  const known = typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  return { largerPieces: known.largerPieces === true, centersOnly: known.centersOnly === true };
}

const settings = createSignal<BoardSettings>(readSettings());

export const useBoardSettings = (): BoardSettings => useSignal(settings);

export function changeBoardSettings(change: Partial<BoardSettings>): void {
  settings.set({ ...settings.get(), ...change });
  writeJson(KEY, settings.get());
}
