import type { Rules } from "../rulebook/rules.ts";
import { compileLexicon, type Lexicon } from "./lexicon/lexicon.ts";
import type { OrderWords } from "./lexicon/order-words.ts";
import { Position } from "./position.ts";
import { Quick } from "./quick.ts";

/** What is needed to read and write the orders of a game. Made once per game's rules, by `createNotation`. */
export interface Notation {
  readonly rules: Rules;
  /** The names and words of the books. */
  readonly books: Lexicon;
  /** These and the reader's language; the same where none was given. */
  readonly lexicon: Lexicon;
  readonly quick: Quick;
  readonly position: Position;
}

/**
 * Prepares the reading and writing of orders by the rules of a game; with words, they are read in a language as well as
 * in the books'. Takes a moment: make it once.
 */
export function createNotation(rules: Rules, words: OrderWords | null = null): Notation {
  const books = compileLexicon(rules);
  const lexicon = words ? compileLexicon(rules, words) : books;
  return { rules, books, lexicon, quick: new Quick(rules, books), position: new Position(rules.board) };
}
