import { RequestSchema, stateOf as readState } from "@chancery/contract";
import { fail, formatPhase, formatPosition, ok, type PositionJson, type Result } from "@chancery/engine";
import { changeBoard, openTurn } from "../clock/clock.ts";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { gameOf } from "../game-of.ts";
import { isWordless } from "../press/silence.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isShowing } from "../room/score/results.ts";
import { currentTurn, seatOf, type Table, type Turn } from "../table.ts";

export const REFEREE_COMMANDS = {
  announce: {
    who: ["official"],
    if: (table, id) => !isWordless(table) || seatOf(table, id) === null,
    run: (draft, { text }) => announce(draft, text),
  },
  override: {
    who: ["referee"],
    when: ["playing", "ended"],
    if: ({ turns }) => correctable(turns.at(-1)) !== null,
    run: setPosition,
  },
  edit: { who: ["referee"], when: ["playing", "ended"], run: setPosition },
  "go-to": { who: ["referee"], when: ["playing", "ended"], run: goTo },
} satisfies Partial<Commands>;

/** Says something to everyone, at any time. */
function announce(draft: Draft, text: string): Refusal | undefined {
  if (text.trim() === "") return refusal("empty-text");
  const isPlayer = draft.by !== null && seatOf(draft.table, draft.by) !== null;
  if (isPlayer && isWordless(draft.table)) return refusal("press-closed", draft.table.setup.press);
  draft.add({ type: "announced", text });
  return undefined;
}

/** A position as the referee wrote it, in the names the game uses. */
function readGiven(table: Table, given: unknown): Result<{ phase: string; position: PositionJson }, Refusal> {
  const game = gameOf(table);
  const parsed = RequestSchema.safeParse({ state: given });
  if (!parsed.success) return fail(refusal("bad-position"));
  const state = readState(game, parsed.data.state);
  if (!state.ok)
    return fail({
      ...refusal("bad-position", "faults"),
      faults: [state.error],
      variant: table.setup.variant,
    });
  const { phase } = state.value;
  return ok({ phase: formatPhase(phase), position: formatPosition(game.rules, state.value) });
}

/** The turn whose result can be corrected; null if there is none. */
const correctable = (turn: Turn | undefined): number | null =>
  turn?.result ? turn.number : (turn?.parent ?? null);

/**
 * Replaces the current position: `override` corrects the result of the turn before, `edit`
 * the board itself. Either way the game continues in a new turn; the old one stays in the record, with the reason.
 */
function setPosition(
  draft: Draft,
  { type: how, position: given, reason, restart }: Command & { type: "override" | "edit" },
): Refusal | undefined {
  const { table } = draft;
  const turn = currentTurn(table);
  // A board that is edited while its results are read is played again; a result that is corrected isn't.
  const parent = how === "edit" ? (isShowing(table) ? turn.parent : correctable(turn)) : correctable(turn);
  if (how === "override" && parent === null) return refusal("no-result-yet");
  if (reason.trim() === "") return refusal("reason-missing");
  const read = readGiven(table, given);
  if (!read.ok) return read.error;
  const { phase, position } = read.value;
  const isSamePhase = phase === turn.phase && !turn.result;
  const sheetsOf = isSamePhase ? turn.number : null;
  const origin = { how, parent, instead: { turn: turn.number, reason }, sheetsOf } as const;
  // In a room nobody negotiates twice because a unit was in the wrong place.
  const keeps = isSamePhase && table.room !== null && table.status === "playing" && restart !== true;
  if (keeps) changeBoard(draft, origin, phase, position);
  else openTurn(draft, origin, phase, position);
  return undefined;
}

/**
 * Rolls back to the start of any turn, or forward to one that was rolled back. Nothing is erased: the turn is
 * opened again as a new one, with the sheets it had, as their owners left them.
 */
function goTo(draft: Draft, { turn: number, reason }: Command & { type: "go-to" }): Refusal | undefined {
  const { table } = draft;
  const target = table.turns[number - 1];
  const present = currentTurn(table);
  const isOngoing = target === present && table.status === "playing" && present.result === null;
  if (!target || isOngoing) return refusal("no-such-turn");
  if (reason.trim() === "") return refusal("reason-missing");
  const { parent, phase, position } = target;
  const instead = { turn: present.number, reason };
  const origin = { how: "back", parent, instead, sheetsOf: number, ownersSheets: true } as const;
  openTurn(draft, origin, phase, position);
  return undefined;
}
