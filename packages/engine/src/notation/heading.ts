import { type Phase, parsePhase, type Season, type Task } from "../state/phase.ts";
import type { Power } from "../state/unit.ts";
import type { Phrases } from "./phrases.ts";

const SEASON_WORDS: ReadonlyMap<string, Season> = new Map([
  ["spring", "S"],
  ["fall", "F"],
  ["autumn", "F"],
  ["winter", "W"],
]);
const TASK_WORDS: ReadonlyMap<string, Task> = new Map([
  ["moves", "M"],
  ["movement", "M"],
  ["movements", "M"],
  ["retreat", "R"],
  ["retreats", "R"],
  ["builds", "A"],
  ["removals", "A"],
  ["disbands", "A"],
  ["disbandments", "A"],
  ["adjustment", "A"],
  ["adjustments", "A"],
]);
const TITLE_WORDS: ReadonlySet<string> = new Set(
  "order orders for of the and phase turn season year power country player".split(" "),
);

/** The date over a sheet, as far as it is written. */
export interface Dateline {
  readonly season: Season | null;
  readonly year: number | null;
  readonly task: Task | null;
  /** The token after it. */
  readonly next: number;
}

/** A date or the name of a phase at the beginning of a line: "Spring 1901", "S1901M", "Retreats:". */
export function readDateline(phrases: Phrases): Dateline | null {
  const first = phrases.word(0);
  const phase = first === null ? null : parsePhase(first);
  if (phase?.ok) return { ...phase.value, next: phrases.is(1, "colon") ? 2 : 1 };
  let season: Season | null = null;
  let year: number | null = null;
  let task: Task | null = null;
  let next = 0;
  for (; ; next++) {
    const word = phrases.word(next) ?? "";
    if (SEASON_WORDS.has(word)) season ??= SEASON_WORDS.get(word) ?? null;
    else if (TASK_WORDS.has(word)) task ??= TASK_WORDS.get(word) ?? null;
    else if (season !== null && /^\d{1,4}$/.test(word)) year ??= Number(word);
    else if (!TITLE_WORDS.has(word) && !(season !== null && phrases.is(next, "comma"))) break;
  }
  const closed = phrases.is(next, "colon") || next >= phrases.tokens.length;
  // "Retreats F Nth - Nwy" is an order; "Retreats:" and "Spring 1901 ..." are dates.
  if (year === null && (season ?? task) === null) return null;
  if (year === null && !closed) return null;
  return { season, year, task, next: phrases.is(next, "colon") ? next + 1 : next };
}

/** Whether a date fits a phase. Adjustments may be dated Winter or, as in the older book, Fall (C71-VII.6-1). */
export function isDated(phase: Phase, { season, year, task }: Dateline): boolean {
  if (task !== null && task !== phase.task) return false;
  if (year !== null && year !== phase.year) return false;
  return season === null || season === phase.season || (phase.task === "A" && season === "F");
}

/** The name of a power over its orders, or before them on the same line. */
export interface Heading {
  /** Null if it names nobody who plays. */
  readonly power: Power | null;
  readonly next: number;
}

/** The most words in an unknown heading. */
const LONGEST_HEADING = 5;

/** The heading with which a piece of a sheet (tokens up to `end`) begins, if it begins with one. */
export function readHeading(phrases: Phrases, index: number, end: number): Heading | null {
  let from = index;
  while (TITLE_WORDS.has(phrases.word(from) ?? "")) from++;
  for (const { power, how, next: after } of phrases.powers(from)) {
    let next = after;
    while (TITLE_WORDS.has(phrases.word(next) ?? "") || TASK_WORDS.has(phrases.word(next) ?? "")) next++;
    next = skipBrackets(phrases, next);
    if (phrases.is(next, "colon")) return { power, next: next + 1 };
    if (how === "exact" && next >= end) return { power, next };
    if (how === "exact" && startsOrder(phrases, after)) return { power, next: after };
  }
  // What names a unit before a colon is the beginning of an order.
  if (phrases.units(index).some(({ place }) => place)) return null;
  for (let at = index; at < end && at - index <= LONGEST_HEADING; at++)
    if (phrases.is(at, "colon")) return { power: null, next: at + 1 };
  return null;
}

/** "ENGLAND A Lon-Tun": the book's own examples leave the colon out. */
function startsOrder(phrases: Phrases, index: number): boolean {
  const verbs = ["build", "disband", "waive", "retreat"] as const;
  return phrases.kind(index) !== null || verbs.some((verb) => phrases.isVerb(index, verb));
}

/** Past the player's name: "France (Marie):". */
function skipBrackets(phrases: Phrases, index: number): number {
  if (!phrases.is(index, "open")) return index;
  let next = index;
  while (next < phrases.tokens.length && !phrases.is(next, "close")) next++;
  return next + 1;
}
