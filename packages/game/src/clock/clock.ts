import { isTalkOpen, type PositionJson, parsePhase, stagesOf, type Task } from "@chancery/engine";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import type { TableEvent } from "../event.ts";
import { gameOf } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { moveConferenceEnd } from "../room/conferences/conference-end.ts";
import { isSpeaking } from "../room/schedule/stage.ts";
import { currentTurn, type Table, type TableStage } from "../table.ts";
import { isOtherTurn } from "../turns/submit.ts";
import { keepsProposal } from "../votes/proposals.ts";
import { allowed } from "./allowed.ts";
import { isNegotiating } from "./duties.ts";
import { longestReminder } from "./reminders.ts";
import { waitForVacations } from "./vacation.ts";

export const CLOCK_COMMANDS = {
  "close-negotiation": {
    who: ["referee"],
    when: ["playing"],
    if: (table) => table.room === null && isNegotiating(table) && table.setup.clock.kind === "referee",
    run: closeNegotiation,
  },
  pause: {
    who: ["official"],
    when: ["playing"],
    if: ({ clock }) => clock.pausedAt === null,
    run: (draft, { reason }) => pause(draft, reason),
  },
  resume: {
    who: ["official", "clock"],
    when: ["playing"],
    if: ({ clock }) => clock.pausedAt !== null,
    run: resume,
  },
  extend: {
    who: ["official"],
    when: ["playing"],
    if: (table) => (extensionLeft(table) ?? 0) > 0,
    run: extend,
  },
  "move-deadlines": { who: ["clock"], when: ["playing"], run: moveDeadlines },
} satisfies Partial<Commands>;

const MINUTE = 60_000;

/** What is done in a phase, by its name: the last letter. */
export function taskOf(phase: string): Task {
  const parsed = parsePhase(phase);
  return parsed.ok ? parsed.value.task : "M";
}

/**
 * The stage in which a phase begins. Where people talk and write at the same time, moves are one negotiation; where they
 * don't talk at all, they write at once.
 */
const firstStage = ({ setup }: Table, task: Task): TableStage =>
  setup.press === "none" ? "writing" : (stagesOf(task)[0] as TableStage);

/** How long a stage lasts, in minutes; null if the referee ends it. */
export function minutesFor(table: Table, task: Task, stage: TableStage, isFirst: boolean): number | null {
  const { clock } = table.setup;
  if (clock.kind === "referee") return null;
  if (clock.kind === "correspondence") {
    const { moves, retreats, adjustments } = clock.hours;
    return 60 * { M: moves, R: retreats, A: adjustments }[task];
  }
  if (stage === "negotiation") return isFirst ? clock.firstNegotiation : clock.laterNegotiation;
  return { M: clock.writing, R: clock.retreats, A: clock.adjustments }[task];
}

type Opened = TableEvent & { readonly type: "opened" };

/** Puts another position under the stage in progress, whose clock runs on. */
export function changeBoard(
  draft: Draft,
  origin: Pick<Opened, "how" | "parent" | "instead" | "sheetsOf">,
  phase: string,
  position: PositionJson,
): void {
  const { stage, deadline } = draft.table.clock;
  draft.add({ type: "opened", ...origin, phase, position, stage, deadline, keeps: true });
}

/** Opens a turn and starts its clock. */
export function openTurn(
  draft: Draft,
  origin: Pick<Opened, "how" | "parent" | "instead" | "sheetsOf" | "ownersSheets">,
  phase: string,
  position: PositionJson,
): void {
  const task = taskOf(phase);
  const stage = firstStage(draft.table, task);
  // In a room the officers open the turn: nothing runs until they do (R14).
  const isOpening = draft.table.room !== null && task === "M";
  const minutes = isOpening ? null : minutesFor(draft.table, task, stage, origin.parent === null);
  const deadline = minutes === null ? null : allowed(draft.table, draft.now + minutes * MINUTE);
  const keeps = keepsProposal(draft, origin.instead !== null, phase, position);
  const opened: Opened = {
    type: "opened",
    ...origin,
    phase,
    position,
    stage,
    deadline,
    ...(keeps && { keepsVotes: true }),
  };
  if (origin.instead) draft.add(opened);
  else draft.follow(opened);
  waitForVacations(draft);
}

/** Ends a negotiation: now orders are written. Seats that have done so already don't say twice that they are ready. */
export function startWriting(draft: Draft, ready: readonly number[] = []): void {
  const minutes = minutesFor(draft.table, "M", "writing", false);
  const deadline = minutes === null ? null : draft.now + minutes * MINUTE;
  draft.follow({ type: "stage", stage: "writing", deadline, ...(ready.length > 0 && { ready }) });
}

/** Whether players may talk: as the rulebook says (CB-15), or always. When the game is over they may again. */
export function mayTalk(table: Table): boolean {
  if (table.setup.talk === "open" || table.status !== "playing") return true;
  const { procedure } = gameOf(table).rules;
  return isTalkOpen(procedure, taskOf(currentTurn(table).phase), table.clock.stage);
}

