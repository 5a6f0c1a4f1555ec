import { isTalkOpen, type PositionJson, parsePhase, stagesOf, type Task } from "@chancery/engine";
import { allowed } from "./allowed.ts";
import type { Command } from "./command.ts";
import type { Draft } from "./draft.ts";
import { isNegotiating } from "./duties.ts";
import type { TableEvent } from "./event.ts";
import { gameOf } from "./game-of.ts";
import { keepsProposal } from "./proposals.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { longestReminder } from "./reminders.ts";
import { moveConferenceEnd } from "./room/conference-end.ts";
import { isSpeaking } from "./room/stage.ts";
import { isOtherTurn } from "./submit.ts";
import { currentTurn, type Table, type TableStage } from "./table.ts";
import { afterVacations } from "./vacation.ts";

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
  origin: Pick<Opened, "how" | "parent" | "instead" | "sheetsOf">,
  phase: string,
  position: PositionJson,
): void {
  const task = taskOf(phase);
  const stage = firstStage(draft.table, task);
  // In a room the officers open the turn: nothing runs until they do (R14).
  const isOpening = draft.table.room !== null && task === "M";
  const minutes = isOpening ? null : minutesFor(draft.table, task, stage, origin.parent === null);
  const deadline =
    minutes === null ? null : afterVacations(draft.table, allowed(draft.table, draft.now + minutes * MINUTE));
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
}

/** Ends a negotiation: now orders are written. */
export function startWriting(draft: Draft): void {
  const minutes = minutesFor(draft.table, "M", "writing", false);
  const deadline = minutes === null ? null : draft.now + minutes * MINUTE;
  draft.follow({ type: "stage", stage: "writing", deadline });
}

/** Whether players may talk: as the rulebook says (CB-15), or always. When the game is over they may again. */
export function mayTalk(table: Table): boolean {
  if (table.setup.talk === "open" || table.status !== "playing") return true;
  const { procedure } = gameOf(table).rules;
  return isTalkOpen(procedure, taskOf(currentTurn(table).phase), table.clock.stage);
}

export function closeNegotiation(
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

export function pause(draft: Draft, reason: string): Refusal | undefined {
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

export function extend(draft: Draft, { minutes, reason }: Command & { type: "extend" }): Refusal | undefined {
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

/**
 * After an outage: a deadline that passed unseen is moved, so that as much time is left as when the lights went
 * out, and enough to be reminded. Nothing is resolved behind people's backs.
 */
export function moveDeadlines(
  draft: Draft,
  { downSince, upSince }: Command & { type: "move-deadlines" },
): Refusal | undefined {
  const { table, now } = draft;
  const { deadline, pausedAt, endsAt } = table.clock;
  const isOutage = Number.isFinite(downSince) && downSince < upSince && upSince <= now;
  if (!isOutage) return refusal("nothing-moved");
  const isConference = moveConferenceEnd(draft, downSince, upSince);
  const isMissed = pausedAt === null && deadline !== null && deadline > downSince && deadline <= upSince;
  if (!isMissed) return isConference ? undefined : refusal("nothing-moved");
  const left = Math.max(deadline - downSince, longestReminder(table) * MINUTE);
  const outage = upSince - downSince;
  draft.add({
    type: "deadline-moved",
    deadline: allowed(table, upSince + left),
    endsAt: endsAt === null ? null : endsAt + outage,
  });
  return undefined;
}

/** Whether the deadline of the present stage has passed. */
export function isOver(table: Table, now: number): boolean {
  const { deadline, pausedAt } = table.clock;
  return table.status === "playing" && pausedAt === null && deadline !== null && now >= deadline;
}
