import type { ReactNode } from "react";
import css from "./Banners.module.css";

export interface BannerProps {
  readonly tone: "plain" | "warn";
  /** Whether screen readers are to read it out at once, or when they have time; not at all if they are told otherwise. */
  readonly role?: "alert" | "status";
  readonly label?: string;
  /** A few words, which stand beside the buttons on a phone too. */
  readonly isBrief?: boolean;
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** A line above the board that leaves the board free. */
export function Banner({ tone, role, label, isBrief, acts, children }: BannerProps) {
  return (
    <div
      className={css.banner}
      data-notice
      data-tone={tone}
      data-brief={isBrief}
      {...(label && { "aria-label": label, role: "region" })}
    >
      <div className={`${css.words} ${css.scroll}`} role={role}>
        {children}
      </div>
      {acts && <div className={css.acts}>{acts}</div>}
    </div>
  );
}