function closeNegotiation(
  draft: Draft,
  { turn }: Command & { readonly type: "close-negotiation" },
): Refusal | undefined {
  const other = isOtherTurn(draft.table, turn);
  if (other) return other;
  if (draft.table.room) return refusal("not-at-this-stage", "officers");
  if (!isNegotiating(draft.table)) return refusal("not-negotiating");
  if (draft.table.setup.clock.kind !== "referee") return refusal("negotiating");
  startWriting(draft);
  return undefined;
}

function pause(draft: Draft, reason: string): Refusal | undefined {
  const { clock } = draft.table.setup;
  if (draft.table.clock.pausedAt !== null) return refusal("clock-paused");
  if (reason.trim() === "") return refusal("reason-missing");
  const until = clock.kind === "referee" ? null : draft.now + clock.pause * MINUTE;
  draft.add({ type: "paused", until, reason });
  return undefined;
}

/** The clock resumes with the time that was left; by itself, once the pause has lasted long enough. */
export function resume(draft: Draft): Refusal | undefined {
  const { table, now } = draft;
  const { pausedAt, pausedUntil, deadline, endsAt } = table.clock;
  if (pausedAt === null) return refusal("not-paused");
  if (draft.by === null && (pausedUntil === null || now < pausedUntil)) return refusal("too-early");
  const stood = now - pausedAt;
  draft.add({
    type: "resumed",
    deadline: deadline === null ? null : allowed(table, deadline + stood),
    endsAt: endsAt === null ? null : endsAt + stood,
  });
  return undefined;
}

/** Minutes by which the phase may still be extended; null if there is nothing to extend. */
export function extensionLeft(table: Table): number | null {
  const { status, setup, clock } = table;
  if (status !== "playing" || setup.clock.kind === "referee") return null;
  // The time of speeches is the same for everyone (R16).
  if (isSpeaking(table)) return null;
  return clock.deadline === null && !clock.overdue ? null : setup.clock.extension - clock.extended;
}

function extend(draft: Draft, { minutes, reason }: Command & { type: "extend" }): Refusal | undefined {
  const { table, now } = draft;
  const { deadline } = table.clock;
  const left = extensionLeft(table);
  if (left === null) return refusal("no-deadline");
  if (reason.trim() === "") return refusal("reason-missing");
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > left)
    return refusal("beyond-cap", "left", { left, all: left + table.clock.extended });
  const until = allowed(table, (deadline ?? now) + minutes * MINUTE);
  draft.add({ type: "extended", minutes, deadline: until, reason });
  return undefined;
}

/** How long people get at least to come back after an outage: a minute, or a quarter of a live stage up to ten minutes. */
const LEAST_TO_COME_BACK = MINUTE;
export const MOST_TO_COME_BACK = 10 * MINUTE;

function timeToComeBack(table: Table): number {
  const { stage } = table.clock;
  const isFirst = table.turns.length === 1;
  const minutes = minutesFor(table, taskOf(currentTurn(table).phase), stage, isFirst);
  if (table.setup.clock.kind !== "live" || minutes === null) return LEAST_TO_COME_BACK;
  return Math.min(MOST_TO_COME_BACK, Math.max(LEAST_TO_COME_BACK, (minutes * MINUTE) / 4));
}

/**
 * After an outage: a deadline that passed unseen, or that is now too near to come back, is moved, so that as much time is
 * left as when the lights went out, and enough to come back and to be reminded. Nothing is resolved behind people's backs.
 */
function moveDeadlines(
  draft: Draft,
  { downSince, upSince }: Command & { type: "move-deadlines" },
): Refusal | undefined {
  const { table, now } = draft;
  const { deadline, pausedAt, endsAt } = table.clock;
  const isOutage = Number.isFinite(downSince) && downSince !== upSince && upSince <= now;
  if (!isOutage) return refusal("nothing-moved");
  if (upSince < downSince) return moveBack(draft, downSince - upSince);
  const isConference = moveConferenceEnd(draft, downSince, upSince);
  const least = timeToComeBack(table);
  const isHit = pausedAt === null && deadline !== null && deadline > downSince && deadline < upSince + least;
  if (!isHit) return isConference ? undefined : refusal("nothing-moved");
  const reminder = deadline <= upSince ? longestReminder(table) * MINUTE : 0;
  const left = Math.max(deadline - downSince, least, reminder);
  const outage = upSince - downSince;
  draft.add({
    type: "deadline-moved",
    deadline: allowed(table, upSince + left),
    endsAt: endsAt === null ? null : endsAt + outage,
  });
  return undefined;
}

/**
 * After the clock was set back: live deadlines keep the time that was left. Others stay: they get more time, never less, if
 * the clock is put right again.
 */
function moveBack(draft: Draft, by: number): Refusal | undefined {
  const { setup, clock } = draft.table;
  if (setup.clock.kind !== "live" || clock.pausedAt !== null || clock.deadline === null)
    return refusal("nothing-moved");
  draft.add({
    type: "deadline-moved",
    deadline: clock.deadline - by,
    endsAt: clock.endsAt === null ? null : clock.endsAt - by,
  });
  return undefined;
}

/** Whether the deadline of the present stage has passed. */
export function isOver(table: Table, now: number): boolean {
  const { deadline, pausedAt } = table.clock;
  return table.status === "playing" && pausedAt === null && deadline !== null && now >= deadline;
}
