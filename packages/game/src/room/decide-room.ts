import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { RoomAct } from "./act.ts";
import type { ActEntry } from "./act-entry.ts";
import { ACTS } from "./acts.ts";
import { whyNot } from "./may.ts";
import { powerOf } from "./room-of.ts";
import { leavePlace } from "./schedule/going-back.ts";
import { recount } from "./score/score.ts";

export const ROOM_COMMANDS = {
  room: {
    who: ["stranger", "member", "player"],
    if: ({ room }) => room !== null,
    run: (draft, { act }, id) => decideRoom(draft, id, act),
  },
} satisfies Partial<Commands>;

/** What comes of a wish around the board. */
function decideRoom(draft: Draft, id: string, act: RoomAct): Refusal | undefined {
  const { table } = draft;
  if (!table.room) return refusal("no-room");
  const barred = whyNot(table, id, act.do);
  if (barred) return barred;
  const power = powerOf(table, id);
  const { isStep, run }: ActEntry<typeof act.do> = ACTS[act.do];
  if (isStep) leavePlace(draft);
  const refused = run(draft, act, { id, power });
  if (!refused && table.status === "ended") recount(draft);
  return refused;
}
