import { formatList } from "@chancery/messages";
import type { TableView } from "../../../api/client.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { schedule } from "../../../messages/schedule.ts";
import type { RoomTable } from "../room.ts";
import { hasSpeeches, isToAnnounce } from "./stages.ts";

/** The next step that the officers can take, and what follows. */
export interface GoingOn {
  /** On the button; null if there is nothing to press. */
  readonly label: string | null;
  /** What follows, or what has to happen first. */
  readonly what: string;
  readonly isPossible: boolean;
  readonly does: "next" | "read-out";
}

/** The next step of the turn and its consequences, or why it has to wait. */
export function goingOn(view: RoomTable): GoingOn {
  const { room, clock, phase, setup } = view;
  const isPossible = room.may.includes("next");
  const go = (label: string, ...what: readonly string[]): GoingOn => ({
    label,
    what: what.join(" "),
    isPossible,
    does: "next",
  });
  const wait = (what: string): GoingOn => ({ label: null, what, isPossible: false, does: "next" });
  if (clock.isPaused) return wait(schedule("waitPaused"));
  if (!phase.endsWith("M")) return wait(afterMoves(view));
  const isTimed = setup.clock.kind === "live";
  switch (room.stage) {
    case "opening":
      return hasSpeeches(view)
        ? go(schedule("startSpeeches"), firstSpeaker(view))
        : go(
            schedule("startDiplomaticPhase"),
            schedule("noSpeechesRequested"),
            ...lasting(view, "negotiation"),
          );
    case "speeches":
      return room.next === null
        ? go(schedule("startDiplomaticPhase"), schedule("everyoneHasSpoken"), ...lasting(view, "negotiation"))
        : go(schedule("callSpeaker", { power: room.next }), nextSpeaker(view, room.next));
    case "diplomacy":
      return isTimed
        ? wait(schedule("diplomacyEnds", agreement(view)))
        : go(schedule("endDiplomaticPhase"), schedule("diplomacyEndsByHand", agreement(view)));
    case "request":
      if (room.extra === true) return go(schedule("startExtraSpeeches"), firstSpeaker(view));
      return wait(
        room.requests.length > 0
          ? schedule("extraSpeechesRequested", { powers: formatList(LANGUAGE, room.requests) })
          : schedule("extraSpeechesPossible"),
      );
    case "extra-speeches":
      return room.next === null
        ? go(schedule("startOrderWriting"), schedule("noTalking"), ...lasting(view, "writing"))
        : go(schedule("callSpeaker", { power: room.next }), nextSpeaker(view, room.next));
    case "writing": {
      const waited = waitedIn(view);
      if (waited.length === 0) return go(schedule("closeOrderWriting"), schedule("everyoneIsReady"));
      const powers = formatList(LANGUAGE, waited);
      return isTimed
        ? wait(schedule("writingEnds", { powers }))
        : go(schedule("closeOrderWriting"), schedule("writingEndsByHand", { powers }));
    }
    case "sealed":
      return go(
        schedule("revealOrders"),
        isReadAloud(view) ? schedule("revealToReadAloud") : schedule("revealEffect"),
      );
    case "revealed": {
      const power = room.reading?.order[room.reading.read];
      return isReadAloud(view) && power !== undefined
        ? {
            label: schedule("markAsRead", { power }),
            what: schedule("readEffect"),
            isPossible: room.may.includes("read-out"),
            does: "read-out",
          }
        : go(schedule("resolveOrders"), schedule("resolveEffect"));
    }
    default:
      return wait("");
  }
}

/** Who opens the speeches, or that they have to be announced first. */
const firstSpeaker = (view: RoomTable): string =>
  isToAnnounce(view)
    ? schedule("announceFirst")
    : schedule("speaksFirst", { power: view.room.next ?? "", seconds: view.room.speeches?.seconds ?? 0 });

function nextSpeaker({ room: { floor, speeches } }: RoomTable, power: string): string {
  const seconds = speeches?.seconds ?? 0;
  return floor === null
    ? schedule("speaksNext", { power, seconds })
    : schedule("speaksAfter", { floor, power, seconds });
}

/** What retreats and adjustments wait for. */
function afterMoves(view: RoomTable): string {
  const powers = formatList(LANGUAGE, waitedIn(view));
  if (view.phase.endsWith("R"))
    return powers === "" ? schedule("retreatsAreIn") : schedule("retreatsAwaited", { powers });
  return powers === "" ? schedule("adjustmentsAreIn") : schedule("adjustmentsAwaited", { powers });
}

/** How long a stage will last, if it has a clock. */
function lasting({ setup: { clock }, turns }: RoomTable, stage: "negotiation" | "writing"): string[] {
  if (clock.kind !== "live") return [];
  const minutes =
    stage === "writing" ? clock.writing : turns.length > 1 ? clock.laterNegotiation : clock.firstNegotiation;
  return [schedule("clockStartsAt", { minutes })];
}

/** Delegations that are present and not ready to end the current stage. */
export const waitedIn = ({ seats }: Pick<TableView, "seats">): readonly string[] =>
  seats.filter(({ isVacant, isReady }) => !isVacant && isReady === false).flatMap(({ powers }) => powers);

function agreement({ seats }: RoomTable): { readonly agreed: number; readonly present: number } {
  const present = seats.filter(({ isVacant }) => !isVacant);
  return { agreed: present.filter(({ isReady }) => isReady).length, present: present.length };
}
