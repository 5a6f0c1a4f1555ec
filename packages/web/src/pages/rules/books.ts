import { useEffect, useState } from "react";
import { parseLedger, parseRulings, type Rule, type Ruling } from "./ledger.ts";

/** The rules of a game by one of its books, and what was decided about them. */
interface OpenBook {
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
}

interface Raw {
  readonly default: string;
}

/** A ledger and its rulings, as they are kept. */
interface Kept {
  readonly ledger: () => Promise<Raw>;
  readonly rulings: () => Promise<Raw>;
  /** The book whose rules hold wherever this one says nothing. */
  readonly otherwise?: readonly [variant: string, rulebook: string];
}

const COMMITTEE: Kept = {
  ledger: () => import("../../../../../docs/rules/committee.ledger.tsv?raw"),
  rulings: () => import("../../../../../docs/rules/committee.rulings.md?raw"),
  otherwise: ["classic", "2023"],
};

const SHELF: Readonly<Record<string, Kept>> = {
  classic: {
    ledger: () => import("../../../../../docs/rules/classic.ledger.tsv?raw"),
    rulings: () => import("../../../../../docs/rules/classic.rulings.md?raw"),
  },
  dissolution: {
    ledger: () => import("../../../../../docs/rules/dissolution.ledger.tsv?raw"),
    rulings: () => import("../../../../../docs/rules/dissolution.rulings.md?raw"),
    otherwise: ["classic", "2023"],
  },
  "committee-1901": COMMITTEE,
  "committee-1935": COMMITTEE,
};

async function open(variant: string, rulebook: string): Promise<OpenBook> {
  const { ledger, rulings, otherwise } = SHELF[variant];
  const [own, decided, others] = await Promise.all([
    ledger(),
    rulings(),
    otherwise && loadBook(...otherwise),
  ]);
  const rules = parseLedger(own.default).filter(({ edition }) => edition === "both" || edition === rulebook);
  return { rules: [...rules, ...(others?.rules ?? [])], rulings: parseRulings(decided.default) };
}

const opened = new Map<string, Promise<OpenBook>>();

function loadBook(variant: string, rulebook: string): Promise<OpenBook> {
  const key = `${variant} ${rulebook}`;
  const book = opened.get(key) ?? open(variant, rulebook);
  opened.set(key, book);
  book.catch(() => opened.delete(key));
  return book;
}

/** A book, once it has been fetched. */
export function useBook(variant: string, rulebook: string): OpenBook | null {
  const [book, setBook] = useState<OpenBook | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadBook(variant, rulebook).then(
      (loaded) => isCurrent && setBook(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [variant, rulebook]);
  return book;
}
