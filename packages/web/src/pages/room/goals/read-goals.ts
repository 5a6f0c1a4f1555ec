import { nearestName } from "@chancery/engine";
import { powerName } from "../../../messages/power-name.ts";

/** A goal as it stands in a list that the officers have prepared. */
interface ListedGoal {
  readonly power: string;
  readonly title: string;
  readonly text: string;
  readonly value: number;
}

/** A line that says no goal: what it names is no country, it has no goal, or not the points a goal can have. */
export interface UnreadLine {
  /** Counted from 1. */
  readonly line: number;
  readonly why: "country" | "title" | "points";
  /** What is wrong, as it was written. */
  readonly text: string;
}

/** A list of goals, and the lines of it that say none. */
export interface GoalList {
  readonly goals: readonly ListedGoal[];
  readonly unread: readonly UnreadLine[];
}

/** A country, by each name that it goes by. */
export interface Country {
  readonly power: string;
  readonly names: readonly string[];
}

/** Powers by their names in orders and in the reader's language. */
export const countriesOf = (powers: readonly string[]): readonly Country[] =>
  powers.map((power) => ({ power, names: [...new Set([power, powerName(power)])] }));

const MOST = 3;
/** What may stand between the parts of a line: the first that occurs in it counts. */
const SEPARATORS = ["\t", ";", "|", ",", ":", " – ", " - "];
const BULLET = /^(?:[-*•–]|\d{1,2}[.)])\s+/;
const POINTS = /^\(?(\d+)\s*(?:points?|pts?\.?|vp|p|punkte?|pkt\.?)?\)?$/i;

/**
 * Goals as they are pasted from a spreadsheet or typed, one a line: country, title, text and points, with any usual
 * separator between them. The points may stand anywhere; a goal without is worth the most (R77). A country on a line of
 * its own is that of the lines below. Lines that begin with # are left out.
 */
export function readGoals(text: string, countries: readonly Country[]): GoalList {
  const goals: ListedGoal[] = [];
  const unread: UnreadLine[] = [];
  let above: { readonly power: string; readonly line: number; isUsed: boolean } | null = null;
  const leaveAbove = (): void => {
    if (above && !above.isUsed) unread.push({ line: above.line, why: "title", text: above.power });
    above = null;
  };
  for (const [i, written] of text.split("\n").entries()) {
    const words = written.trim().replace(BULLET, "");
    if (words === "" || words.startsWith("#")) continue;
    const line = i + 1;
    const named = countryIn(words, countries);
    if (named?.rest === "") {
      leaveAbove();
      above = { power: named.power, line, isUsed: false };
      continue;
    }
    if (named) leaveAbove();
    const power = named?.power ?? (above as { power: string } | null)?.power;
    if (power === undefined) {
      unread.push({ line, why: "country", text: cellsOf(words)[0] });
      continue;
    }
    if (above) above = { ...(above as { power: string; line: number }), isUsed: true };
    const goal = goalIn(power, named?.rest ?? words);
    if (typeof goal === "string") unread.push({ line, why: "points", text: goal });
    else if (goal) goals.push(goal);
    else unread.push({ line, why: "title", text: power });
  }
  leaveAbove();
  return { goals, unread: unread.toSorted((one, other) => one.line - other.line) };
}

/** The country at the beginning of a line, and the rest of the line. A slip of the pen counts only in a part of its own. */
function countryIn(
  words: string,
  countries: readonly Country[],
): { readonly power: string; readonly rest: string } | null {
  const names = countries.flatMap(({ power, names: all }) => all.map((name) => ({ power, name })));
  const plain = words.replace(/^"([^"]*)"/, "$1");
  for (const { power, name } of names.toSorted((one, other) => other.name.length - one.name.length)) {
    if (!plain.toLowerCase().startsWith(name.toLowerCase())) continue;
    const after = plain.slice(name.length).trimStart();
    const separator = /^(?:[;|,:\t–-])\s*/.exec(after)?.[0];
    const isTab = plain[name.length] === "\t";
    if (after === "" || separator !== undefined || isTab)
      return { power, rest: after.slice(separator?.length ?? 0) };
  }
  const separator = separatorIn(words);
  const [first, ...rest] = cellsOf(words);
  const near =
    separator === null
      ? undefined
      : nearestName(
          first,
          names.map(({ name }) => name),
        );
  const power = names.find(({ name }) => name === near)?.power;
  return power === undefined ? null : { power, rest: rest.join(separator ?? "") };
}

/** A goal from what follows its country; the points if a goal can't have them; null if there's none. */
function goalIn(power: string, words: string): ListedGoal | string | null {
  const separator = separatorIn(words) ?? "";
  const cells = cellsOf(words).filter((cell) => cell !== "");
  const at = cells.findLastIndex((cell) => POINTS.test(cell));
  const points = POINTS.exec(cells[at] ?? "")?.[1];
  const value = points === undefined ? MOST : Number(points);
  const [title, ...text] = cells.filter((_, i) => i !== at);
  if (title === undefined) return null;
  if (value < 1 || value > MOST) return cells[at];
  const between = /[,:]/.test(separator) ? `${separator} ` : " ";
  return { power, title, text: text.join(between), value };
}

/** Commas and colons also stand in sentences, so that they count only where nothing else does. */
const separatorIn = (words: string): string | null =>
  SEPARATORS.find((separator) => withoutQuoted(words).includes(separator)) ?? null;

const withoutQuoted = (words: string): string => words.replaceAll(/"[^"]*"/g, "");

/** The parts of a line. A part in quotes may have separators in it. */
function cellsOf(words: string): readonly [string, ...string[]] {
  const separator = separatorIn(words);
  const [first, ...rest] = separator === null ? [words] : splitOutside(words, separator);
  return [clean(first), ...rest.map(clean)];
}

function splitOutside(words: string, separator: string): readonly [string, ...string[]] {
  const parts: [string, ...string[]] = [""];
  for (const [i, piece] of words.split(separator).entries()) {
    const last = parts.length - 1;
    const isOpen = (parts[last].match(/"/g) ?? []).length % 2 === 1;
    if (i === 0) parts[0] = piece;
    else if (isOpen) parts[last] += separator + piece;
    else parts.push(piece);
  }
  return parts;
}

const clean = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replaceAll('""', '"');
