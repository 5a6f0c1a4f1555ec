import type { Language } from "@chancery/messages";

/**
 * What languages other than English say, by file. The build puts files that are needed together into one
 * (tools/compile-messages.ts); its own tools run this in English, where nothing is asked for.
 */
const files = () =>
  import.meta.glob<unknown>("../../../messages/languages/*/**/*.json", { import: "default" });

/** A file of a language; null if it has none. */
export const fileOf = async (language: Language, area: string): Promise<unknown> =>
  (await files()[`../../../messages/languages/${language}/${area}.json`]?.()) ?? null;
