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

/** What was refused, and why. */
export function Fault({ error }: { error: { readonly message: string } | null }) {
  return (
    error && (
      <p role="alert" className={css.fault}>
        {error.message}.
      </p>
    )
  );
}
