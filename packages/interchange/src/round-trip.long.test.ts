import {
  HUMAN_GAMES,
  haveHumanGames,
  haveRecords,
  positionOf,
  readHumanGames,
  readRecords,
} from "@chancery/testkit";
import { expect, test } from "vitest";
import { complete } from "./complete.ts";
import { replayFitting } from "./fitting.ts";
import { FORMATS } from "./formats.ts";
import type { GameRecord } from "./record.ts";
import { type ReplayedGame, replay } from "./replay.ts";

/** Every so many of the games between people. */
const humanGames = (step: number): GameRecord[] =>
  readHumanGames(HUMAN_GAMES, step).map(({ id, phases }) => ({
    id,
    variant: "classic",
    rulebook: "1971",
    options: {},
    phases,
  }));

/** The recorded phases of people's games, each as a game of its own. */
const recordedPhases = (): GameRecord[] =>
  readRecords().map((record) => ({
    id: record.id,
    variant: "classic",
    rulebook: "2023",
    options: {},
    phases: [{ phase: record.phase, state: positionOf(record), orders: record.orders }],
  }));

/** Every so many of the games between people: five hundred of them, or all with ROUND_TRIP_STEP=1. */
const STEP = Number(process.env.ROUND_TRIP_STEP ?? 11);

const WRITABLE = Object.keys(FORMATS).filter((name) => FORMATS[name].write);

const orThrow = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const played = (record: GameRecord): ReplayedGame => orThrow(replay(record));

/** What our engine sees differently. The texts of orders are those of each format. */
const differencesIn = ({ differences }: ReplayedGame) =>
  differences.map(({ phase, what, power, ours, theirs }) => ({ phase, what, power, ours, theirs }));

function expectBack(record: GameRecord, format: string): void {
  const { read, write } = FORMATS[format];
  const whole = complete(record, orThrow(replayFitting(record)));
  const before = played(whole);
  const text = JSON.stringify(write?.(whole, before));
  const back = orThrow(read(JSON.parse(text)));
  expect(back.unknownFields).toEqual([]);
  const again = played(back.record);
  expect(differencesIn(again)).toEqual(differencesIn(before));
  const found = complete(back.record, again);
  // Only what differs is handed to the slow comparison.
  if (JSON.stringify(found) !== JSON.stringify(whole)) expect(found).toEqual(whole);
}

test.skipIf(!haveRecords()).each(WRITABLE)("every recorded phase comes back from %s as it was", (format) => {
  for (const record of recordedPhases()) expectBack(record, format);
});

test.skipIf(!haveHumanGames()).each(WRITABLE)("whole games come back from %s as they were", (format) => {
  for (const record of humanGames(STEP)) expectBack(record, format);
});
