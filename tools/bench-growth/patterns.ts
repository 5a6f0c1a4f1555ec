import { createTable, type Entry } from "@chancery/game";
import type { GameConduct, GameResult } from "@chancery/store";
import { diceOf } from "@chancery/testkit";
import { powersBySeat } from "../../packages/game/src/game-of.ts";
import { currentTurn, sheetOf } from "../../packages/game/src/table.ts";
import { changeOf, FORMAT, fold, type StoredEntry } from "../../packages/server/src/games/tables.ts";
import type { Listing } from "../../packages/store/src/games/listings.ts";
import { rowOf } from "../../packages/store/src/games/log.ts";
import { packLog } from "../../packages/store/src/games/packed-log.ts";
import type { Schema } from "../../packages/store/src/schema/schema.ts";
import { playOne } from "../bench-server/seed.ts";
import { playYears } from "../bench-server/years.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const SNAPSHOT_EVERY = 64;
/** The last years of finished games. */
const LAST_YEARS = [1904, 1906, 1907, 1908, 1910];
const OPENED = 8;

/** A game of which there will be many copies, in which GAME and PERSON0 to PERSON6 stand for what differs. */
export interface Pattern {
  readonly row: Omit<Schema["games"], "id">;
  readonly events: readonly string[];
  readonly snapshot: Omit<Schema["snapshots"], "game"> | null;
  readonly packed: string;
  /** How it is found, and what lists show of it. */
  readonly listing: Listing | undefined;
  readonly result: GameResult | undefined;
  readonly conduct: readonly GameConduct[];
  readonly powers: readonly string[];
  /** What was written for each power. */
  readonly sheets: readonly string[];
}

export interface Patterns {
  /** Games whose phase ends at a moment. */
  readonly due: readonly Pattern[];
  /** Games whose phase ends days after it. */
  readonly played: readonly Pattern[];
  readonly lobby: readonly Pattern[];
  readonly finished: readonly Pattern[];
}

/** Games to be copied, of which some have a deadline at a moment. */
export async function makePatterns(deadline: number): Promise<Patterns> {
  const playing = (days: number) => (_: unknown, i: number) => {
    const began = deadline + days * (i + 1) * DAY - HOUR;
    return patternOf(playOne(i, began, "club", 0).log, began);
  };
  return {
    due: await Promise.all(Array.from({ length: OPENED }, playing(0))),
    played: await Promise.all(Array.from({ length: OPENED }, playing(1))),
    // Bots are offered a day after that, so nothing falls due with the deadline that is measured.
    lobby: [await patternOf(openOne(deadline - HOUR), deadline - HOUR)],
    finished: await Promise.all(
      LAST_YEARS.map((year, i) => {
        const names = { game: "GAME", person: (seat: number) => `PERSON${seat}` };
        return patternOf(playYears(diceOf(i), year, names).log, deadline - DAY);
      }),
    ),
  };
}

function openOne(now: number): readonly Entry[] {
  const host = { id: "PERSON0", name: "Person 0", role: "player" } as const;
  const created = createTable("GAME", {}, host, { now });
  if (!created.ok) throw new Error(created.error.code);
  return created.value;
}

async function patternOf(log: readonly Entry[], at: number): Promise<Pattern> {
  const kept = log.map(
    (entry, i): StoredEntry => (i === 0 ? { ...entry, invitation: { token: "none", isOpen: true } } : entry),
  );
  const { card, state, result, conduct = [] } = changeOf(null, kept, at);
  const events = kept.map((entry) => JSON.stringify(entry));
  const seq = Math.floor(kept.length / SNAPSHOT_EVERY) * SNAPSHOT_EVERY;
  const isOver = card.status === "ended";
  const early = { game: "GAME", version: seq, snapshot: null, events: kept.slice(0, seq) };
  const { table } = state;
  const powers = isOver || card.status === "lobby" ? [] : powersBySeat(table).map(([power]) => power);
  return {
    row: { ...rowOf(card), version: kept.length, updated: at },
    events,
    snapshot: seq > 0 ? { seq, format: FORMAT, body: JSON.stringify(fold(null, early)) } : null,
    packed: isOver ? await packLog(events) : "",
    listing: card.listing,
    result: result ?? undefined,
    conduct,
    powers,
    sheets: powers.map((power) => sheetOf(currentTurn(table), power)?.text ?? ""),
  };
}

/** The text of a pattern for a game and its people. */
export const filledIn = (text: string, game: string, people: readonly string[]): string =>
  text.replaceAll("GAME", game).replaceAll(/PERSON(\d)/g, (_, seat) => people[Number(seat)]);
