import type { Sheet } from "@chancery/api";
import { powersBySeat } from "../game-of.ts";
import { memberOf, seatOf, type Table, type Turn } from "../table.ts";
import type { Viewer } from "./viewer.ts";

/** What is not compared part by part: the number of events is seen by nobody, turns are looked at more closely. */
const ELSEWHERE: readonly string[] = ["version", "turns", "read"] satisfies (keyof Table)[];

/**
 * Whether someone certainly sees the same of a table as before, found out without building a view. It rests on what
 * `apply` leaves alone: whatever is another object may look different, except sheets and reading marks of others.
 */
export function isSameSight(before: Table, after: Table, viewer: Viewer): boolean {
  if (before === after) return true;
  const keys = Object.keys(after).filter((key) => !ELSEWHERE.includes(key)) as (keyof Table)[];
  if (keys.some((key) => before[key] !== after[key])) return false;
  const id = typeof viewer === "string" ? null : viewer.member;
  if (id !== null && before.read[id] !== after.read[id]) return false;
  return before.turns === after.turns || hasSameTurns(before, after, id);
}

function hasSameTurns(before: Table, after: Table, id: string | null): boolean {
  // What was written is opened when the game is over, and in a committee's room before that.
  if (after.status !== "playing" || after.room !== null || before.turns.length !== after.turns.length)
    return false;
  if (id !== null && memberOf(after, id)?.role === "referee") return false;
  const seat = id === null ? null : seatOf(after, id);
  const powers = seat === null ? [] : powersBySeat(after)[seat];
  return after.turns.every((turn, i) => isSameTurn(before.turns[i], turn, powers));
}

function isSameTurn(before: Turn, after: Turn, powers: readonly string[]): boolean {
  if (before === after) return true;
  const keys = Object.keys(after).filter((key) => key !== "sheets") as (keyof Turn)[];
  if (keys.some((key) => before[key] !== after[key])) return false;
  const isOwn = ({ receipt }: Sheet): boolean => powers.includes(receipt.power);
  const [old, own] = [before.sheets.filter(isOwn), after.sheets.filter(isOwn)];
  return old.length === own.length && own.every((sheet, i) => sheet === old[i]);
}
