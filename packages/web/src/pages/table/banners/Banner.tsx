import type { ReactNode } from "react";
import css from "./Banners.module.css";

export interface BannerProps {
  readonly tone: "plain" | "warn";
  /** Whether screen readers are to read it out at once, or when they have time. */
  readonly role: "alert" | "status";
  readonly label?: string;
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** A line above the board that leaves the board free. */
export function Banner({ tone, role, label, acts, children }: BannerProps) {
  return (
    <div className={css.banner} data-tone={tone} {...(label && { "aria-label": label, role: "region" })}>
      <div className={`${css.words} ${css.scroll}`} role={role}>
        {children}
      </div>
      {acts && <div className={css.acts}>{acts}</div>}
    </div>
  );
}
