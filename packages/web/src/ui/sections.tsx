import type { ReactNode } from "react";
import css from "./sections.module.css";

/** One thing of a page, with its heading. */
export function Section({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={css.section}>
      <h2>{heading}</h2>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  );
}
