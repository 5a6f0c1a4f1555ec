import { type ReactNode, useRef } from "react";
import { orders as messages } from "../../messages/orders.ts";
import { asSentence } from "../../ui/Fault.tsx";
import type { Mistake } from "../entry/typed.ts";
import css from "./TextPanel.module.css";

export interface SheetAreaProps {
  readonly label: string;
  readonly text: string;
  readonly mistakes: readonly Mistake[];
  readonly onText: (text: string) => void;
  readonly rows: number;
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
}

/** Orders as they are typed, with what is not understood or worth another look marked at its place and explained below. */
export function SheetArea({
  label,
  text,
  mistakes,
  onText,
  rows,
  placeholder,
  isReadOnly = false,
}: SheetAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const show = ({ from, to }: Mistake): void => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  return (
    <>
      <div className={css.sheet}>
        <pre aria-hidden="true" translate="no">
          {marked(text, mistakes)}
        </pre>
        <textarea
          ref={area}
          translate="no"
          aria-label={label}
          spellCheck={false}
          readOnly={isReadOnly}
          rows={Math.max(rows, text.split("\n").length + 1)}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          placeholder={placeholder}
        />
      </div>
      {mistakes.length > 0 && (
        <ul
          className={css.mistakes}
          aria-label={messages(mistakes.some(({ isNote }) => !isNote) ? "mistakes" : "toCheck")}
        >
          {mistakes.map((mistake) => (
            <li key={`${mistake.from} ${mistake.message}`}>
              <button type="button" data-note={mistake.isNote || undefined} onClick={() => show(mistake)}>
                {messages("line", { number: mistake.line })}
              </button>
              {asSentence(mistake.message)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The text with its mistakes marked, to lie behind the one that is typed. */
function marked(text: string, mistakes: readonly Mistake[]): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to, isNote } of mistakes) {
    if (from < at) continue;
    parts.push(
      text.slice(at, from),
      <mark key={from} data-note={isNote || undefined}>
        {text.slice(from, to) || " "}
      </mark>,
    );
    at = Math.max(to, from);
  }
  return [...parts, `${text.slice(at)}\n`];
}
