import type { Board, Province } from "../../board/board.ts";
import type { Lexicon } from "./lexicon.ts";
import { isHyphen, type Token } from "./words.ts";

/** What reading a coast needs of a text. */
interface Words {
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  is(index: number, mark: Token["mark"]): boolean;
  word(index: number): string | null;
}

/**
 * A coast behind a place, in any of the usual ways: `(sc)`, `/sc`, ` SC`, ` (south coast)`, ` S. Coast`.
 * What could as well be something else ("S" for support) counts only where the place `isSplit` into coasts.
 */
export function readCoast(
  words: Words,
  index: number,
  isSplit: boolean,
): { readonly coast: string; readonly next: number } | null {
  const { vocabulary } = words.lexicon;
  const open = words.is(index, "open");
  const hyphen = isHyphen(words.tokens, index);
  const marked = open || hyphen || words.is(index, "slash");
  const first = marked ? index + 1 : index;
  const word = words.word(first) ?? "";
  const found = (coast: string, next: number) => {
    if (!open) return { coast, next };
    return words.is(next, "close") ? { coast, next: next + 1 } : null;
  };
  const code = vocabulary.coastOf(word);
  if (code !== undefined) return found(code, first + 1);
  const after = words.word(first + 1) ?? "";
  // "Côte sud": some languages put the coast first.
  const behind = word.length > 1 && vocabulary.coast.has(word) ? vocabulary.directionOf(after) : undefined;
  if (behind !== undefined) return found(`${behind}c`, first + 2);
  const direction = vocabulary.directionOf(word);
  if (direction === undefined) return null;
  if (vocabulary.coast.has(after) && (marked || isSplit || after !== "c"))
    return found(`${direction}c`, first + 2);
  const isAlone = (marked && !hyphen) || (isSplit && word.length > 1);
  return isAlone ? found(`${direction}c`, first + 1) : null;
}

export const hasCoast = (board: Board, province: Province, coast: string): boolean =>
  board.provinces[province].coasts.some((location) => board.locations[location].coast === coast);
