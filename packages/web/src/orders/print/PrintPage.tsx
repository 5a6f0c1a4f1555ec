import { useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { BoardPicture } from "../../board/BoardPicture.tsx";
import { drawBoard } from "../../board/draw.ts";
import type { Picture } from "../picture.ts";
import { fitOnPage } from "./fit.ts";
import css from "./PrintPage.module.css";
import type { PrintedSection } from "./sections.ts";

export interface PrintPageProps {
  readonly title: string;
  /** Smaller, beside the title. */
  readonly note: string;
  readonly pictures: readonly Picture[];
  readonly credit?: string | undefined;
  readonly sections: readonly PrintedSection[];
  readonly onDone: () => void;
}

/** A page of A4 to print: boards with their orders drawn, and the orders by power below. */
export function PrintPage({ title, note, pictures, credit, sections, onDone }: PrintPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page.current) fitOnPage(page.current);
  });
  useEffect(() => {
    window.addEventListener("afterprint", onDone);
    // The picture has to be there before it is printed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("afterprint", onDone);
    };
  }, [onDone]);
  const drawings = pictures.map(({ geometry, scene, title: name }) =>
    drawBoard(geometry, scene, { theme: "print", labels: "full", id: `print-${name}` }),
  );
  return createPortal(
    <div ref={page} className={css.page} data-print>
      <h1>
        {title} <small>{note}</small>
      </h1>
      <div className={css.boards}>
        {drawings.map((drawing) => (
          <BoardPicture key={drawing.id} frame={drawing} layers={drawing.layers} />
        ))}
      </div>
      {credit && <p className={css.credit}>{credit}</p>}
      <div className={css.columns} data-columns>
        {sections.map(({ title: heading, lines }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {lines.map(({ key, text, why, isBlank }) => (
              <p key={key} className={isBlank ? css.blank : undefined}>
                {isBlank ? text : <b>{text}</b>} {why}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>,
    document.body,
  );
}
