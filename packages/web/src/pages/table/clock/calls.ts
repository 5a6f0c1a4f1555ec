import type { TableView } from "../../../api/client.ts";
import { clock as text } from "../../../messages/clock.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { newsOf } from "../press/conversations.ts";
import { isYourTurn } from "./stage.ts";

/** The parts of a view that notifications are about. */
export type Looked = Pick<TableView, "setup" | "status" | "phase" | "seats" | "channels" | "you" | "ending">;

/** The notification for what changed between two views; null if nothing is worth one. */
export function callFor(before: Looked, now: Looked): string | null {
  if (before.ending === null && now.ending !== null) return text("gameEnded");
  const isNew = before.phase !== now.phase || !isYourTurn(before);
  if (isNew && isYourTurn(now)) return text("yourTurn", { phase: phaseInWords(now.phase, now.setup) });
  return newsOf(now, before.channels, now.channels) || null;
}
