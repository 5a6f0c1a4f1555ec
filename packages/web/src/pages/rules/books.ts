import { manifestOf, type PlayedBy } from "@chancery/variants";
import { useEffect, useState } from "react";
import { READING } from "../../messages/language.ts";
import {
  parseLedger,
  parseLedgerTranslation,
  parseRulings,
  type Rule,
  type Ruling,
  rulesIn,
} from "./ledger.ts";

/** The rules of a game by one of its books, and what was decided about them. */
export interface OpenBook {
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
}

/** Ledgers and rulings, by the path of their file. English ones are in the folder itself, others in one of their own. */
const FILES = import.meta.glob<string>("../../../../../docs/rules/**/*.{ledger.tsv,rulings.md}", {
  query: "?raw",
  import: "default",
});

async function read(file: string): Promise<string> {
  const path = Object.keys(FILES).find((each) => each.endsWith(`/docs/rules/${file}`));
  return path === undefined ? "" : FILES[path]();
}

const NOTHING: OpenBook = { rules: [], rulings: [] };

/** A game's own rules, and then those of the rulebook that holds wherever it has none. */
async function open(game: PlayedBy): Promise<OpenBook> {
  const { ledger, otherwise } = manifestOf(game)?.rules ?? {};
  const folder = READING === "en" ? "" : `${READING}/`;
  const [own, translated, decided, others] = await Promise.all([
    ledger ? read(`${ledger.name}.ledger.tsv`) : "",
    ledger && folder !== "" ? read(`${folder}${ledger.name}.ledger.tsv`) : "",
    ledger ? read(`${folder}${ledger.name}.rulings.md`) : "",
    otherwise ? loadBook(otherwise) : NOTHING,
  ]);
  if (!ledger) return others;
  const rules = rulesIn(parseLedger(own), game.rulebook, parseLedgerTranslation(translated));
  return { rules: [...rules, ...others.rules], rulings: parseRulings(decided) };
}

const opened = new Map<string, Promise<OpenBook>>();

/** A book; it is fetched once. */
export function loadBook(game: PlayedBy): Promise<OpenBook> {
  const key = `${game.variant} ${game.rulebook}`;
  const book = opened.get(key) ?? open(game);
  opened.set(key, book);
  book.catch(() => opened.delete(key));
  return book;
}

/** A book, once it has been fetched. */
export function useBook(variant: string, rulebook: string): OpenBook | null {
  const [book, setBook] = useState<OpenBook | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadBook({ variant, rulebook }).then(
      (loaded) => isCurrent && setBook(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [variant, rulebook]);
  return book;
}
