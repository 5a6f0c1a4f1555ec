import { formatLeft } from "../../../messages/time.ts";
import type { Room, RoomTable } from "../room.ts";

type Back = NonNullable<Room["back"]>;

/** The step of the turn that the officers can take back, and what comes of it. */
export interface GoingBack {
  readonly step: number;
  /** On the button: what is gone back to. */
  readonly label: string;
  readonly what: string;
}

const PLACES: Readonly<Record<Back["stage"], string>> = {
  opening: "the opening of the turn",
  speeches: "the speeches",
  diplomacy: "the negotiation",
  request: "asking for extra speeches",
  "extra-speeches": "the extra speeches",
  writing: "the writing",
  sealed: "the closed sheets",
  revealed: "the open sheets",
};

/** The last step of the turn, where it can be taken back; null where nothing can (R18). */
export function goingBack({ room }: Pick<RoomTable, "room">): GoingBack | null {
  const { back } = room;
  if (!back || !room.may.includes("go-back")) return null;
  const time = back.left === null ? "No time runs then." : `It then has ${formatLeft(back.left)} left.`;
  const isAgreed = back.stage === "diplomacy" || back.stage === "writing";
  const done = isAgreed ? " All say anew that they are done." : "";
  const what = `${time}${done} Whatever was written, said or signed in the meantime stays.`;
  return { step: back.step, label: `Back to ${placeOf(back)}`, what };
}

function placeOf({ stage, floor, next }: Back): string {
  if (floor !== null) return `the speech of ${floor}`;
  const isSpeaking = stage === "speeches" || stage === "extra-speeches";
  if (isSpeaking && next !== null) return `before ${next} was called`;
  return stage === "revealed" && next !== null ? `the sheet of ${next}` : PLACES[stage];
}
