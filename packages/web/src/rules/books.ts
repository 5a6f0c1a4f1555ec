import { useEffect, useState } from "react";
import { parseLedger, parseRulings, type Rule, type Ruling } from "./ledger.ts";

/** The rules of a game by one of its books, and what was decided about them. */
export interface Book {
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
}

interface Raw {
  readonly default: string;
}

/** A ledger and its rulings, as they are kept. */
const SHELF: Readonly<Record<string, readonly [() => Promise<Raw>, () => Promise<Raw>]>> = {
  classic: [
    () => import("../../../../docs/rules/classic.ledger.tsv?raw"),
    () => import("../../../../docs/rules/classic.rulings.md?raw"),
  ],
  dissolution: [
    () => import("../../../../docs/rules/dissolution.ledger.tsv?raw"),
    () => import("../../../../docs/rules/dissolution.rulings.md?raw"),
  ],
  committee: [
    () => import("../../../../docs/rules/committee.ledger.tsv?raw"),
    () => import("../../../../docs/rules/committee.rulings.md?raw"),
  ],
};

async function read(name: string, edition: string): Promise<Book> {
  const [ledger, rulings] = await Promise.all(SHELF[name].map((load) => load()));
  const rules = parseLedger(ledger.default);
  return {
    rules: rules.filter((rule) => rule.edition === "both" || rule.edition === edition),
    rulings: parseRulings(rulings.default),
  };
}

/** Games that say only what differs from the ordinary one are followed by its rules, by its latest book. */
async function open(variant: string, rulebook: string): Promise<Book> {
  if (variant === "classic") return read("classic", rulebook);
  const [name, edition = rulebook] = variant.split("-");
  const [own, ordinary] = await Promise.all([read(name, edition), read("classic", "2023")]);
  return { rules: [...own.rules, ...ordinary.rules], rulings: own.rulings };
}

const opened = new Map<string, Promise<Book>>();

function loadBook(variant: string, rulebook: string): Promise<Book> {
  const key = `${variant} ${rulebook}`;
  const book = opened.get(key) ?? open(variant, rulebook);
  opened.set(key, book);
  book.catch(() => opened.delete(key));
  return book;
}

/** A book, once it has been fetched. */
export function useBook(variant: string, rulebook: string): Book | null {
  const [book, setBook] = useState<Book | null>(null);
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
