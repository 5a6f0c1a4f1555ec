import type { Command } from "../command.ts";
import type { TableEvent } from "../event.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { seatOf, type Table } from "../table.ts";
import { EVERYBODY } from "./channel.ts";

/** How players may talk to each other. Once the game is over, they can say what they like. */
const pressOf = ({ setup, status }: Table) => (status === "ended" ? "full" : (setup.press ?? "full"));

/** Whether players can't put anything in words of their own. */
export const isWordless = (table: Table): boolean => ["none", "deals"].includes(pressOf(table));

/** Whether players can offer each other deals. */
export const mayDeal = (table: Table): boolean => ["full", "deals"].includes(pressOf(table));

/** Whether players can write to each other at all. */
export const mayWrite = (table: Table): boolean => pressOf(table) !== "none";

/** Why a player can't say this to other players, if so. */
export function closedByPress(
  table: Table,
  { to, text, deal, answer }: Command & { type: "say" },
): Refusal | undefined {
  const press = pressOf(table);
  const isDeal = (deal ?? answer) !== undefined && text.trim() === "";
  const isOpen = {
    full: true,
    public: to === EVERYBODY,
    deals: to !== EVERYBODY && isDeal,
    none: false,
  }[press];
  return isOpen ? undefined : refusal("press-closed", press);
}

/** What a player does for the game, such as a pause, without the reason that would be words to others. */
export function hushed(table: Table, by: string, event: TableEvent): TableEvent {
  // The reason for an end comes when everyone can talk.
  if (!("reason" in event) || event.type === "ended") return event;
  if (!isWordless(table) || seatOf(table, by) === null) return event;
  return { ...event, reason: "" };
}
