import type { Cause, Preview } from "@chancery/api";
import { playOut, type Sheets, tellResult } from "@chancery/contract";
import { gameIn } from "@chancery/contract/program-game";
import {
  declareDisorder,
  endAtTimeLimit,
  fail,
  formatPhase,
  formatPosition,
  ok,
  type Power,
  type Result,
  readOrders,
  restoreOrder,
  type State,
} from "@chancery/engine";
import { standIn } from "../bots/bots.ts";
import { allowed } from "../clock/allowed.ts";
import { isOver, openTurn, startWriting, taskOf } from "../clock/clock.ts";
import { due, hasSubmitted, isNegotiating, missing } from "../clock/duties.ts";
import type { Actor, Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import { attendanceOf } from "../conduct/conduct.ts";
import type { Draft } from "../draft.ts";
import { endingInNames, gameOf, powersBySeat, stateFrom, stateOf } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isHeldBack, passStage } from "../room/schedule/schedule.ts";
import { isShowing, tellResults } from "../room/score/results.ts";
import { endingByScore } from "../room/score/score.ts";
import { capacitiesOf } from "../standing.ts";
import { currentTurn, isPersons, type StoredResult, sheetOf, type Table } from "../table.ts";
import type { TableWords } from "../views/words.ts";
import { endDeserted } from "../votes/votes.ts";
import { restore } from "./restore.ts";
import { isOtherTurn } from "./submit.ts";

export const PROCESS_COMMANDS = {
  "pass-deadline": { who: ["clock"], when: ["playing"], run: passDeadline },
  resolve: { who: ["clock"], when: ["playing"], run: resolveReady },
  process: {
    who: ["referee"],
    when: ["playing"],
    if: (table) => !isNegotiating(table) && !isHeldBack(table) && !isShowing(table),
    run: processNow,
  },
} satisfies Partial<Commands>;

const MINUTE = 60_000;

/** What a turn comes to with the sheets as they are, apart from when and why it is resolved. */
type Resolved = Omit<StoredResult, "at" | "cause">;

/** Plays out the turn in progress. The same table always gives the same result. */
export function adjudicateTurn(table: Table): { readonly result: Resolved; readonly next: State } {
  const game = gameOf(table);
  const { rules, notation } = game;
  const turn = currentTurn(table);
  const state = inOrder(table);
  const sheets = new Map<Power, Sheets extends ReadonlyMap<Power, infer S> ? S : never>();
  const used: Record<string, { version: number; onBehalf: boolean }> = {};
  for (const [index, { name }] of rules.powers.entries()) {
    const sheet = sheetOf(turn, name);
    if (!sheet) continue;
    const { notation: own } = gameIn(game, sheet.language);
    sheets.set(index as Power, readOrders(own, state, index as Power, sheet.text).orders);
    used[name] = { version: sheet.receipt.version, onBehalf: sheet.onBehalf };
  }
  const { response, next } = playOut(notation, state, sheets);
  const result = {
    used,
    missing: missing(table),
    orders: response.orders,
    events: response.events,
    phase: formatPhase(next.phase),
    position: response.state,
  };
  return { result, next };
}

/**
 * The state with civil disorder for players who sent no moves, where that was agreed (CB-156). In other phases
 * new orders end it; until then nobody learns of them.
 */
function inOrder(table: Table): State {
  const { rules } = gameOf(table);
  const state = stateOf(table);
  const submitted = state.seats.filter((_, seat) => hasSubmitted(table, seat)).flat();
  if (state.phase.task !== "M") return submitted.reduce(restoreOrder, state);
  // What a delegation does not order holds (R19), but a power without a delegation is in disorder (R13).
  const held = state.seats.filter((_, seat) => table.seats[seat].holder !== null).flat();
  if (table.room) return declareDisorder(rules, state, new Set([...submitted, ...held]));
  return table.setup.missing === "hold" ? state : declareDisorder(rules, state, new Set(submitted));
}

/** What would happen if the phase were resolved now, for the referee alone; nothing changes. */
export function preview(table: Table, actor: Actor, words: TableWords): Result<Preview, Refusal> {
  if (!capacitiesOf(table, actor).has("referee")) return fail(refusal("not-entitled"));
  if (table.status !== "playing")
    return fail(refusal(table.status === "lobby" ? "game-not-started" : "game-over"));
  if (isShowing(table)) return fail(refusal("not-at-this-stage", "results"));
  return ok(tellResult(words, gameOf(table).rules, adjudicateTurn(table).result));
}

