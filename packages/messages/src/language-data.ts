import type { Language, PageLanguage } from "./language.ts";

/** Texts of one area in one language, by key. Any of the English ones may be missing. */
export type Texts = Readonly<Record<string, string>>;

/** What has been read or given, by language and area; null where there is nothing. */
const known = new Map<string, unknown>();

const HERE = import.meta.url;

/**
 * What `languages/LANGUAGE/AREA.json` says; undefined if there is no such file, as for all of English. Programs read the
 * file when it is first needed. Pages can't, so they give what they have fetched.
 */
export function languageData<T = Texts>(language: PageLanguage, area: string): T | undefined {
  const path = `${language}/${area}`;
  if (!known.has(path)) known.set(path, readData(path));
  return (known.get(path) ?? undefined) as T | undefined;
}

/** Has a page's own copy of `languages/LANGUAGE/AREA.json` used from now on. */
export const giveLanguageData = (language: Language, area: string, data: unknown): void =>
  void known.set(`${language}/${area}`, data);

/** A file that can't be read says nothing, so English does; `npm run languages` names it. */
function readData(path: string): unknown {
  const files = globalThis.process?.getBuiltinModule?.("node:fs");
  if (!files || path.startsWith("en")) return null;
  try {
    return JSON.parse(files.readFileSync(new URL(`../languages/${path}.json`, HERE), "utf8"));
  } catch {
    return null;
  }
}
