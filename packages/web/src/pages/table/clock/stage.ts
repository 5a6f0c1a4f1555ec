import type { TableView } from "../../../api/client.ts";
import { type Officials, officialsOf } from "../../../lib/officials.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { clock as text } from "../../../messages/clock.ts";
import { formatDeadline, minutesInWords } from "../../../messages/time.ts";
import { asSentence } from "../../../ui/Fault.tsx";
import { listed } from "../words.ts";
import { stageTitle } from "./room-stage.ts";

/** The current stage, and what else there is to know about the clock. */
export interface StageWords {
  readonly title: string;
  readonly note: string | null;
  /** The reason given by the people who run the game. */
  readonly why: string | null;
  readonly tone: "plain" | "calm" | "warn";
}

type Seen = Pick<TableView, "status" | "clock" | "phase" | "setup" | "referee" | "room" | "lastPlayed">;

/** The stage in words. */
export function stageOf(view: Seen): StageWords {
  const { status, clock } = view;
  if (status === "lobby") return { title: text("beforeGame"), note: null, why: null, tone: "plain" };
  if (status === "ended")
    return {
      title: text(view.room === null ? "gameOver" : "committeeOver"),
      note: null,
      why: null,
      tone: "plain",
    };
  if (clock.isPaused) {
    const until = clock.pausedUntil;
    const note =
      until === null
        ? text("pausedNote")
        : text("pausedUntil", { moment: formatDeadline(until, serverNow()) });
    return {
      title: text("paused", { stage: doing(view) }),
      note,
      why: sentence(clock.pausedFor ?? ""),
      tone: "calm",
    };
  }
  if (clock.isOverdue)
    return {
      title: text("overdue"),
      note: text("overdueNote", { officials: officialsOf(view.setup) }),
      why: null,
      tone: "warn",
    };
  if (clock.isGrace)
    return {
      title: text("grace", { stage: doing(view) }),
      note: text("graceNote"),
      why: null,
      tone: "warn",
    };
  return {
    title: doing(view),
    note: noteOn(view),
    why: backIn(view),
    tone: "plain",
  };
}

/** Who ends the phase if no deadline does, or why its deadline was moved. */
function noteOn({ clock, room }: Seen): string | null {
  if (clock.movedFrom !== null)
    return text("vacationNote", { moment: formatDeadline(clock.movedFrom, serverNow()) });
  return clock.left === null && room === null ? text("masterEnds") : null;
}

/** Whether the officers went back a step of the turn, or changed the position (R18, R24). */
function backIn({ room }: Seen): string | null {
  if (room?.backFor) return text("wentBack", { reason: room.backFor });
  return room?.changed ? text("positionChanged", { reason: room.changed.reason }) : null;
}

/** A reason as a line of its own. */
const sentence = (reason: string): string | null => {
  const given = reason.trim();
  return given === "" ? null : asSentence(given[0].toUpperCase() + given.slice(1));
};

function doing(view: Seen): string {
  const { clock, phase } = view;
  const inRoom = stageTitle(view);
  if (inRoom !== null) return inRoom;
  const task = phase.at(-1);
  if (task === "R") return text("retreats");
  if (task === "A") return text("builds");
  if (clock.isNegotiation) return text("negotiation");
  return text(clock.stage === "writing" ? "orderWriting" : "negotiationAndOrders");
}

/** The game's settings for reminders, extensions and pauses, in sentences. */
export function agreedOf({ setup, clock: { extensionLeft } }: Pick<TableView, "setup" | "clock">): string[] {
  const { clock } = setup;
  if (clock.kind === "referee") return [text("noDeadlines", { officials: officialsOf(setup) })];
  const before = clock.reminders.map(minutesInWords);
  return [
    ...(before.length > 0 ? [text("reminders", { times: listed(before) })] : []),
    ...(clock.grace > 0 ? [text("graceRule", { time: minutesInWords(clock.grace) })] : []),
    ...(extensionLeft === null ? [] : [extensionInWords(extensionLeft, clock.extension)]),
    text("pauseRule", { time: minutesInWords(clock.pause) }),
  ];
}

/** "7 of 7 extension days left.", in the largest unit that comes out even. */
function extensionInWords(left: number, total: number): string {
  const [unit, minutes] = UNITS.find(([, size]) => left % size === 0 && total % size === 0) ?? UNITS[2];
  return text(unit, { left: left / minutes, total: total / minutes });
}

const UNITS = [
  ["extensionDays", 1440],
  ["extensionHours", 60],
  ["extensionMinutes", 1],
] as const;

/** Who can stop and extend the clock: the host, in a game without a game master. */
export const timekeeperOf = ({ referee, setup }: Pick<TableView, "referee" | "setup">): Officials | "host" =>
  referee === null ? "host" : officialsOf(setup);

/** Whether it's the viewer's turn. */
export const isYourTurn = ({ status, seats }: Pick<TableView, "status" | "seats">): boolean =>
  status === "playing" && seats.some(({ isYours, isReady }) => isYours && isReady === false);