/** Plays out the turn in progress and opens the next, or ends the game. */
export function processTurn(draft: Draft, cause: Cause): void {
  const { table, now } = draft;
  const { result, next } = adjudicateTurn(table);
  const turn = currentTurn(table).number;
  const attendance = attendanceOf(table, cause, now);
  const processed = {
    type: "processed",
    turn,
    result: { ...result, cause },
    missed: missedMoves(table),
    ...(attendance && { attendance }),
  } as const;
  if (cause === "referee") draft.add(processed);
  else draft.follow(processed);
  const left = abandoned(draft.table);
  for (const seat of left)
    draft.follow({
      type: "vacated",
      seat,
      powers: powersBySeat(table)[seat],
      why: "missed",
      reason: "",
      abandons: true,
    });
  if (tellResults(draft)) return;
  goOn(draft, next, now);
  for (const seat of left) standIn(draft, seat);
}

/** Continues after a turn: with the next one, or the end of the game. */
function goOn(draft: Draft, next: State, resolvedAt: number): void {
  const { table } = draft;
  const { rules } = gameOf(table);
  const { number: turn, result } = currentTurn(table);
  const { phase, position } = result as StoredResult;
  // when the time is up, the phase in progress is finished, and then counted.
  const timeIsUp = table.clock.endsAt !== null && resolvedAt >= table.clock.endsAt;
  const last = timeIsUp ? endAtTimeLimit(rules, next) : next;
  if (last.ending) {
    const ending = table.room ? endingByScore(table, last) : endingInNames(rules, last.ending);
    draft.follow({ type: "ended", phase, position: formatPosition(rules, last), ending, reason: "" });
    return;
  }
  const origin = { how: "played", parent: turn, instead: null, sheetsOf: null } as const;
  openTurn(draft, origin, phase, position);
}

/** The room has been told what a turn came to: the next one begins. */
export function openNext(draft: Draft): void {
  const { table } = draft;
  const { at, phase, position } = currentTurn(table).result as StoredResult;
  const next = stateFrom(gameOf(table), phase, position);
  const isOver = position.phase !== phase;
  goOn(draft, isOver ? { ...next, ending: { how: "stopped" } } : next, at);
  if (draft.table.status !== "playing") return;
  for (const [seat, { isMissed }] of draft.table.seats.entries())
    if (isPersons(draft.table, seat)) restore(draft, powersBySeat(draft.table)[seat]);
    else if (isMissed) standIn(draft, seat);
}

/** How many moves in a row each seat has missed, this one included. */
function missedMoves(table: Table): readonly number[] {
  const isMove = taskOf(currentTurn(table).phase) === "M";
  return due(table).map((powers, seat) => {
    const before = table.seats[seat].missed;
    if (!isMove || powers.length === 0) return before;
    return hasSubmitted(table, seat) ? 0 : before + 1;
  });
}

/** Seats whose players have missed too much. */
function abandoned(table: Table): readonly number[] {
  const { seats, setup } = table;
  return [...seats.keys()].filter(
    (seat) => isPersons(table, seat) && seats[seat].missed >= setup.replacement.afterMissed,
  );
}

/** The time is up: people write now, get a little longer, wait for the referee, or see what happened. */
function passDeadline(draft: Draft): Refusal | undefined {
  const { table, now } = draft;
  if (table.clock.deadline === null) return refusal("no-deadline");
  if (table.clock.pausedAt !== null) return refusal("clock-paused");
  if (!isOver(table, now)) return refusal("too-early");
  const { clock } = table.setup;
  if (endDeserted(draft)) return undefined;
  if (passStage(draft)) return undefined;
  if (isNegotiating(table)) startWriting(draft);
  else if (missing(table).length === 0) processTurn(draft, "deadline");
  else if (clock.kind !== "referee" && clock.grace > 0 && !table.clock.grace)
    draft.add({ type: "grace", deadline: allowed(table, now + clock.grace * MINUTE) });
  else if (table.setup.missing === "wait") draft.add({ type: "overdue" });
  else processTurn(draft, "deadline");
  return undefined;
}

/** Everyone has been ready for long enough. */
function resolveReady({ table, now }: Draft): Refusal | undefined {
  const { resolvesAt = null } = table.clock;
  // What follows from it is settled like everything else that follows by itself.
  return resolvesAt === null || now < resolvesAt ? refusal("too-early") : undefined;
}

/** The referee resolves the phase as it stands. */
function processNow(draft: Draft, { turn }: Command & { readonly type: "process" }): Refusal | undefined {
  const other = isOtherTurn(draft.table, turn);
  if (other) return other;
  if (isNegotiating(draft.table)) return refusal("negotiating");
  if (isShowing(draft.table)) return refusal("not-at-this-stage", "results");
  if (isHeldBack(draft.table)) return refusal("sheets-closed");
  processTurn(draft, "referee");
  return undefined;
}
