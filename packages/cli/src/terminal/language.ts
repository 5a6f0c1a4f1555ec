import { environmentLanguage, type Language, languageOf } from "@chancery/messages";

/** What follows `--language`, wherever it stands: help and errors are in that language too. */
function languageAsked(args: readonly string[]): string | undefined {
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  const at = own.findLastIndex((each) => /^--language(=|$)/.test(each));
  if (at < 0) return undefined;
  return own[at] === "--language" ? own[at + 1] : own[at].slice("--language=".length);
}

export const chooseLanguage = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language => languageOf(languageAsked(args) ?? "") ?? environmentLanguage(environment);

/** The language of everything that this run prints for people. */
export const LANGUAGE: Language = chooseLanguage(process.argv.slice(2), process.env);
