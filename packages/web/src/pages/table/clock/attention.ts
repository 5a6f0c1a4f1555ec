import { useEffect } from "react";
import type { TableView } from "../../../api/client.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { unreadOf } from "../press/conversations.ts";
import calling from "./calling.svg?url";
import { isYourTurn } from "./stage.ts";

type Seen = Pick<TableView, "setup" | "status" | "phase" | "seats" | "channels">;

/** What the tab says: whether it is one's turn, what is unread, and where the game stands. */
export function tabTitle(view: Seen): string {
  const unread = unreadOf(view);
  const marks = [isYourTurn(view) ? "● Your turn" : "", unread > 0 ? `(${unread})` : ""].filter(Boolean);
  const where = view.status === "lobby" ? "Table" : phaseInWords(view.phase, view.setup);
  return [...marks, where, "· Chancery"].join(" ");
}

const PLAIN = "/icon.svg";

/** Puts a dot on the icon of the tab while the table waits for whoever looks, or something is unread. */
export function useTabIcon(view: Seen): void {
  const isCalling = isYourTurn(view) || unreadOf(view) > 0;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || !isCalling) return;
    link.href = calling;
    return () => {
      link.href = PLAIN;
    };
  }, [isCalling]);
}
