import { isInactive } from "@chancery/engine";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { formatTyped, type Mistake, readTyped, sameOrders } from "../orders/typed.ts";
import { useWork } from "../orders/work.ts";
import css from "./TextPanel.module.css";

/** The same orders as text: type them, or paste a whole sheet. */
export function TextPanel() {
  const { game, desk, orders, resolved, isClosed, keeps, store } = useWork();
  const { rules, state, powers: own } = desk;
  const powers = useMemo(
    () => [...own].filter((power) => !isInactive(state, power)).map((power) => rules.powers[power].name),
    [rules, state, own],
  );
  const [text, setText] = useState(() => formatTyped(powers, orders));
  const area = useRef<HTMLTextAreaElement>(null);
  const backdrop = useRef<HTMLPreElement>(null);
  const read = (given: string) => readTyped(game.notation, state, own, given);
  const typed = useMemo(() => readTyped(game.notation, state, own, text), [game, state, own, text]);

  // What is ordered elsewhere shows here; what is typed here is left as it was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the orders are others than those typed
  useEffect(() => {
    if (!sameOrders(keeps(typed), orders)) setText(formatTyped(powers, orders));
  }, [orders, powers, state]);

  const change = (next: string): void => {
    setText(next);
    const kept = keeps(read(next));
    if (!sameOrders(kept, orders)) store(kept, true);
  };
  const show = ({ from, to }: Mistake): void => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  return (
    <div className={css.typed}>
      <p className={css.hint}>
        {resolved
          ? "These orders have been resolved."
          : "One order a line, under the name of its power. Any usual spelling will do."}
      </p>
      <div className={css.sheet}>
        <pre ref={backdrop} aria-hidden="true">
          {marked(text, resolved ? [] : typed.mistakes)}
        </pre>
        <textarea
          ref={area}
          aria-label="Orders as text"
          spellCheck={false}
          readOnly={resolved || isClosed}
          rows={Math.max(14, text.split("\n").length + 1)}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          placeholder="France: A Par - Bur"
        />
      </div>
      {!resolved && typed.mistakes.length > 0 && (
        <ul className={css.mistakes} aria-label="Mistakes">
          {typed.mistakes.map((mistake) => (
            <li key={mistake.from}>
              <button type="button" onClick={() => show(mistake)}>
                Line {mistake.line}
              </button>
              {mistake.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The text with its mistakes marked, to lie behind the one that is typed. */
function marked(text: string, mistakes: readonly Mistake[]): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of mistakes) {
    if (from < at) continue;
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to) || " "}</mark>);
    at = Math.max(to, from);
  }
  return [...parts, `${text.slice(at)}\n`];
}
