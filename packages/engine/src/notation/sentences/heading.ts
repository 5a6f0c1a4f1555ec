import { type Phase, parsePhase, type Season, type Task } from "../../state/phase.ts";
import type { Power } from "../../state/unit.ts";
import type { Phrases } from "./phrases.ts";

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
  const { seasons, tasks, titles } = phrases.lexicon.vocabulary;
  const first = phrases.word(0);
  const phase = first === null ? null : parsePhase(first);
  if (phase?.ok) return { ...phase.value, next: phrases.is(1, "colon") ? 2 : 1 };
  let season: Season | null = null;
  let year: number | null = null;
  let task: Task | null = null;
  let next = 0;
  for (; ; next++) {
    const word = phrases.word(next) ?? "";
    if (seasons.has(word)) season ??= seasons.get(word) ?? null;
    else if (tasks.has(word)) task ??= tasks.get(word) ?? null;
    else if (season !== null && /^\d{1,4}$/.test(word)) year ??= Number(word);
    else if (!titles.has(word) && !(season !== null && phrases.is(next, "comma"))) break;
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
  const { titles, tasks } = phrases.lexicon.vocabulary;
  let from = index;
  while (titles.has(phrases.word(from) ?? "")) from++;
  for (const { power, how, next: after } of phrases.powers(from)) {
    let next = after;
    while (titles.has(phrases.word(next) ?? "") || tasks.has(phrases.word(next) ?? "")) next++;
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
