import { useEffect } from "react";
import type { TableView } from "../../../api/client.ts";
import { tableName } from "../../../games/game-name.ts";
import { clock as text } from "../../../messages/clock.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { ui } from "../../../messages/ui.ts";
import { ownPowers, unreadOf } from "../press/conversations.ts";
import calling from "./calling.svg?url";
import { headline } from "./room-stage.ts";
import { isYourTurn } from "./stage.ts";

type Seen = Pick<
  TableView,
  "createdAt" | "setup" | "status" | "phase" | "seats" | "channels" | "room" | "lastPlayed"
>;

/** The title of the browser tab: your turn, unread messages, the phase. */
export function tabTitle(view: Seen, notices = 0): string {
  const unread = unreadOf(view) + notices;
  const marks = [
    isYourTurn(view) ? text("titleYourTurn") : "",
    unread > 0 ? text("titleUnread", { count: unread }) : "",
  ].filter(Boolean);
  if (view.status === "lobby") return ui("pageTitle", { title: [...marks, ui("game")].join(" ") });
  const powers = ownPowers(view);
  const where = [headline(view), ...(powers.length > 0 ? [powerNames(powers)] : [])];
  return ui("pageTitle", {
    title: [[...marks, where[0]].join(" "), ...where.slice(1), tableName(view)].join(" · "),
  });
}

/** The title of a projector's tab: what is played, and in which game. */
export const projectorTitle = (view: Seen): string =>
  ui("pageTitle", {
    title: [...(view.status === "lobby" ? [] : [headline(view)]), tableName(view)].join(" · "),
  });

const PLAIN = "/icon.svg";

/** Puts a dot on the tab's icon while it's your turn or something is unread. */
export function useTabIcon(view: Seen, notices = 0): void {
  const isCalling = isYourTurn(view) || unreadOf(view) + notices > 0;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || !isCalling) return;
    link.href = calling;
    return () => {
      link.href = PLAIN;
    };
  }, [isCalling]);
}
