import { isReadAloud } from "../../../games/read-aloud.ts";
import type { Room, RoomTable } from "../room.ts";

/** The sheet that a delegation is to read aloud now; null if it is another's turn, or nobody's (M01-24). */
export function toRead(
  { room, setup }: Pick<RoomTable, "room" | "setup">,
  power: string | null,
): Room["sheets"][number] | null {
  const { stage, reading, sheets } = room;
  if (power === null || stage !== "revealed" || !isReadAloud({ setup })) return null;
  if (reading?.order[reading.read] !== power) return null;
  return sheets.find((each) => each.power === power) ?? null;
}
