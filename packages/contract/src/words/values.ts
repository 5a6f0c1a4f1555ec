import { formatList, type MessageValues } from "@chancery/messages";
import type { Names, Words } from "./words.ts";

/** Who puts facts into words, and what they are called there. */
export interface Teller {
  readonly words: Words;
  readonly names: Names;
  /** The message for a part of a code's facts, such as one of several bids. */
  readonly part: (key: string, values: MessageValues) => string;
  /** A reason within the facts, in words. */
  readonly explain: (reason: { readonly code: string }) => string;
}

type Facts = Readonly<Record<string, unknown>>;

/** What someone wrote is shown as it was written, even if it happens to be a name. */
const AS_WRITTEN: ReadonlySet<string> = new Set(["text", "struck"]);

/** Longest piece of what someone wrote that is quoted. */
const LONGEST_QUOTE = 40;

/** Facts that messages may ask about although a report has none of them. */
const ABSENT: MessageValues = {
  by: "",
  byCount: 0,
  first: "",
  others: "",
  othersCount: 0,
  opponents: "",
  helpers: "",
  helpersCount: 0,
  insteadOr: "",
  insteadCount: 0,
  unit: "none",
  text: "",
  textLength: 0,
  ignored: "none",
};

/**
 * The arguments of a message, made of a code's facts: names as people read them, lists joined as the language has it
 * (`nearest`, `nearestOr`), and how many there are (`nearestCount`).
 */
export function valuesOf(teller: Teller, code: string, facts: Facts): MessageValues {
  const values: Record<string, string | number> = { ...(ABSENT as Record<string, string | number>) };
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "number") values[name] = fact;
    else if (typeof fact === "boolean") values[name] = fact ? "yes" : "no";
    else if (fact === null) values[name] = "none";
    else if (typeof fact === "string") Object.assign(values, textValues(teller, name, fact));
    else if (Array.isArray(fact)) Object.assign(values, listValues(teller, code, name, fact));
    else if (typeof fact === "object") values[name] = told(teller, fact as Facts) ?? "none";
  }
  values.province ??= teller.words.explain.byCode("thatPlace") ?? "";
  const { by, helpers } = facts;
  if (isTexts(by)) Object.assign(values, fightValues(teller, by, isTexts(helpers) ? helpers : []));
  return values;
}

/** The same for a fault, whose names are shown as they have to be written. */
export function faultValues(words: Words, code: string, facts: Facts): MessageValues {
  const asWritten: Teller = { words, names: { show: (name) => name }, part: () => "", explain: () => "" };
  const { expected, given } = facts;
  const named = (type: unknown): string => words.faults.byCode(`type.${String(type)}`) ?? String(type);
  return {
    ...valuesOf(asWritten, code, { given: null, near: null, ...facts }),
    ...(typeof expected === "string" && { expected: named(expected) }),
    ...(typeof given === "string" && { given: named(given) }),
  };
}

function textValues({ names }: Teller, name: string, text: string): Record<string, string | number> {
  if (AS_WRITTEN.has(name)) return { [name]: quote(text), [`${name}Length`]: text.length };
  return { [name]: names.show(text) };
}

function listValues(
  teller: Teller,
  code: string,
  name: string,
  items: readonly unknown[],
): Record<string, string | number> {
  const { names, words } = teller;
  const isPlain = isTexts(items);
  const shown = isPlain
    ? items.map((item) => (AS_WRITTEN.has(name) ? quote(item) : names.show(item)))
    : items.map((item) => teller.part(`${code}.${name}`, valuesOf(teller, code, item as Facts)));
  return {
    // Of parts each is a phrase with commas of its own.
    [name]: isPlain ? formatList(words.language, shown) : shown.join("; "),
    [`${name}Or`]: formatList(words.language, shown, "or"),
    [`${name}Count`]: items.length,
  };
}

/** The units responsible, with those that helped the first of them. */
function fightValues(
  { words }: Teller,
  [first, ...others]: readonly string[],
  helpers: readonly string[],
): Record<string, string | number> {
  const list = (items: readonly string[]): string => formatList(words.language, items);
  const helped =
    helpers.length > 0 ? words.explain.byCode("withHelpers", { unit: first, helpers: list(helpers) }) : first;
  return {
    first,
    others: list(others),
    othersCount: others.length,
    opponents: list([helped ?? first, ...others]),
  };
}

/** Something within the facts that has a reason, in words; as it is stored if it comes with them. */
function told(teller: Teller, fact: Facts): string | undefined {
  if (typeof fact.why === "string") return fact.why;
  const reason = isReason(fact.reason) ? fact.reason : fact;
  return isReason(reason) ? teller.explain(reason) : undefined;
}

export const isReason = (value: unknown): value is { readonly code: string } =>
  typeof value === "object" && value !== null && typeof (value as Facts).code === "string";

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;
