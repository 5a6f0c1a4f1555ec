/** What people and programs write behind an order, and the word for it in records. Null where all went as ordered. */
const WORDS: readonly (readonly [RegExp, string | null])[] = [
  [/^bounc|^stand-?\s?off|^repell/i, "bounce"],
  [/^cut|support(?: is| was)? cut/i, "cut"],
  [/^dislodg|^destroy/i, "dislodged"],
  [/^disrupt|^no convoy|convoy (?:broken|disrupted)/i, "disrupted"],
  [/^void|^invalid|^illegal|^no such|^not allowed/i, "void"],
  [/^fail/i, "bounce"],
  [/^(?:succe|ok$|moved|done|holds?$|held|supported|convoyed|resolves|retreated|disbanded|built)/i, null],
];

/** An order without the result that stands behind it in brackets or between asterisks. */
export interface WithResult {
  readonly text: string;
  /** Null if the text doesn't say. */
  readonly results: readonly string[] | null;
  /** Words in the brackets that aren't known as a result. */
  readonly unknown: readonly string[];
}

/** Takes the result off the end of a line: "A Par - Bur (bounced)", "A PAR-BUR. (*bounce, dislodged*)". */
export function withResult(line: string): WithResult {
  const found = behind(line);
  if (!found) return { text: line, results: null, unknown: [] };
  const words = found.said
    .split(/[,;/]|\band\b/i)
    .map((word) => word.trim())
    .filter(Boolean);
  const known = words.map((word) => WORDS.find(([pattern]) => pattern.test(word))?.[1]);
  // Brackets may also hold a coast or a note: they stay where they are.
  if (words.length === 0 || known.every((word) => word === undefined))
    return { text: line, results: null, unknown: [] };
  return {
    text: line.slice(0, endOf(line, found.at, BETWEEN)),
    results: known.filter((word) => typeof word === "string"),
    unknown: words.filter((_, index) => known[index] === undefined),
  };
}

const BLANK = /\s/;
const STAR = /\*/;
/** What may stand between an order and its result, and after that. */
const BETWEEN = /[\s.]/;
const BRACKET = /[()[\]]/;

/**
 * What stands in brackets or between asterisks at the end of a line, and where that begins. It's read character by character
 * from the end: a pattern would try a long line from each of its places.
 */
function behind(line: string): { readonly said: string; readonly at: number } | null {
  const end = endOf(line, line.length, BETWEEN);
  if (line[end - 1] === ")" || line[end - 1] === "]") {
    const open = endOf(line, end - 1, BRACKET, false);
    const isOpen = line[open - 1] === "(" || line[open - 1] === "[";
    return isOpen ? { said: withoutStars(line.slice(open, end - 1)), at: open - 1 } : null;
  }
  const last = endOf(line, end, STAR);
  const first = endOf(line, last, STAR, false);
  const at = endOf(line, first, STAR);
  const isStarred = last < end && at < first && at > 0 && BLANK.test(line[at - 1]);
  return isStarred ? { said: line.slice(first, last).trim(), at } : null;
}

/** Where a line ends that goes up to a place, without the characters at its end that a pattern takes, or doesn't. */
function endOf(line: string, from: number, pattern: RegExp, isTaken = true): number {
  let end = from;
  while (end > 0 && pattern.test(line[end - 1]) === isTaken) end--;
  return end;
}

/** "(*bounce*)" is "bounce". */
function withoutStars(text: string): string {
  const end = endOf(text.trimEnd(), text.trimEnd().length, STAR);
  return text.slice(0, end).trim().replace(/^\*+/, "").trim();
}
