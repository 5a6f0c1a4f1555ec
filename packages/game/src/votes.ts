import type { Vote } from "@chancery/api";
import { formatPhase, formatPosition, type State, survivors } from "@chancery/engine";
import type { Draft } from "./draft.ts";
import { gameOf, powersBySeat, stateOf } from "./game-of.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { conclude } from "./room/score.ts";
import { isReferee } from "./standing.ts";
import { currentTurn, isBot, seatOf, type Table } from "./table.ts";

/** Names of the powers that would share a draw. */
export function survivingPowers(table: Table): readonly string[] {
  const { rules } = gameOf(table);
  return survivors(rules, stateOf(table)).map((power) => rules.powers[power].name);
}

/** Why somebody cannot want the game to end like this, if so. */
export function refusedVote(table: Table, id: string, vote: Vote | null): Refusal | undefined {
  const seat = seatOf(table, id);
  if (seat === null) return refusal("not-entitled");
  // R110: the score decides, not an agreement.
  if (table.room) return refusal("no-draws");
  const alive = survivingPowers(table);
  const own = powersBySeat(table)[seat];
  if (!own.some((power) => alive.includes(power))) return refusal("not-a-survivor");
  if (vote?.how === "draw" && gameOf(table).rules.limit.draws === false) return refusal("no-draws");
  if (vote?.how === "concession") {
    if (!table.setup.concession) return refusal("no-concession");
    if (!alive.includes(vote.to) || own.includes(vote.to)) return refusal("no-such-power");
  }
  return undefined;
}

/** A secret vote on the end of the game. Without a proposal it stands until the phase is over or it is taken back. */
export function castVote(draft: Draft, id: string, vote: Vote | null): Refusal | undefined {
  const { table } = draft;
  const refused = refusedVote(table, id, vote);
  if (refused) return refused;
  const seat = seatOf(table, id) as number;
  if (JSON.stringify(table.seats[seat].vote) === JSON.stringify(vote)) return refusal("unchanged");
  draft.add({ type: "voted", seat, vote });
  return undefined;
}

/** Whether anybody else plays on, so that nobody but the referee can close the table. */
export function isStillPlayed(table: Table, id: string): boolean {
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
  const { rules } = gameOf(table);
  const state = stateOf(table);
  const stopped: State = { ...state, ending: { how: "stopped" } };
  const phase = table.status === "lobby" ? formatPhase(state.phase) : currentTurn(table).phase;
  const position = formatPosition(rules, stopped);
  draft.add({ type: "ended", phase, position, ending: { how: "stopped" }, reason });
  return undefined;
}
