import type { Vote } from "@chancery/api";
import { formatPhase, formatPosition, survivors } from "@chancery/engine";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import type { TableEvent } from "../event.ts";
import { gameOf, powersBySeat, stateOf } from "../game-of.ts";
import { noSuchPower, type Refusal, refusal } from "../refusal.ts";
import { conclude } from "../room/score/score.ts";
import { isReferee } from "../standing.ts";
import { currentTurn, isBot, isPersons, seatOf, type Table } from "../table.ts";

export const VOTE_COMMANDS = {
  vote: {
    who: ["player"],
    when: ["playing"],
    if: mayVote,
    run: (draft, { vote }, id) => castVote(draft, id, vote),
  },
  close: {
    who: ["host", "referee"],
    when: ["lobby", "playing"],
    if: (table, id) => !isStillPlayed(table, id),
    run: (draft, { reason }, id) => closeTable(draft, id, reason),
  },
} satisfies Partial<Commands>;

/** Names of the powers that would share a draw. */
export function survivingPowers(table: Table): readonly string[] {
  const { rules } = gameOf(table);
  return survivors(rules, stateOf(table)).map((power) => rules.powers[power].name);
}

/** Why someone cannot want the game to end like this, if so. */
export function refusedVote(table: Table, id: string, vote: Vote | null): Refusal | undefined {
  const seat = seatOf(table, id);
  if (seat === null) return refusal("not-entitled");
  // R110: the score decides, not an agreement.
  if (table.room) return refusal("no-draws");
  const alive = survivingPowers(table);
  const own = powersBySeat(table)[seat];
  if (!own.some((power) => alive.includes(power))) return refusal("not-a-survivor");
  if (vote?.how === "draw") {
    if (gameOf(table).rules.limit.draws === false) return refusal("no-draws");
    return vote.sharers && refusedSharers(table, vote.sharers, alive);
  }
  if (vote?.how === "concession") {
    if (!table.setup.concession) return refusal("no-concession");
    if (!alive.includes(vote.to) || own.includes(vote.to)) return refusal("no-such-power");
  }
  return undefined;
}

function refusedSharers(
  { setup }: Table,
  sharers: readonly string[],
  alive: readonly string[],
): Refusal | undefined {
  if (setup.draws !== "subset") return refusal("bad-sharers", "all");
  const unknown = sharers.find((power) => !alive.includes(power));
  if (unknown !== undefined) return noSuchPower(unknown, alive);
  return new Set(sharers).size < 2 ? refusal("bad-sharers") : undefined;
}

/** Who shares the game or wins it by a vote. */
export function partiesTo(table: Table, vote: Vote): readonly string[] {
  const alive = survivingPowers(table);
  if (vote.how === "concession") return [vote.to];
  return vote.sharers ? alive.filter((power) => vote.sharers?.includes(power)) : alive;
}

/** A vote as it is compared with others: a draw of all survivors names nobody, others name powers in their order. */
export function usual(table: Table, vote: Vote): Vote {
  if (vote.how === "concession") return vote;
  const sharers = partiesTo(table, vote);
  return sharers.length === survivingPowers(table).length ? { how: "draw" } : { how: "draw", sharers };
}

/** A secret vote on the end of the game. Without a proposal it stands until the phase is over or it is taken back. */
function castVote(draft: Draft, id: string, vote: Vote | null): Refusal | undefined {
  const { table } = draft;
  const refused = refusedVote(table, id, vote);
  if (refused) return refused;
  const seat = seatOf(table, id) as number;
  const cast = vote && usual(table, vote);
  if (JSON.stringify(table.seats[seat].vote) === JSON.stringify(cast)) return refusal("unchanged");
  draft.add({ type: "voted", seat, vote: cast });
  return undefined;
}

/** Whether anyone else plays on, so that nobody but the referee can close the table. */
function isStillPlayed(table: Table, id: string): boolean {
  const playing = table.seats.filter(
    ({ holder }) => holder !== null && holder !== id && !isBot(table, holder),
  );
  return table.status === "playing" && !isReferee(table, id) && playing.length > 0;
}

/** Closes a table at which nobody wants to play on. A host, who may be losing, cannot while others do. */
export function closeTable(draft: Draft, id: string, reason: string): Refusal | undefined {
  const { table } = draft;
  if (isStillPlayed(table, id)) return refusal("still-played");
  if (reason.trim() === "") return refusal("reason-missing");
  // A committee has a score, whenever it ends (MB-273).
  if (table.room && table.status === "playing") return conclude(draft, reason);
  draft.add(stopped(table, reason));
  return undefined;
}

/** The end of a game that nobody wins or shares. */
function stopped(table: Table, reason: string): TableEvent {
  const { rules } = gameOf(table);
  const state = stateOf(table);
  const phase = table.status === "lobby" ? formatPhase(state.phase) : currentTurn(table).phase;
  const position = formatPosition(rules, { ...state, ending: { how: "stopped" } });
  return { type: "ended", phase, position, ending: { how: "stopped" }, reason };
}

/** Whether all the people who played have left. Bots don't count. */
const isDeserted = (table: Table): boolean =>
  table.seats.some(({ former }) => former.length > 0) &&
  table.seats.every((_, seat) => !isPersons(table, seat));

/** Ends a game that everyone has left, where that was agreed. */
export function endDeserted(draft: Draft): boolean {
  const { table } = draft;
  if (!table.setup.endsDeserted || table.room || !isDeserted(table)) return false;
  draft.follow(stopped(table, "deserted"));
  return true;
}

export function mayVote(table: Table, id: string): boolean {
  const seat = seatOf(table, id);
  const alive = survivingPowers(table);
  return (
    table.room === null && seat !== null && powersBySeat(table)[seat].some((power) => alive.includes(power))
  );
}
