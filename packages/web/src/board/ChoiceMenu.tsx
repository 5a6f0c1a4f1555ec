import type { Point } from "@chancery/variants/boards";
import { useEffect, useRef } from "react";
import css from "./ChoiceMenu.module.css";

interface Choice {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface ChoiceMenuProps {
  /** On the board. */
  readonly at: Point;
  readonly title: string;
  readonly choices: readonly Choice[];
  /** Goes back to what was asked before. */
  readonly onCancel?: () => void;
}

/** A few things to choose from, beside a place on the board. It takes the focus: there's no other way to continue. */
export function ChoiceMenu({ at: [x, y], title, choices, onCancel }: ChoiceMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      // Unless something else has been taken up meanwhile.
      if (before instanceof SVGElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  const left = `clamp(var(--half), calc(var(--x) + var(--k) * ${x}px), calc(100% - var(--half)))`;
  const top = `max(92px, calc(var(--y) + var(--k) * ${y - 32}px))`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
    <div
      ref={menu}
      className={css.menu}
      style={{ left, top }}
      role="group"
      aria-label={title}
      data-fixed
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !onCancel) return;
        // It is for this menu alone, and not for what lies below it.
        event.preventDefault();
        onCancel();
      }}
    >
      <p className={css.title}>{title}</p>
      <div className={css.choices}>
        {choices.map(({ label, onChoose }) => (
          <button key={label} type="button" onClick={onChoose}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
