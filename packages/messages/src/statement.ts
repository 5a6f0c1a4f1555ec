import { formatList } from "./intl.ts";
import type { Catalog, MessageValues, Translator } from "./translator.ts";

/** A statement: a code and what it is about, in names. It is put into words in the reader's language. */
export interface Statement {
  readonly code: string;
  readonly [fact: string]: string | number | boolean | null | readonly string[];
}

/** Facts that name something of the game. */
const NAMES: ReadonlySet<string> = new Set([
  "area",
  "by",
  "near",
  "phase",
  "power",
  "powers",
  "turn",
  "whom",
]);

type Spoken = Pick<Translator<Catalog>, "byCode" | "language">;

/**
 * A statement in words; undefined if the catalog has none for its code. Names pass through `show`, what somebody wrote
 * doesn't. Lists are joined as the language has it, with their number as an argument of its own: `powers`, `powersCount`.
 */
export function stated(
  catalog: Spoken,
  { code, ...facts }: Statement,
  show: (name: string) => string = (name) => name,
): string | undefined {
  const values: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(facts)) {
    const shown = NAMES.has(name) ? show : (text: string): string => text;
    if (typeof fact === "number") values[name] = fact;
    else if (typeof fact === "string") values[name] = shown(fact);
    else if (typeof fact === "boolean") values[name] = fact ? "yes" : "no";
    else if (fact === null) values[name] = "none";
    else {
      values[name] = formatList(catalog.language, fact.map(shown));
      values[`${name}Count`] = fact.length;
    }
  }
  return catalog.byCode(code, values satisfies MessageValues);
}
