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

const BEHIND = /\s*[([]\s*\**\s*([^()[\]]*?)\s*\**\s*[)\]][\s.]*$|\s+\*+\s*([^*]+?)\s*\*+[\s.]*$/;

/** Takes the result off the end of a line: "A Par - Bur (bounced)", "A PAR-BUR. (*bounce, dislodged*)". */
export function withResult(line: string): WithResult {
  const found = BEHIND.exec(line);
  const said = found?.[1] ?? found?.[2];
  if (!found || said === undefined) return { text: line, results: null, unknown: [] };
  const words = said
    .split(/[,;/]|\band\b/i)
    .map((word) => word.trim())
    .filter(Boolean);
  const known = words.map((word) => WORDS.find(([pattern]) => pattern.test(word))?.[1]);
  // Brackets may also hold a coast or a note: they stay where they are.
  if (words.length === 0 || known.every((word) => word === undefined))
    return { text: line, results: null, unknown: [] };
  return {
    text: line.slice(0, found.index).replace(/[\s.]+$/, ""),
    results: known.filter((word) => typeof word === "string"),
    unknown: words.filter((_, index) => known[index] === undefined),
  };
}
