import { officialsOf } from "@chancery/variants/officials";
import type { TableView } from "../../../api/client.ts";
import { formatMoment, minutesInWords } from "../../../messages/time.ts";
import { stageTitle } from "./room-stage.ts";

/** What people do at present, and what else there is to know about the clock. */
export interface StageWords {
  readonly title: string;
  readonly note: string | null;
  /** What whoever looks after the game gave as the reason that it is so. */
  readonly why: string | null;
  readonly tone: "plain" | "calm" | "warn";
}

type Seen = Pick<TableView, "status" | "clock" | "phase" | "setup" | "referee" | "room">;

/** The stage in words. */
export function stageOf(view: Seen): StageWords {
  const { status, clock } = view;
  if (status === "lobby") return { title: "Before the game", note: null, why: null, tone: "plain" };
  if (status === "ended")
    return {
      title: view.room === null ? "The game is over" : "The committee is over",
      note: null,
      why: null,
      tone: "plain",
    };
  if (clock.isPaused) {
    const until = clock.pausedUntil;
    const note =
      until === null
        ? "The clock stands still."
        : `The clock stands still, and goes on by itself at ${formatMoment(until, clock.now)} at the latest.`;
    return {
      title: `Paused: ${doing(view).toLowerCase()}`,
      note,
      why: sentence(clock.pausedFor ?? ""),
      tone: "calm",
    };
  }
  if (clock.isOverdue)
    return {
      title: "Overdue",
      note: `Orders are missing: ${officialsOf(view.setup).the} ${officialsOf(view.setup).does("decide")} how it goes on.`,
      why: null,
      tone: "warn",
    };
  if (clock.isGrace)
    return {
      title: `${doing(view)}: time of grace`,
      note: "Orders are missing. When they come, or when this time is up, the phase is played out.",
      why: null,
      tone: "warn",
    };
  return {
    title: doing(view),
    note: clock.left === null && view.room === null ? "The referee ends this stage." : null,
    why: backIn(view),
    tone: "plain",
  };
}

/** That the officers have taken a step of the turn back (R18). */
const backIn = ({ room }: Seen): string | null =>
  room?.backFor ? `The officers went back a step: ${room.backFor}` : null;

/** A reason as a line of its own. */
const sentence = (reason: string): string | null => {
  const text = reason.trim();
  if (text === "") return null;
  const first = text[0].toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
};

function doing(view: Seen): string {
  const { clock, phase } = view;
  const task = phase.at(-1);
  if (task === "R") return "Retreats";
  if (task === "A") return "Adjustments";
  const inRoom = stageTitle(view);
  if (inRoom !== null) return inRoom;
  if (clock.isNegotiation) return "Negotiation";
  return clock.stage === "writing" ? "Writing orders" : "Negotiation and orders";
}

/** What is agreed about reminders, extensions and pauses, in sentences. */
export function agreedOf({ setup, clock: { extensionLeft } }: Pick<TableView, "setup" | "clock">): string[] {
  const { clock } = setup;
  const { the, does } = officialsOf(setup);
  if (clock.kind === "referee") return [`There are no deadlines: ${the} ${does("end")} each stage.`];
  const before = clock.reminders.map(minutesInWords);
  return [
    ...(before.length > 0
      ? [`Whoever is not ready is reminded ${before.join(" and ")} before the deadline.`]
      : []),
    ...(clock.grace > 0
      ? [
          `If orders are missing at the deadline, a time of grace of ${minutesInWords(clock.grace)} follows, once in a phase.`,
        ]
      : []),
    ...(extensionLeft === null
      ? []
      : [
          `The phase can be extended by ${minutesInWords(extensionLeft)} more, of ${minutesInWords(clock.extension)}.`,
        ]),
    `A pause lasts ${minutesInWords(clock.pause)} at most.`,
  ];
}

/** Who looks after clock and seats. */
export const officialOf = ({ referee, setup }: Pick<TableView, "referee" | "setup">): string =>
  referee === null ? "the host" : officialsOf(setup).the;

/** Whether the table waits for whoever looks. */
export const isYourTurn = ({ status, seats }: Pick<TableView, "status" | "seats">): boolean =>
  status === "playing" && seats.some(({ isYours, isReady }) => isYours && isReady === false);
