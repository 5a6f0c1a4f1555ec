import type { TableView } from "../../../api/client.ts";
import { isReadAloud, readerOf } from "../../../games/read-aloud.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { schedule } from "../../../messages/schedule.ts";
import { phaseInWords } from "../../../orders/names.ts";
import type { RoomAct, RoomTable } from "../room.ts";
import { hasSpeeches, isToAnnounce } from "./stages.ts";

/** One thing to press. */
interface Press {
  readonly label: string;
  readonly act: RoomAct;
}

/** The next step that the officers can take, and what follows. There is always one: their word wins (R18). */
export interface GoingOn {
  readonly next: Press;
  /** Another way on, for officers who don't want to go step by step. */
  readonly also: Press | null;
  /** What follows, or what has to happen first. */
  readonly what: string;
  readonly isPossible: boolean;
  /** Whether the stage would end by itself, so that pressing it cuts it short. */
  readonly isEarly: boolean;
}

const NEXT: RoomAct = { do: "next" };
const END: RoomAct = { do: "end-stage" };

/** The next step of the turn and its consequences, or why it has to wait. */
export function goingOn(view: RoomTable): GoingOn {
  const step = stepFrom(view);
  // Whether a conference goes on is settled before the turn does (MB-267).
  const venue = view.room.conferences.find(isConquestAsked);
  if (!venue) return step;
  const what = schedule("conquestFirst", { conference: venue.name ?? "" });
  return { ...step, also: null, what, isPossible: false };
}

/** Whether the officers have to say what happened to a conference's venue. */
export const isConquestAsked = ({ conquest, may }: RoomTable["room"]["conferences"][number]): boolean =>
  conquest !== null && may.includes("rule-conquest");

function stepFrom(view: RoomTable): GoingOn {
  const { room, clock, phase, setup } = view;
  const go = (label: string, ...what: readonly string[]): GoingOn => ({
    next: { label, act: NEXT },
    also: null,
    what: what.join(" "),
    isPossible: room.may.includes("next"),
    isEarly: false,
  });
  const cut = (label: string, what: string): GoingOn => ({
    next: { label, act: END },
    also: null,
    what: clock.isPaused ? schedule("waitPaused") : what,
    isPossible: room.may.includes("end-stage"),
    isEarly: true,
  });
  const skip = (step: GoingOn, label: string): GoingOn => ({ ...step, also: { label, act: END } });
  if (room.stage === "results") return results(view);
  if (!phase.endsWith("M"))
    return cut(schedule(phase.endsWith("R") ? "endRetreats" : "endAdjustments"), afterMoves(view));
  const isTimed = setup.clock.kind === "live" || clock.deadline !== null || clock.isPaused;
  switch (room.stage) {
    case "opening":
      return hasSpeeches(view)
        ? skip(go(schedule("startSpeeches"), firstSpeaker(view)), schedule("skipSpeeches"))
        : go(
            schedule("startDiplomaticPhase"),
            schedule("noSpeechesRequested"),
            ...lasting(view, "negotiation"),
          );
    case "speeches":
      return room.next === null
        ? go(schedule("startDiplomaticPhase"), schedule("everyoneHasSpoken"), ...lasting(view, "negotiation"))
        : skip(
            go(schedule("callSpeaker", { power: powerName(room.next) }), nextSpeaker(view, room.next)),
            schedule("endSpeeches"),
          );
    case "diplomacy":
      return cut(
        schedule("endDiplomaticPhase"),
        schedule(isTimed ? "diplomacyEnds" : "diplomacyEndsByHand", agreement(view)),
      );
    case "request":
      return room.extra === true
        ? skip(go(schedule("startExtraSpeeches"), firstSpeaker(view)), schedule("skipExtraSpeeches"))
        : cut(
            schedule("skipExtraSpeeches"),
            schedule("extraSpeechesRequested", { powers: powerNames(room.requests) }),
          );
    case "extra-speeches":
      return room.next === null
        ? go(schedule("startOrderWriting"), schedule("noTalking"), ...lasting(view, "writing"))
        : skip(
            go(schedule("callSpeaker", { power: powerName(room.next) }), nextSpeaker(view, room.next)),
            schedule("endSpeeches"),
          );
    case "writing": {
      const waited = waitedIn(view);
      const powers = powerNames(waited);
      if (waited.length === 0) return cut(schedule("closeOrderWriting"), schedule("everyoneIsReady"));
      return cut(
        schedule("closeOrderWriting"),
        schedule(isTimed ? "writingEnds" : "writingEndsByHand", { powers }),
      );
    }
    case "sealed":
      return go(
        schedule("revealOrders"),
        isReadAloud(view) ? schedule("revealToReadAloud") : schedule("revealEffect"),
      );
    case "revealed":
      return reading(view, go(schedule("resolveOrders"), schedule("resolveEffect")));
    default:
      return { ...go(""), isPossible: false };
  }
}

/** Sheets are read or shown one by one, each by the same press; resolving at once is the other way (M01-24, M35-24). */
function reading(view: RoomTable, resolve: GoingOn): GoingOn {
  const { reading, may } = view.room;
  const power = reading?.order[reading.read];
  if (power === undefined) return resolve;
  const isAloud = isReadAloud(view);
  return {
    next: {
      label: schedule(isAloud ? "markAsRead" : "showOrdersOf", { power: powerName(power) }),
      act: { do: "read-out" },
    },
    also: { label: schedule("resolveNow"), act: END },
    what: [
      ...(isAloud && readerOf(view, power) === "officers"
        ? [schedule("readForBot", { power: powerName(power) })]
        : []),
      schedule(isAloud ? "readEffect" : "showEffect"),
    ].join(" "),
    isPossible: may.includes("read-out"),
    isEarly: false,
  };
}

/** Results are shown country by country with the same button, or all at once; then the turn continues (MB-33). */
function results({ room, lastPlayed, setup }: RoomTable): GoingOn {
  const { order = [], shown = 0 } = room.results ?? {};
  const next = lastPlayed?.result?.phase ?? "";
  const label = next.endsWith("R")
    ? schedule("toRetreats")
    : next.endsWith("A")
      ? schedule("toAdjustments")
      : schedule("toTurn", { turn: phaseInWords(next, setup) });
  if (shown >= order.length)
    return {
      next: { label, act: NEXT },
      also: null,
      what: schedule("allShown"),
      isPossible: room.may.includes("next"),
      isEarly: false,
    };
  return {
    next: {
      label: schedule("showResultsOf", { power: powerName(order[shown]) }),
      act: { do: "show-results", all: false },
    },
    also: { label: schedule("showAll"), act: { do: "show-results", all: true } },
    what: schedule("resultsShown", { shown, count: order.length }),
    isPossible: room.may.includes("show-results"),
    isEarly: false,
  };
}

/** Who opens the speeches, or that they have to be announced first. */
const firstSpeaker = (view: RoomTable): string =>
  isToAnnounce(view)
    ? schedule("announceFirst")
    : schedule("speaksFirst", {
        power: powerName(view.room.next ?? ""),
        seconds: view.room.speeches?.seconds ?? 0,
      });

function nextSpeaker({ room: { floor, speeches } }: RoomTable, power: string): string {
  const seconds = speeches?.seconds ?? 0;
  return floor === null
    ? schedule("speaksNext", { power: powerName(power), seconds })
    : schedule("speaksAfter", { floor: powerName(floor), power: powerName(power), seconds });
}

/** What retreats and adjustments wait for. */
function afterMoves(view: RoomTable): string {
  const powers = powerNames(waitedIn(view));
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
