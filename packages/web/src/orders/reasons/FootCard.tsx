import { CloseButton, Portal } from "@mantine/core";
import type { ReactNode } from "react";
import { useIsPhone } from "../../lib/use-is-phone.ts";
import css from "./FootCard.module.css";

export interface FootCardProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Whether it stays on the board on every screen, as in a dialog, which has no panel to cover. */
  readonly staysOnBoard?: boolean | undefined;
  readonly children: ReactNode;
}

/** A card at the foot of the board. On a phone it covers the panel below instead, so that the board can be seen. */
export function FootCard({ label, closeLabel, onClose, staysOnBoard = false, children }: FootCardProps) {
  const isSheet = useIsPhone() && !staysOnBoard;
  const card = (
    <section
      className={css.card}
      aria-label={label}
      data-fixed
      data-dock
      data-card
      data-sheet={isSheet || undefined}
    >
      <CloseButton className={css.close} aria-label={closeLabel} onClick={onClose} />
      {children}
    </section>
  );
  return isSheet ? <Portal>{card}</Portal> : card;
}
