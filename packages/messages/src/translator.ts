import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type FormatValues } from "icu-minify/format";
import { compile } from "./compile.ts";
import { formOf } from "./forms.ts";
import { formattersOf } from "./intl.ts";
import { LANGUAGES, type PageLanguage } from "./language.ts";
import type { Texts } from "./language-data.ts";

/** Messages by key, in ICU MessageFormat. */
export type Catalog = Readonly<Record<string, string>>;

/** What every message may ask about the device it is read on, without being given it: whether fingers point there. */
export interface Device {
  readonly touch: "yes" | "no";
}

const WITH_MOUSE: Device = { touch: "no" };

type Told<Args> = Args extends unknown ? Omit<Args, keyof Device> : never;
type ArgsOf<M extends string> = Told<
  GetICUArgs<M, { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }>
>;
type Values<M extends string> = keyof ArgsOf<M> extends never ? [] : [values: ArgsOf<M>];

/** How a tag in a message, such as `<b>…</b>`, is shown. */
export type Tag<T> = (chunks: readonly (string | T)[]) => T;

/** The messages of one catalog in one language. */
export interface Translator<C extends Catalog> {
  /** A message by its key, with its arguments checked at compile time. */
  <K extends keyof C & string>(key: K, ...values: Values<C[K]>): string;
  readonly language: PageLanguage;
  /** A message with tags, in pieces: `rich("agree", { name }, { b: (chunks) => <b>{chunks}</b> })`. */
  readonly rich: <K extends keyof C & string, T>(
    key: K,
    values: Values<C[K]> extends [] ? Readonly<Record<never, never>> : ArgsOf<C[K]>,
    tags: Readonly<Record<string, Tag<T>>>,
  ) => readonly (string | T)[];
  /** A message by a code known only at run time; undefined if the catalog doesn't have it. */
  readonly byCode: (code: string, values?: MessageValues) => string | undefined;
}

/** Arguments of a message that is looked up by a code. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/**
 * Fills a message of another language. Names also come in the forms of that language: {province_in}. Anything else that
 * it isn't given is an error, as the English text has no use for it.
 */
const strictly = (language: PageLanguage, values: object): object =>
  new Proxy(values, {
    has: () => true,
    get: (given, asked) => {
      if (Object.hasOwn(given, asked)) return Reflect.get(given, asked);
      const [, name, form] = /^(.+)_(\w+)$/.exec(String(asked)) ?? [];
      const inForm =
        name && Object.hasOwn(given, name)
          ? formOf(language, form, String(Reflect.get(given, name)))
          : undefined;
      if (inForm === undefined) throw new RangeError(String(asked));
      return inForm;
    },
  });

/**
 * Makes a translator of an English catalog and what another language has of it. English says what that language
 * doesn't, or can't: a text that doesn't fit the English one.
 */
export function translator<C extends Catalog>(
  language: PageLanguage,
  english: C,
  texts: Texts = english,
  device: Device = WITH_MOUSE,
): Translator<C> {
  const options = { formatters: formattersOf };
  const fallback = texts === english ? language : LANGUAGES[0];
  const read = (key: string, values: object): unknown => {
    const given = { ...device, ...values };
    if (texts !== english && Object.hasOwn(texts, key))
      try {
        return format(compile(texts[key]), language, strictly(language, given) as FormatValues, options);
      } catch {
        // A faulty text. `npm run languages` names it.
      }
    return format(compile(english[key]), fallback, given as FormatValues, options);
  };
  const translate = (key: string, values: object = {}): string => String(read(key, values));
  return Object.assign(translate, {
    language,
    rich: (key: string, values: object, tags: object) => {
      const parts = read(key, { ...values, ...tags });
      return Array.isArray(parts) ? parts : [parts];
    },
    byCode: (code: string, values: object = {}) =>
      Object.hasOwn(english, code) ? translate(code, values) : undefined,
  }) as Translator<C>;
}
