import type { Ending } from "@chancery/api";
import { formatPosition, type Power, parsePhase, type State } from "@chancery/engine";
import { type BoardScore, boardScore } from "@chancery/variants";
import type { Draft } from "../../draft.ts";
import { gameOf, stateFrom, stateOf } from "../../game-of.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { currentTurn, type Table } from "../../table.ts";
import { LATE, type RoomActs } from "../act-entry.ts";
import { goalPoints } from "../goals/goals.ts";
import { contenders, roomOf } from "../room-of.ts";

export const SCORE_ACTS = {
  "announce-end": { who: "officer", run: (draft, { turn }) => announceEnd(draft, turn) },
  conclude: { who: "officer", run: (draft, { reason }) => conclude(draft, reason) },
  "rank-bots": {
    who: "officer",
    when: ["lobby", ...LATE],
    run: (draft, { ranked }) => rankBots(draft, ranked),
  },
  reopen: {
    who: "officer",
    when: LATE,
    whyNot: (table) => (canReopen(table) ? undefined : refusal("not-at-this-stage")),
    run: (draft, { reason }) => reopen(draft, reason),
  },
} satisfies Partial<RoomActs>;

const MINUTE = 60_000;

/** What a power has: centers, points for control of Europe, and the others (MB-271, MB-272, R108). */
export interface Score extends BoardScore {
  readonly power: string;
  /** From political goals. */
  readonly goals: number;
  readonly total: number;
}

/** The score of every power; its centers are those last settled (R106). `onlyAnnounced` leaves out what is secret. */
export function scoresOf(
  table: Table,
  onlyAnnounced: (power: string) => boolean,
  state: State = stateOf(table),
): readonly Score[] {
  return gameOf(table).rules.powers.map(({ name: power }, index) => {
    const board = boardScore(state, index as Power);
    const goals = goalPoints(roomOf(table).goals, power, onlyAnnounced(power));
    return { power, ...board, goals, total: board.centres + board.control + board.helper + goals };
  });
}

/**
 * The highest score wins; equal ones share a draw. Lost countries count like all others, and bots win only where the
 * officers rank them, as they have no delegation (MB-273, MB-274, R109).
 */
export function endingByScore(table: Table, state: State): Ending {
  const present = contenders(table);
  const scores = scoresOf(table, () => false, state).filter(({ power }) => present.includes(power));
  const most = Math.max(...scores.map(({ total }) => total));
  const best = scores.filter(({ total }) => total === most).map(({ power }) => power);
  if (best.length === 0) return { how: "stopped" };
  return best.length === 1 ? { how: "victory", winners: best, by: "score" } : { how: "draw", sharers: best };
}

/** Whether bots have places among the delegations, which everyone is told of. */
function rankBots(draft: Draft, ranked: boolean): Refusal | undefined {
  if (ranked === (roomOf(draft.table).ranksBots ?? false)) return refusal("unchanged");
  draft.add({ type: "room", what: { type: "bots-ranked", ranked } });
  return undefined;
}

/** The officers announce after which turn they close, at least a full turn ahead (R105). */
function announceEnd(draft: Draft, turn: string): Refusal | undefined {
  const { table } = draft;
  const last = turnNumber(`${turn}M`);
  if (last === null || last <= (turnNumber(currentTurn(table).phase) ?? 0))
    return refusal("bad-end", "example");
  draft.add({ type: "room", what: { type: "end-announced", turn } });
  return undefined;
}

/** Turns in order: Spring before Fall, to which the adjustments belong. */
function turnNumber(phase: string): number | null {
  const parsed = parsePhase(phase);
  return parsed.ok ? parsed.value.year * 2 + (parsed.value.season === "S" ? 0 : 1) : null;
}

/** Closes the committee, at any time: what has been counted by then decides (MB-7, MB-273, R105, R106). */
export function conclude(draft: Draft, reason: string): Refusal | undefined {
  const { table } = draft;
  const { phase, state } = reached(table);
  draft.add({ type: "ended", phase, ...endedAt(table, state), reason });
  return undefined;
}

/** How far the game has come: a turn whose results are being read has been played. */
function reached(table: Table): { readonly phase: string; readonly state: State } {
  const { phase, result } = currentTurn(table);
  if (result === null) return { phase, state: stateOf(table) };
  return { phase: result.phase, state: stateFrom(gameOf(table), result.phase, result.position) };
}

/** Whether the officers closed the committee during a turn, which can then continue. */
const canReopen = (table: Table): boolean =>
  table.status === "ended" && roomOf(table).closed !== null && currentTurn(table).result === null;

/** The officers take the closing back; there is as much time as was left, and at least a minute. */
function reopen(draft: Draft, reason: string): Refusal | undefined {
  const before = roomOf(draft.table).closed?.left ?? null;
  if (reason.trim() === "") return refusal("reason-missing");
  const until = before === null ? null : draft.now + Math.max(MINUTE, before);
  draft.add({ type: "room", what: { type: "reopened", deadline: until, reason } });
  return undefined;
}

const endedAt = (table: Table, state: State) => ({
  position: formatPosition(gameOf(table).rules, { ...state, ending: { how: "stopped" } }),
  ending: endingByScore(table, state),
});

/** Counts again when the officers have changed points after the end. */
export function recount(draft: Draft): void {
  const { table } = draft;
  if (!table.ending) return;
  const { phase, position } = table.ending;
  const ending = endingByScore(table, stateOf(table));
  draft.follow({ type: "ended", phase, position, ending, reason: "", isRecount: true });
}
