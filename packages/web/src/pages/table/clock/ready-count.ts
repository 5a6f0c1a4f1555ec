import type { TableView } from "../../../api/client.ts";
import { clock as text } from "../../../messages/clock.ts";

type Seats = TableView["seats"];

/** The stages of a committee in which delegations say that they agree or are ready. */
const COUNTED: readonly (string | null)[] = ["diplomacy", "writing"];

/** How many are ready, as far as that is public, and who isn't; null where nothing is counted. */
export function readyCount({
  seats,
  room,
}: Pick<TableView, "seats" | "room">): { readonly words: string; readonly waiting: Seats } | null {
  const known = seats.filter(({ isReady, isVacant }) => isReady !== null && !isVacant);
  if (known.length < 2 || (room && !COUNTED.includes(room.stage))) return null;
  const waiting = known.filter(({ isReady }) => !isReady);
  const isVote = room?.stage === "diplomacy";
  const facts = { ready: known.length - waiting.length, count: known.length };
  const words =
    waiting.length === 0
      ? text(isVote ? "allAgree" : "allReady")
      : text(isVote ? "agreeCount" : "readyCount", facts);
  return { words, waiting };
}
