import type { PositionJson } from "@chancery/engine";
import type { TableView } from "../../../api/client.ts";
import { table as text } from "../../../messages/table.ts";
import { leftInWords } from "../../../messages/time.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { openGame } from "../../../orders/open-game.ts";
import { headlineInWords, headlineOf } from "../../../orders/reasons/headline.ts";
import { endingInWords } from "../words.ts";

/** The results that have just arrived, for screen readers: what happened to you, your orders that failed, and the end of the game. */
export function arrivalInWords(
  table: Pick<TableView, "lastPlayed" | "setup" | "ending" | "chronicle" | "standings">,
  own: readonly string[],
): string {
  const { lastPlayed, setup } = table;
  if (!lastPlayed?.result) return "";
  const { position, result } = lastPlayed;
  const game = openGame(setup);
  const failed = result.orders.filter(({ power, status }) => own.includes(power) && status !== "succeeds");
  const told = {
    position: position as PositionJson,
    response: { ...result, state: result.position as PositionJson },
  };
  return [
    text("sayResolved", { phase: phaseInWords(lastPlayed.phase, setup) }),
    own.length > 0 && game.ok
      ? headlineInWords(headlineOf(told, own, lastPlayed.brokenBy), game.value.rules)
      : "",
    ...failed.map(({ order, text: written, why }) => text("sayFailed", { order: order ?? written, why })),
    endingInWords(table) ?? "",
  ]
    .filter(Boolean)
    .join(" ");
}

const MINUTE = 60_000;

/** How long before a deadline screen readers announce it, in ms. */
const CALLS = [24 * 60 * MINUTE, 60 * MINUTE, 10 * MINUTE, MINUTE];

/** A deadline as a page shows it: when it is, and how long that still is, in ms; null where there is none. */
interface Countdown {
  readonly deadline: number | null;
  readonly left: number | null;
}

/** The announcement of the time left, when it has just become short; null otherwise. */
export function deadlineCall(before: Countdown, { deadline, left }: Countdown): string | null {
  // What begins with less time, such as a short speech, was never that long.
  if (left === null || before.left === null || deadline !== before.deadline) return null;
  const has = before.left;
  if (left <= 0 || !CALLS.some((call) => has > call && left <= call)) return null;
  // A second is lost on the way to the page; one that slept says what is left now.
  const rounded = Math.ceil(left / MINUTE) * MINUTE;
  return text("sayLeft", { time: leftInWords(rounded - left <= 2_000 ? rounded : left) });
}
