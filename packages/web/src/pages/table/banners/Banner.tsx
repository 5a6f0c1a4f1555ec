import { Button } from "@mantine/core";
import { type ReactNode, use, useId, useLayoutEffect } from "react";
import { banners as text } from "../../../messages/banners.ts";
import css from "./Banners.module.css";
import { placeOf, type Rank, SlotsContext, slotOf } from "./slot.ts";

export interface BannerProps {
  readonly rank: Rank;
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
export function Banner({ rank, tone, role, label, isBrief, acts, children }: BannerProps) {
  const id = useId();
  const { entries, isOneLine, isOpen, enter, toggle } = use(SlotsContext);
  useLayoutEffect(() => enter({ id, rank }), [enter, id, rank]);
  const { isFolded, more } = slotOf(entries, id, isOneLine, isOpen);
  if (isFolded)
    return (
      <div className="hidden" role={role}>
        {children}
      </div>
    );
  return (
    <div
      className={css.banner}
      data-notice
      data-tone={tone}
      data-brief={isBrief}
      data-one={(more !== null && !isOpen) || undefined}
      style={{ order: placeOf(rank) }}
      {...(label && { "aria-label": label, role: "region" })}
    >
      <div className={`${css.words} ${css.scroll}`} role={role}>
        {children}
      </div>
      {(acts || more !== null) && (
        <div className={css.acts}>
          {acts}
          {more !== null && (
            <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={toggle}>
              {isOpen ? text("fewer") : text("more", { count: more })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
