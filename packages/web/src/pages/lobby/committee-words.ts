import type { TableView } from "../../api/client.ts";
import { isReadAloud } from "../../games/read-aloud.ts";
import { phaseInWords } from "../../orders/names.ts";

/** What a committee has agreed on, in sentences. */
export function agreedInWords({ setup, room }: Pick<TableView, "setup" | "room">): readonly string[] {
  const { clock, options } = setup;
  const last = typeof options.lastTurn === "string" ? options.lastTurn : (room?.lastTurn ?? null);
  return [
    clock.kind === "live"
      ? `${clock.firstNegotiation} minutes of negotiation before the first turn, ${clock.laterNegotiation} before later ones; ${clock.writing} to write orders, ${clock.retreats} for retreats, ${clock.adjustments} for gains and losses.`
      : "The officers end each stage.",
    isReadAloud({ setup })
      ? "Sheets are opened together; each delegation reads its own."
      : "The officers open all sheets together.",
    "Units without an order hold.",
    setup.refereeReads ? "Officers read talks between delegations." : "",
    room?.cap == null ? "" : `Goals bring no power more than ${room.cap} points.`,
    last === null ? "" : `The committee closes after ${phaseInWords(`${last}M`, setup)}.`,
    setup.spectators ? "" : "Nobody looks on.",
  ].filter((sentence) => sentence !== "");
}
