import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Texts } from "./language-data.ts";
import { type Localized, localizedKey } from "./localized.ts";
import type { Catalog, Device } from "./translator.ts";

/** What is wrong with a text of another language. English is shown instead of one that `isUnusable`. */
export interface TextFault {
  readonly key: string;
  readonly code:
    | "no-such-text"
    | "not-a-text"
    | "empty"
    | "unreadable"
    | "unknown-argument"
    | "missing-argument"
    | "other-tags"
    | "missing-branch"
    | "unknown-branch"
    | "not-a-number"
    | "other-word"
    | "english-name";
  /** The argument, tag, branch or mistake that it is about. */
  readonly what: string;
}

/** A text that can't be shown. The others lose something but read well. */
export const isUnusable = ({ code }: TextFault): boolean =>
  code !== "missing-argument" && code !== "other-word" && code !== "english-name";

const FAULTS: Readonly<Record<TextFault["code"], string>> = {
  "no-such-text": "there is no English text of this name",
  "not-a-text": "a text in quotes is expected",
  empty: "the text is empty",
  unreadable: "no ICU message",
  "unknown-argument": "the English text has no such argument",
  "missing-argument": "the English text says this as well",
  "other-tags": "the tags are not those of the English text",
  "missing-branch": "a plural or a choice lacks a branch",
  "unknown-branch": "the English text has no such choice",
  "not-a-number": "the English text doesn't count with this argument",
  "other-word": "GLOSSARY.md has another word for this",
  "english-name": "this place has a name of its own in the language",
};

/** A fault for those who write the texts. */
export const formatTextFault = ({ key, code, what }: TextFault): string =>
  `${key}: ${FAULTS[code]}${what ? ` (${what})` : ""}`;

/** Arguments that every message may use. */
const DEVICE: readonly (keyof Device)[] = ["touch"];

/** What a message is made of. */
interface Parts {
  readonly names: Set<string>;
  readonly tags: string[];
  /** The branches of plurals and choices by their arguments. */
  readonly plurals: Map<string, Set<string>>;
  readonly choices: Map<string, Set<string>>;
  readonly numbers: Set<string>;
}

function partsOf(message: string): Parts {
  const parts: Parts = {
    names: new Set(),
    tags: [],
    plurals: new Map(),
    choices: new Map(),
    numbers: new Set(),
  };
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        parts.tags.push(element.value);
        visit(element.children);
        continue;
      }
      parts.names.add(element.value);
      if (element.type === TYPE.number) parts.numbers.add(element.value);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      const all = element.type === TYPE.plural ? parts.plurals : parts.choices;
      const branches = all.get(element.value) ?? new Set();
      for (const [branch, { value }] of Object.entries(element.options)) {
        branches.add(branch);
        visit(value);
      }
      all.set(element.value, branches);
    }
  };
  visit(parse(message));
  return parts;
}

/** What a message says, without its arguments and tags; all branches of it. */
export function wordsOf(message: string): string {
  const visit = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type === TYPE.tag) return visit(element.children);
        if (element.type !== TYPE.plural && element.type !== TYPE.select) return "…";
        return Object.values(element.options)
          .map(({ value }) => visit(value))
          .join(" … ");
      })
      .join("");
  return visit(parse(message));
}

/** The arguments a message takes, and its tags, sorted. */
export function argumentsOf(message: string): readonly string[] {
  const { names, tags } = partsOf(message);
  return [...new Set([...names, ...tags])].toSorted();
}

/** Everything that is wrong with what a language has of an area. */
export function faultsOf(
  language: string,
  english: Catalog,
  texts: unknown,
  forms: readonly string[] = [],
): readonly TextFault[] {
  if (typeof texts !== "object" || texts === null || Array.isArray(texts))
    return [{ key: "", code: "not-a-text", what: "" }];
  return Object.entries(texts).flatMap(([key, text]) =>
    Object.hasOwn(english, key)
      ? faultsOfText(language, forms, key, english[key], text)
      : [{ key, code: "no-such-text" as const, what: "" }],
  );
}

/** The same for texts that stand beside what they belong to. */
export function faultsOfLocalized(known: readonly Localized[], texts: Texts): readonly TextFault[] {
  const byKey = new Map(known.map((text) => [localizedKey(text), text]));
  return Object.entries(texts).flatMap(([key, text]): TextFault[] => {
    const english = byKey.get(key);
    if (!english) return [{ key, code: "no-such-text", what: "" }];
    if (typeof text !== "string") return [{ key, code: "not-a-text", what: "" }];
    const unknown = [...text.matchAll(/\{(\w+)\}/g)].find(([, name]) => !(name in (english.values ?? {})));
    if (unknown) return [{ key, code: "unknown-argument", what: unknown[1] }];
    return text.trim() === "" ? [{ key, code: "empty", what: "" }] : [];
  });
}

function faultsOfText(
  language: string,
  forms: readonly string[],
  key: string,
  english: string,
  text: unknown,
): readonly TextFault[] {
  const fault = (code: TextFault["code"], what = ""): TextFault => ({ key, code, what });
  if (typeof text !== "string") return [fault("not-a-text")];
  if (text.trim() === "") return [fault("empty")];
  let own: Parts;
  try {
    own = partsOf(text);
  } catch (error) {
    return [fault("unreadable", error instanceof Error ? error.message : String(error))];
  }
  const model = partsOf(english);
  // Names may be asked for in a form: {province_in}.
  for (const name of [...own.names]) {
    const [, base, form] = /^(.+)_(\w+)$/.exec(name) ?? [];
    if (!base || model.names.has(name) || !forms.includes(form)) continue;
    own.names.delete(name);
    own.names.add(base);
  }
  const faults: TextFault[] = [];
  for (const name of own.names)
    if (!model.names.has(name) && !(DEVICE as readonly string[]).includes(name))
      faults.push(fault("unknown-argument", name));
  for (const name of model.names)
    if (!own.names.has(name) && !(DEVICE as readonly string[]).includes(name))
      faults.push(fault("missing-argument", name));
  const tags = new Set(own.tags).symmetricDifference(new Set(model.tags));
  if (tags.size > 0) faults.push(fault("other-tags", [...tags].join(", ")));
  const counts = (name: string): boolean => model.plurals.has(name) || model.numbers.has(name);
  for (const name of [...own.plurals.keys(), ...own.numbers])
    if (model.names.has(name) && !counts(name)) faults.push(fault("not-a-number", name));
  const usual = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [name, branches] of own.plurals)
    for (const form of model.plurals.get(name) ?? [])
      if (form === "one" && usual.includes("one") && !branches.has("one") && !branches.has("=1"))
        faults.push(fault("missing-branch", `${name}: one`));
  for (const [name, branches] of own.choices)
    for (const branch of branches)
      if (model.choices.has(name) && !model.choices.get(name)?.has(branch))
        faults.push(fault("unknown-branch", `${name}: ${branch}`));
  return faults;
}
