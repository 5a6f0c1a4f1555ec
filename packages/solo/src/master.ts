import { ok, type Result } from "@chancery/engine";
import { type Port, type Refusal, type Table, viewTable, viewTurn } from "@chancery/game";
import { CODES } from "./codes.ts";
import { MASTER, YOU } from "./members.ts";
import { act, type Step } from "./play.ts";

/** The last turn in which the person had orders to give; null if there is none to take back. */
function turnToTakeBack(table: Table, now: number): number | null {
  const view = viewTable(table, { member: YOU }, now);
  const played = view?.turns.filter(({ isOnLine, isPlayed }) => isOnLine && isPlayed) ?? [];
  const isOwn = ({ number, phase }: (typeof played)[number]): boolean =>
    phase.endsWith("M") || (viewTurn(table, { member: YOU }, number)?.sheets.length ?? 0) > 0;
  return played.findLast(isOwn)?.number ?? null;
}

/** Takes back the last turn of the person, and everything that came after it. */
export function takeBack(table: Table, port: Port): Result<Step, Refusal> {
  const turn = turnToTakeBack(table, port.now);
  const step = { table, entries: [] };
  if (turn === null) return ok(step);
  return act(step, MASTER, { type: "go-to", turn, reason: CODES.tookBack }, port);
}

/** Ends the game for someone who has nothing left: bots don't play on alone. */
export function closeIfOut(table: Table, port: Port): Step {
  const step = { table, entries: [] };
  const view = table.status === "playing" ? viewTable(table, { member: YOU }, port.now) : null;
  if (!view || !isOut(view)) return step;
  const closed = act(step, MASTER, { type: "close", reason: CODES.out }, port);
  return closed.ok ? closed.value : step;
}

/** Whether a player has neither units nor centers, nor anything to write. */
function isOut({ seats, you, position, sheets }: NonNullable<ReturnType<typeof viewTable>>): boolean {
  const powers = seats.find(({ seat }) => seat === you.seat)?.powers ?? [];
  const has = (power: string): boolean =>
    (position.centers[power]?.length ?? 0) > 0 || (position.units[power]?.length ?? 0) > 0;
  return !powers.some(has) && !sheets.some(({ isCalledUpon }) => isCalledUpon);
}
