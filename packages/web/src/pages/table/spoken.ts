import type { TableView } from "../../api/client.ts";
import { table as text } from "../../messages/table.ts";
import { leftInWords } from "../../messages/time.ts";
import { phaseInWords } from "../../orders/names.ts";
import { endingInWords } from "./words.ts";

/** The results that have just arrived, for screen readers: your own orders, and the end of the game. */
export function arrivalInWords(
  table: Pick<TableView, "lastPlayed" | "setup" | "ending" | "chronicle" | "standings">,
  own: readonly string[],
): string {
  const { lastPlayed, setup } = table;
  if (!lastPlayed?.result) return "";
  const mine = lastPlayed.result.orders.filter(({ power }) => own.includes(power));
  const failed = mine.filter(({ status }) => status !== "succeeds");
  return [
    text("sayResolved", { phase: phaseInWords(lastPlayed.phase, setup) }),
    mine.length > 0 ? text("sayOwn", { count: mine.length, failed: failed.length }) : "",
    ...failed.map(({ order, text: written, why }) => text("sayFailed", { order: order ?? written, why })),
    endingInWords(table) ?? "",
  ]
    .filter(Boolean)
    .join(" ");
}

const MINUTE = 60_000;

/** How long before a deadline screen readers announce it, in ms. */
const CALLS = [24 * 60 * MINUTE, 60 * MINUTE, 10 * MINUTE, MINUTE];

/** The announcement of the time left, when it has just become short; null otherwise. */
export function deadlineCall(before: number | null, left: number | null): string | null {
  if (left === null || before === null) return null;
  const passed = CALLS.filter((call) => before > call && left <= call);
  return passed.length === 0 ? null : text("sayLeft", { time: leftInWords(Math.min(...passed)) });
}
