import { standIn } from "../bots/bots.ts";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { abandon, vacate } from "../seats/seats.ts";
import { holdersOf, seatOf } from "../table.ts";
import { leaveTable } from "./lobby.ts";

export const LEAVE_COMMANDS = {
  leave: {
    who: ["member"],
    // Hosts look after the table, so all they can leave is their seat; and no seat is left once the game is over.
    if: (table, id) =>
      seatOf(table, id) !== null && table.status !== "lobby" ? table.status === "playing" : table.host !== id,
    run: (draft, _, id) => leave(draft, id),
  },
  vacate: { who: ["official"], when: ["playing"], run: vacateSeat },
} satisfies Partial<Commands>;

/** Players leave a seat behind; anyone else just goes. */
function leave(draft: Draft, id: string): Refusal | undefined {
  const seat = seatOf(draft.table, id);
  if (draft.table.status === "ended" && seat !== null) return refusal("game-over");
  const isAlone = seat !== null && holdersOf(draft.table.seats[seat]).length === 1;
  if (draft.table.status === "playing" && isAlone) {
    abandon(draft, seat);
    standIn(draft, seat);
    return undefined;
  }
  return leaveTable(draft, id);
}

function vacateSeat(draft: Draft, command: Command & { type: "vacate" }): Refusal | undefined {
  const refused = vacate(draft, command);
  if (!refused) standIn(draft, command.seat);
  return refused;
}
