import type { GetICUArgs } from "@schummar/icu-type-parser";
import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import { compile } from "./compile.ts";
import { formattersOf } from "./intl.ts";
import type { PageLanguage } from "./language.ts";

/** Messages by key, in ICU MessageFormat. */
export type Catalog = Readonly<Record<string, string>>;

/** A catalog in another language: the same keys. That arguments match too is checked by a test. */
export type Translation<C extends Catalog> = { readonly [K in keyof C]: string };

type ArgsOf<M extends string> = GetICUArgs<
  M,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
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

/** Makes a translator of a catalog. */
export function translator<C extends Catalog>(
  language: PageLanguage,
  catalog: Translation<C>,
): Translator<C> {
  const locale = language;
  const options = { formatters: formattersOf };
  const read = (message: CompiledMessage, values: object): unknown =>
    format(message, locale, values as FormatValues, options);
  const translate = (key: string, values: object = {}): string => String(read(compile(catalog[key]), values));
  return Object.assign(translate, {
    language,
    rich: (key: string, values: object, tags: object) => {
      const parts = read(compile(catalog[key]), { ...values, ...tags });
      return Array.isArray(parts) ? parts : [parts];
    },
    byCode: (code: string, values: object = {}) =>
      Object.hasOwn(catalog, code) ? translate(code, values) : undefined,
  }) as Translator<C>;
}
