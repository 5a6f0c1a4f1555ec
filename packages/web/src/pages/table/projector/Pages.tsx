import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { projector } from "../../../messages/projector.ts";
import css from "./Pages.module.css";

/** Type shrinks step by step down to a floor that can still be read from the back of a room. */
const SCALES = [1, 0.95, 0.9, 0.85] as const;
/** How long a page is shown; in ms. */
const TURN = 9_000;
const GAP = 48;

interface Fit {
  readonly scale: number;
  readonly count: number;
}

/** How many pages a box has at its current scale: its content flows in columns, one of which shows. */
const pagesIn = ({ scrollWidth, clientWidth }: HTMLElement): number =>
  clientWidth === 0 ? 1 : Math.max(1, Math.round((scrollWidth + GAP) / (clientWidth + GAP)));

function fitOf(box: HTMLElement): Fit {
  for (const scale of SCALES) {
    box.style.setProperty("--fit", String(scale));
    const count = pagesIn(box);
    if (count === 1 || scale === SCALES.at(-1)) return { scale, count };
  }
  return { scale: 1, count: 1 };
}

/**
 * Shows all of its content, however much there is: first in smaller type, then page by page, which turn by themselves.
 * Nothing is cut off.
 */
export function Pages({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [{ scale, count }, setFit] = useState<Fit>({ scale: 1, count: 1 });
  const [turned, turn] = useState(0);
  const page = turned % count;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void =>
      setFit((before) => {
        const fit = fitOf(element);
        return fit.scale === before.scale && fit.count === before.count ? before : fit;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  });
  useLayoutEffect(() => {
    box.current?.style.setProperty("--fit", String(scale));
    box.current?.style.setProperty("--page", String(page));
  });
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => turn((before) => before + 1), TURN);
    return () => clearInterval(timer);
  }, [count]);
  return (
    <section className={`${css.frame} ${className ?? ""}`} aria-label={label}>
      <div className={css.window}>
        <div ref={box} className={css.pages} data-pages={count} data-page={page}>
          {children}
        </div>
      </div>
      {count > 1 && (
        <p className={css.turn} aria-hidden="true">
          {projector("page", { page: page + 1, count })}
        </p>
      )}
    </section>
  );
}
