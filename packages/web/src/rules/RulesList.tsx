import { TextInput } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { plural } from "../orders/names.ts";
import { rulesOf, searchRules } from "./ledger.ts";
import css from "./RulesList.module.css";

export interface RulesListProps {
  readonly rulebook: string;
  /** A rule to be shown; `key` tells one wish from the next. */
  readonly wanted?: { readonly id: string; readonly key: number } | null;
}

/** The rules of an edition, to be searched. */
export function RulesList({ rulebook, wanted = null }: RulesListProps) {
  const [query, setQuery] = useState("");
  const rules = useMemo(() => rulesOf(rulebook), [rulebook]);
  const found = useMemo(() => searchRules(rules, query), [rules, query]);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (!wanted) return;
    setQuery("");
    // The list is whole again only after it has been rendered.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-rule="${wanted.id}"]`);
      row?.scrollIntoView({ block: "center" });
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  return (
    <div className={css.rules}>
      <TextInput
        type="search"
        aria-label="Search the rules"
        placeholder={`Search the rules of ${rulebook}`}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p className={css.count}>{plural(found.length, "rule")}</p>
      <ol ref={list} className={css.list}>
        {found.map(({ id, section, text }) => (
          <li key={id} data-rule={id} data-wanted={id === wanted?.id || undefined} tabIndex={-1}>
            <span className={css.id}>{id}</span>
            <span className={css.section}>{section}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
