import { createNotation } from "@chancery/engine";
import type { Language } from "@chancery/messages";
import { orderWordsOf } from "@chancery/variants/order-words";
import type { OpenGame } from "../open-variant.ts";

/** The same game by its languages: those that were made are kept as long as the game. */
const made = new WeakMap<OpenGame["rules"], Map<Language, OpenGame>>();

/** A game whose orders are read in a language as well as in the books' words, if that language has words for them. */
export function inLanguage(game: OpenGame, language: Language): OpenGame {
  const known = made.get(game.rules) ?? new Map<Language, OpenGame>();
  made.set(game.rules, known);
  const found = known.get(language);
  if (found) return found;
  const words = orderWordsOf(language, game.rules);
  const spoken = words ? { ...game, notation: createNotation(game.rules, words) } : game;
  known.set(language, spoken);
  return spoken;
}
