import { languageOf } from "@chancery/messages";
import type { OpenGame } from "./open-variant.ts";
import { inLanguage } from "./words/in-language.ts";

/** A game whose orders are read in a language, by its tag; as the books have them if there are no words for it. */
export function gameIn(game: OpenGame, tag: string | undefined): OpenGame {
  const language = tag === undefined ? undefined : languageOf(tag);
  return language ? inLanguage(game, language) : game;
}
