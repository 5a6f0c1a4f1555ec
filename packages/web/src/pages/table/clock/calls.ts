import type { TableView } from "../../../api/client.ts";
import { clock as text } from "../../../messages/clock.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { questionsFor } from "../banners/questions.ts";
import { timeRequestInWords } from "../banners/time-request.ts";
import { newsOf } from "../press/conversations.ts";
import { isYourTurn } from "./stage.ts";

/** The parts of a view that notifications are about. */
export type Looked = Pick<
  TableView,
  "setup" | "status" | "phase" | "seats" | "channels" | "you" | "ending" | "clock" | "proposal"
>;

/** The notification for what changed between two views; null if nothing is worth one. */
export function callFor(before: Looked, now: Looked): string | null {
  if (before.ending === null && now.ending !== null) return text("gameEnded");
  const isNew = before.phase !== now.phase || !isYourTurn(before);
  if (isNew && isYourTurn(now)) return text("yourTurn", { phase: phaseInWords(now.phase, now.setup) });
  if (before.clock.extension === null && now.clock.extension && questionsFor(now) > 0)
    return timeRequestInWords(now.clock.extension);
  return newsOf(now, before.channels, now.channels) || null;
}
