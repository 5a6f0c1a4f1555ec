import type { TableView } from "@chancery/api";
import { isSolo } from "../../lib/solo.ts";
import { readJson, type StorageKey, storage, writeJson } from "../../lib/storage.ts";

/** A solo game as it is listed, so that lists need not open its log. */
export interface RememberedSolo {
  readonly game: string;
  readonly variant: string;
  readonly rulebook: string;
  readonly powers: readonly string[];
  readonly phase: string;
  readonly status: TableView["status"];
  /** When it was last looked at. */
  readonly at: number;
}

// The start page reads this file, and needs nothing of the engine.
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const PREFIX = "chancery.solo.";
const keyOf = (game: string): StorageKey => `${PREFIX}${game}`;

/** Remembers the game that an answer is about, if it is about one. */
export function rememberSolo(body: unknown): void {
  const view = isRecord(body) && isRecord(body.table) ? body.table : body;
  if (!isRecord(view) || typeof view.game !== "string" || !isSolo(view.game)) return;
  const { game, setup, seats, phase, status, clock } = view as unknown as TableView;
  const powers = seats.find(({ isYours }) => isYours)?.powers;
  if (!powers) return;
  const { variant, rulebook } = setup;
  const card: RememberedSolo = { game, variant, rulebook, powers, phase, status, at: clock.now };
  writeJson(keyOf(game), card);
}

export const forgetSolo = (game: string): void => void storage.write(keyOf(game), null);

/** Games that are not over, the last one first. */
export function rememberedSolos(): readonly RememberedSolo[] {
  return storage
    .keys(PREFIX)
    .map((key) => readJson(key))
    .filter(isRemembered)
    .filter(({ status }) => status === "playing")
    .sort((a, b) => b.at - a.at);
}

const isRemembered = (card: unknown): card is RememberedSolo =>
  isRecord(card) &&
  [card.game, card.variant, card.rulebook, card.phase].every((text) => typeof text === "string") &&
  Array.isArray(card.powers);
