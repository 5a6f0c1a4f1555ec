import type { TableView } from "../../../api/client.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { newsOf } from "../press/conversations.ts";
import { isYourTurn } from "./stage.ts";

/** What of a table is looked at to see whether somebody is to be called. */
export type Looked = Pick<TableView, "setup" | "status" | "phase" | "seats" | "channels" | "you" | "ending">;

/** What is worth calling somebody for, between two looks at a table; null if nothing is. */
export function callFor(before: Looked, now: Looked): string | null {
  if (before.ending === null && now.ending !== null) return "The game is over.";
  const isNew = before.phase !== now.phase || !isYourTurn(before);
  if (isNew && isYourTurn(now)) return `${phaseInWords(now.phase, now.setup)}: it is your turn.`;
  return newsOf(now, before.channels, now.channels) || null;
}
