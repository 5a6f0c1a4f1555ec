import { TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { PRESETS, type Preset } from "../../games/index.ts";
import { READING } from "../../messages/language.ts";
import { rules as text } from "../../messages/rules.ts";
import { Section } from "../../ui/sections.tsx";
import { TextPage } from "../layout/pages.tsx";
import { loadBook, type OpenBook } from "../rules/books.ts";
import { type Rule, type Ruling, withoutRulings } from "../rules/ledger.ts";
import { RulesSearch } from "../rules/search/search.ts";
import { ShownRule } from "../sandbox/examples/ShownRule.tsx";
import css from "./BookPage.module.css";

/** A game whose rules are a book of their own. */
interface Book extends OpenBook {
  readonly preset: Preset;
}

/** Games with rules of their own; the others borrow theirs. */
const OWN = PRESETS.filter(({ shelf }) => shelf === "rulebooks");

/** All books, once they have been fetched; a rule that several have is listed with the first. */
function useBooks(): readonly Book[] {
  const [books, setBooks] = useState<readonly Book[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const opened = await Promise.all(OWN.map(async (preset) => ({ preset, ...(await loadBook(preset)) })));
      if (isCurrent) setBooks(opened);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, []);
  return books;
}

/** The rules of all games: to be searched at once, or opened one by one. */
export function BookPage() {
  const books = useBooks();
  const [query, setQuery] = useState("");
  return (
    <TextPage title={text("bookTitle")} heading={text("bookTitle")}>
      <p className={css.lead}>{text("bookLead")}</p>
      <TextInput
        type="search"
        aria-label={text("searchAll")}
        placeholder={text("searchAll")}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {query.trim() !== "" && <Found books={books} query={query} />}
      <Section heading={text("books")}>
        <ul className={css.books}>
          {OWN.map((preset) => (
            <li key={preset.id}>
              <Link to="/rules/$rulebook" params={{ rulebook: preset.page }}>
                <strong>{preset.title}</strong>
                <span>{preset.summary}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/rules/editions">
              <strong>{text("editions")}</strong>
            </Link>
          </li>
        </ul>
      </Section>
    </TextPage>
  );
}

const search = new RulesSearch(READING);

/** So many are shown of each book. */
const MOST = 12;

interface Hits {
  readonly preset: Preset;
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
}

function Found({ books, query }: { books: readonly Book[]; query: string }) {
  const hits = useMemo(() => {
    const seen = new Set<string>();
    return books.map(({ preset, rules, rulings }): Hits => {
      const found = search.rules(rules, query).filter(({ id }) => !seen.has(id));
      for (const { id } of found) seen.add(id);
      const title = ({ title: each }: Ruling): string => `ruling ${each}`;
      const decided = search.rulings(rulings, query).filter((ruling) => !seen.has(title(ruling)));
      for (const ruling of decided) seen.add(title(ruling));
      return { preset, rules: found, rulings: decided };
    });
  }, [books, query]);
  const count = hits.reduce((sum, { rules, rulings }) => sum + rules.length + rulings.length, 0);
  return (
    <>
      <p className={css.count} role="status">
        {books.length === 0 ? text("loading") : text("found", { count })}
      </p>
      {hits
        .filter(({ rules, rulings }) => rules.length + rulings.length > 0)
        .map(({ preset, rules, rulings }) => (
          <section key={preset.id} aria-label={preset.title}>
            <h2 className={css.heading}>{preset.title}</h2>
            <ol className={css.hits} lang={READING}>
              {rules.slice(0, MOST).map((rule) => (
                <li key={rule.id}>
                  <p>{withoutRulings(rule.text)}</p>
                  <ShownRule game={preset} rule={rule} />
                </li>
              ))}
              {rulings.slice(0, MOST).map(({ id, title, text: paragraphs }) => (
                <li key={id}>
                  <p>
                    <strong>{title}</strong> {paragraphs[0]}
                  </p>
                </li>
              ))}
            </ol>
            {rules.length > MOST && (
              <p>
                <Link to="/rules/$rulebook" params={{ rulebook: preset.page }}>
                  {text("moreFound", { count: rules.length - MOST })}
                </Link>
              </p>
            )}
          </section>
        ))}
    </>
  );
}
