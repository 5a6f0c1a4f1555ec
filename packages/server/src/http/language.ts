import { type TableWords, tableWords } from "@chancery/game";
import {
  acceptedLanguage,
  type Language,
  languageOf as languageNamed,
  type PageLanguage,
  PSEUDO,
} from "@chancery/messages";
import type { Person } from "@chancery/store";
import type { FastifyRequest } from "fastify";

/** The language someone wants to be answered in, as their browser says. */
export const languageOf = ({ headers }: Pick<FastifyRequest, "headers">): PageLanguage =>
  headers["accept-language"] === PSEUDO ? PSEUDO : acceptedLanguage(headers["accept-language"]);

/** The words of that language for everything that games say. */
export const wordsFor = (request: Pick<FastifyRequest, "headers">): TableWords =>
  tableWords(languageOf(request));

/** The language someone chose for mail; English until they do. */
export function languageOfPerson({ settings }: Pick<Person, "settings">): Language {
  const { language } = (settings ?? {}) as { readonly language?: unknown };
  return (typeof language === "string" ? languageNamed(language) : undefined) ?? "en";
}
