import { powerName } from "../../../messages/power-name.ts";
import { schedule } from "../../../messages/schedule.ts";
import { formatLeft } from "../../../messages/time.ts";
import { phaseInWords } from "../../../orders/names.ts";
import type { Room, RoomTable } from "../room.ts";

type Back = NonNullable<Room["back"]>;
type Seen = Pick<RoomTable, "room" | "phase" | "setup">;

/** The step of the turn that the officers can take back, and what follows. */
export interface GoingBack {
  readonly step: number;
  /** On the button: where it leads. */
  readonly label: string;
  readonly what: string;
}

const LABELS = {
  speeches: "backToSpeeches",
  diplomacy: "backToDiplomacy",
  request: "backToRequests",
  "extra-speeches": "backToExtraSpeeches",
  writing: "backToWriting",
  sealed: "backToSealed",
  revealed: "backToRevealed",
} as const satisfies Readonly<Record<Exclude<Back["stage"], "opening" | "results">, string>>;

/** The last step of the turn, if it can be taken back; null otherwise (R18). */
export function goingBack(view: Seen): GoingBack | null {
  const { back, may } = view.room;
  if (!back || !may.includes("go-back")) return null;
  const isAgreed = back.stage === "diplomacy" || back.stage === "writing";
  const what = [
    back.left === null
      ? schedule("backWithoutTime")
      : schedule("backWithTime", { time: formatLeft(back.left) }),
    ...(isAgreed ? [schedule("backUnready")] : []),
    schedule("backKeeps"),
  ].join(" ");
  return { step: back.step, label: labelOf(view, back), what };
}

function labelOf({ phase, setup }: Seen, { stage, floor, next }: Back): string {
  if (floor !== null) return schedule("backToSpeech", { power: powerName(floor) });
  if (stage === "opening" || stage === "results")
    return schedule("backToStart", { turn: phaseInWords(phase, setup) });
  const isSpeaking = stage === "speeches" || stage === "extra-speeches";
  if (isSpeaking && next !== null) return schedule("backToBeforeCall", { power: powerName(next) });
  if (stage === "revealed" && next !== null) return schedule("backToOrdersOf", { power: powerName(next) });
  return schedule(LABELS[stage]);
}
