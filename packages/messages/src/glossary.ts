/** A line of a glossary: a thing by its English names, what it's called, and what it must not be called. */
interface Entry {
  readonly english: readonly string[];
  readonly words: readonly string[];
  readonly banned: readonly string[];
}

/** Which word a language has for each thing. */
export type Glossary = readonly Entry[];

const split = (cell: string): string[] =>
  cell
    .replaceAll(/\([^)]*\)/g, "")
    .split(/[,;/]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Reads the table of a `GLOSSARY.md`: English, the language's word, and words that are not to be used for it. */
export const parseGlossary = (markdown: string): Glossary =>
  markdown
    .split(/\r?\n/)
    .filter((line) => line.startsWith("| ") && !line.startsWith("| English "))
    .map((line) => line.split("|").slice(1, -1))
    .map(([english = "", words = "", banned = ""]) => ({
      english: split(english),
      words: split(words),
      banned: split(banned),
    }));

/** Whether a text has a word, in any of its usual endings; longer words that contain it are others. */
const has = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}-])${word}(?:e?[ns]?|e[rsm]|ern)(?![\\p{L}])`, "iu").test(text);

/** Words of a text that its language has another word for, given what the English text speaks of. */
export function bannedWords(glossary: Glossary, english: string, text: string): readonly string[] {
  const speaksOf = (entry: Entry): boolean => entry.english.some((word) => has(english, word));
  return glossary.flatMap((entry) =>
    entry.banned.filter((word) => {
      if (!has(text, word)) return false;
      const owners = glossary.filter(({ words }) => words.includes(word));
      return owners.length === 0 || (speaksOf(entry) && !owners.some(speaksOf));
    }),
  );
}

/** Names of places that a text says in English, though its language has others; what stands in quotes is what people write. */
export function englishNames(
  places: Readonly<Record<string, readonly string[]>>,
  text: string,
): readonly string[] {
  const said = text.replaceAll(/„[^“]*“|«[^»]*»|"[^"]*"/g, "");
  return Object.entries(places)
    .filter(([name, own]) => own.every((each) => !each.includes(name)))
    .map(([name]) => name)
    .filter((name) => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}])`, "u").test(said));
}
