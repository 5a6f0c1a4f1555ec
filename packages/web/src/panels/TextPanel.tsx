import { isInactive, type Power } from "@chancery/engine";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { formatTyped, type Mistake, readTyped, sameOrders } from "../sandbox/typed.ts";
import { useWork } from "../sandbox/use-sandbox.ts";
import css from "./TextPanel.module.css";

/** The same orders as text: type them, or paste a whole sheet. */
export function TextPanel() {
  const { sandbox, at, timeline, desk, resolved, dispatch } = useWork();
  const { rules, state } = desk;
  const { orders } = sandbox.phases[at];
  const powers = useMemo(
    () => rules.powers.filter((_, power) => !isInactive(state, power as Power)).map(({ name }) => name),
    [rules, state],
  );
  const [text, setText] = useState(() => formatTyped(powers, orders));
  const area = useRef<HTMLTextAreaElement>(null);
  const backdrop = useRef<HTMLPreElement>(null);
  const typed = useMemo(() => readTyped(timeline.table.notation, state, text), [timeline, state, text]);

  // What is ordered elsewhere shows here; what is typed here is left as it was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the orders are others than those typed
  useEffect(() => {
    if (!sameOrders(typed.orders, orders)) setText(formatTyped(powers, orders));
  }, [orders, powers, state]);

  const change = (next: string): void => {
    setText(next);
    const { orders: read } = readTyped(timeline.table.notation, state, next);
    if (!sameOrders(read, orders)) dispatch({ type: "order", orders: read, typed: true });
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
          readOnly={resolved}
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
