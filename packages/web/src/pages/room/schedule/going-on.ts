import type { TableView } from "../../../api/client.ts";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { listed } from "../../table/words.ts";
import type { RoomTable } from "../room.ts";
import { hasSpeeches, isToAnnounce } from "./stages.ts";

/** What the officers can go on to, and what comes of it. */
export interface GoingOn {
  /** On the button; null if nothing is to be pressed. */
  readonly label: string | null;
  /** What follows, or what has to happen first. */
  readonly what: string;
  readonly isPossible: boolean;
  readonly does: "next" | "read-out";
}

/** The next step of the turn, with its consequences, or why it has to wait. */
export function goingOn(view: RoomTable): GoingOn {
  const { room, clock, phase, setup } = view;
  const isPossible = room.may.includes("next");
  const go = (label: string, what: string): GoingOn => ({ label, what, isPossible, does: "next" });
  const wait = (what: string): GoingOn => ({ label: null, what, isPossible: false, does: "next" });
  if (!phase.endsWith("M")) return wait(playedOut(view));
  if (clock.isPaused) return wait("The clock stands still: nothing goes on until you start it again.");
  const isTimed = setup.clock.kind === "live";
  const seconds = room.speeches?.seconds ?? 0;
  const call = (power: string): GoingOn =>
    go(
      `Call ${power}`,
      `${room.floor === null ? "" : `The speech of ${room.floor} ends, and `}${power} has ${seconds} seconds.`,
    );
  switch (room.stage) {
    case "opening":
      if (!hasSpeeches(view))
        return go(
          "Open the negotiation",
          `Nobody has asked for speeches; afterwards nobody can.${lasting(view, "negotiation")}`,
        );
      if (isToAnnounce(view))
        return go("Begin the speeches", "Announce the order and the time of the speeches first.");
      return go("Begin the speeches", `${room.next} is called first and has ${seconds} seconds.`);
    case "speeches":
      return room.next === null
        ? go("Open the negotiation", `All have spoken.${lasting(view, "negotiation")}`)
        : call(room.next);
    case "diplomacy":
      return isTimed
        ? wait(`It ends with its time, or when all delegations agree: ${agreement(view)}.`)
        : go(
            "End the negotiation",
            `Then extra speeches can be asked for, for a minute. Agreed: ${agreement(view)}.`,
          );
    case "request":
      if (room.extra === true)
        return isToAnnounce(view)
          ? go("Begin the extra speeches", "Announce their order and time first.")
          : go("Begin the extra speeches", `${room.next} is called first and has ${seconds} seconds.`);
      return room.requests.length > 0
        ? wait(
            `${listed(room.requests)} ${room.requests.length === 1 ? "asks" : "ask"} for extra speeches: grant or refuse them.`,
          )
        : wait("Any delegation can ask for extra speeches now. When the minute is up, orders are written.");
    case "extra-speeches":
      return room.next === null
        ? go("Begin the writing", `All have spoken. From now on nobody talks.${lasting(view, "writing")}`)
        : call(room.next);
    case "writing": {
      const waited = waitedIn(view);
      if (waited.length === 0) return go("Close the sheets", "All delegations are done.");
      return isTimed
        ? wait(`Sheets are closed when the time is up, or all are done. Waited for: ${listed(waited)}.`)
        : go(
            "Close the sheets",
            `Nobody can write any more but you, from paper. Not done: ${listed(waited)}.`,
          );
    }
    case "sealed":
      return go(
        "Open all sheets",
        isReadAloud(view)
          ? "Everybody sees them, nobody changes them any more, and each delegation reads its own."
          : "Everybody sees them, and nobody changes them any more.",
      );
    case "revealed": {
      const reads = room.reading?.order[room.reading.read];
      if (isReadAloud(view) && reads !== undefined)
        return {
          label: `${reads} has read`,
          what: "The screen shows what was read. What is written counts, whatever was heard.",
          isPossible: room.may.includes("read-out"),
          does: "read-out",
        };
      return go(
        "Resolve the orders",
        "The result is on every screen at once. You can correct it, and go back.",
      );
    }
    default:
      return wait("");
  }
}

function playedOut(view: RoomTable): string {
  const waited = waitedIn(view);
  const what = view.phase.endsWith("R") ? "Retreats" : "Gains and losses";
  if (view.clock.isPaused) return "The clock stands still: nothing goes on until you start it again.";
  return waited.length === 0
    ? `${what} are written.`
    : `${what} come out when all are done, or the time is up. Waited for: ${listed(waited)}.`;
}

/** How long a stage will last. */
function lasting({ setup: { clock }, turns }: RoomTable, stage: "negotiation" | "writing"): string {
  if (clock.kind !== "live") return "";
  const minutes =
    stage === "writing" ? clock.writing : turns.length > 1 ? clock.laterNegotiation : clock.firstNegotiation;
  return ` There are ${minutes} minutes.`;
}

/** Delegations that are present and not done with the present stage. */
export const waitedIn = ({ seats }: Pick<TableView, "seats">): readonly string[] =>
  seats.filter(({ isVacant, isReady }) => !isVacant && isReady === false).flatMap(({ powers }) => powers);

function agreement({ seats }: RoomTable): string {
  const present = seats.filter(({ isVacant }) => !isVacant);
  const agreed = present.filter(({ isReady }) => isReady);
  return `${agreed.length} of ${present.length} have`;
}
