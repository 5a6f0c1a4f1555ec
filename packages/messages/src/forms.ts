import type { PageLanguage } from "./language.ts";
import { languageData } from "./language-data.ts";

/**
 * `forms.json`: how a language puts names of places and powers into sentences, where they need an article, a preposition
 * or an ending there: "in der Nordsee", "nach Burgund", "de l’Autriche".
 */
interface FormsFile {
  /** A pattern for each form of each class of names; names without a class are of the class "". */
  readonly classes: Readonly<Record<string, Forms>>;
  /** The class of a name, or all of its forms. */
  readonly names: Readonly<Record<string, string | Forms>>;
  /** Letters before which a class is followed by an apostrophe, where that class exists: "f'" for "f". */
  readonly elides?: string;
  /** Endings of adjectives. A pattern's {e} puts another in their place, before the last word of a name. */
  readonly adjectives?: readonly string[];
}

type Forms = Readonly<Record<string, string>>;

/** The forms that a language has; messages ask for one by its name behind that of the argument: `{province_in}`. */
export const formsIn = (language: PageLanguage): readonly string[] =>
  Object.keys(languageData<FormsFile>(language, "forms")?.classes[""] ?? {});

/** A name in one of its forms; undefined if the language has no such form. What stands behind it in brackets stays. */
export function formOf(language: PageLanguage, form: string, named: string): string | undefined {
  const file = languageData<FormsFile>(language, "forms");
  if (!file) return undefined;
  const [, name, rest = ""] = /^(.*?)( \(.*\))?$/s.exec(named) ?? [];
  const own = Object.hasOwn(file.names, name) ? file.names[name] : "";
  const { classes, elides = "", adjectives = [] } = file;
  const elided = typeof own === "string" && elides.includes(name[0]) ? classes[`${own}'`]?.[form] : undefined;
  const pattern = typeof own === "string" ? (elided ?? classes[own]?.[form]) : own[form];
  if (pattern === undefined) return undefined;
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    part === "name" ? name : withEndings(name, adjectives, part),
  );
  return filled + rest;
}

const withEndings = (name: string, endings: readonly string[], ending: string): string =>
  name
    .split(" ")
    .map((word, at, { length }) => {
      const old = at < length - 1 && endings.find((each) => word.endsWith(each));
      return old ? word.slice(0, -old.length) + ending : word;
    })
    .join(" ");
