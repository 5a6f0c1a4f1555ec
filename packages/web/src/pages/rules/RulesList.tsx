import { TextInput } from "@mantine/core";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { READING } from "../../messages/language.ts";
import { rules as messages } from "../../messages/rules.ts";
import { useBook } from "./books.ts";
import { chaptersOf, isNumber, type Rule, withoutRulings } from "./ledger.ts";
import css from "./RulesList.module.css";
import { RulesSearch } from "./search/search.ts";

interface RulesListProps {
  readonly variant: string;
  readonly rulebook: string;
  /** Examples of the rules, shown while nothing is searched for. */
  readonly examples?: ReactNode;
  /** What shows a rule, below its text. */
  readonly shows?: (rule: Rule) => ReactNode;
  /** A rule to be shown; `key` tells one wish from the next. */
  readonly wanted?: { readonly id: string; readonly key: number } | null;
}

const search = new RulesSearch(READING);

/** A number of the book's, which is the same in every language. */
const plain = (chunks: readonly ReactNode[]): ReactNode => (
  <span key="number" translate="no">
    {chunks}
  </span>
);

/** The rules of an edition and the rulings on them, to be searched. */
export function RulesList({ variant, rulebook, wanted = null, examples, shows }: RulesListProps) {
  const [query, setQuery] = useState("");
  const [isNumbered, setNumbered] = useState(false);
  const book = useBook(variant, rulebook);
  const found = useMemo(() => (book ? search.rules(book.rules, query) : []), [book, query]);
  const rulings = useMemo(() => (book ? search.rulings(book.rulings, query) : []), [book, query]);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!wanted || !book) return;
    setQuery("");
    // The list is whole again only after it has been rendered.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-rule="${wanted.id}"]`);
      row?.scrollIntoView({ block: "center" });
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, book]);

  return (
    <div className={css.rules} ref={list}>
      <TextInput
        type="search"
        aria-label={messages("search")}
        placeholder={messages("searchPlaceholder")}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p className={css.count}>
        {book ? messages("count", { rules: found.length, rulings: rulings.length }) : messages("loading")}
      </p>
      <label className={css.numbers}>
        <input
          type="checkbox"
          checked={isNumbered}
          onChange={(event) => setNumbered(event.currentTarget.checked)}
        />
        {messages("showNumbers")}
      </label>
      {query === "" && examples}
      {chaptersOf(found).map(({ title, rules }) => (
        <section key={title}>
          {title === "SG" ? (
            <h2 className={css.heading}>{messages("sampleGame")}</h2>
          ) : isNumber(title) ? (
            <h2 className={css.heading}>{messages.rich("section", { number: title }, { n: plain })}</h2>
          ) : (
            <h2 className={css.heading} lang={READING}>
              {title}
            </h2>
          )}
          <ol className={css.list} lang={READING}>
            {rules.map((rule) => (
              <li
                key={rule.id}
                data-rule={rule.id}
                data-wanted={rule.id === wanted?.id || undefined}
                tabIndex={-1}
              >
                {(isNumbered || rule.id === wanted?.id) && <span className={css.id}>{rule.id}</span>}
                <p>{isNumbered ? rule.text : withoutRulings(rule.text)}</p>
                {shows?.(rule)}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {rulings.length > 0 && (
        <section>
          <h2 className={css.heading}>{messages("rulings")}</h2>
          <p className={css.count}>{messages("rulingsLead")}</p>
          <ol className={css.list} lang={READING}>
            {rulings.map(({ id, title, text }) => (
              <li key={id} data-rule={id} tabIndex={-1}>
                {isNumbered && <span className={css.id}>{id}</span>}
                <span className={css.section}>{title}</span>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
