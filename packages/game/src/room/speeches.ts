import type { Draft } from "../draft.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { RoomAct } from "./act.ts";
import { delegations, roomOf } from "./room-of.ts";
import { begin, happens } from "./schedule.ts";
import type { Speeches } from "./stage.ts";

const SHORTEST = 5;
const LONGEST = 3600;

const isLength = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= SHORTEST && seconds <= LONGEST;

const badLength = refusal("bad-time", "seconds", { from: SHORTEST, to: LONGEST });

/** How long speeches will be, stored for all officers until they announce some. */
export function setSeconds(draft: Draft, seconds: number): Refusal | undefined {
  if (!isLength(seconds)) return badLength;
  if (seconds === roomOf(draft.table).seconds) return refusal("unchanged");
  draft.add({ type: "room", what: { type: "seconds-set", seconds } });
  return undefined;
}

/** Whether a list names every delegation once. */
export const namesAll = (order: readonly string[], wanted: readonly string[]): boolean =>
  order.length === wanted.length && wanted.every((power) => order.includes(power));

/** The officers set the order of the speakers and their time, before the speeches begin (MB-41 to MB-43). */
export function announceSpeeches(
  draft: Draft,
  { order, seconds }: RoomAct & { do: "announce-speeches" },
): Refusal | undefined {
  if (!namesAll(order, delegations(draft.table)))
    return refusal("bad-order", "each", { powers: delegations(draft.table) });
  if (!isLength(seconds)) return badLength;
  draft.add({ type: "room", what: { type: "speeches-announced", speeches: { order, seconds } } });
  return undefined;
}

/** Begins the speeches that were announced. */
export function beginSpeeches(draft: Draft, stage: "speeches" | "extra-speeches"): void {
  const announced = roomOf(draft.table).schedule.announced as Speeches;
  begin(draft, stage);
  callNext(draft, announced);
}

/** Calls the next speaker. The time runs from there; at zero it is called (R16). False if there is none. */
export function callNext(draft: Draft, { order, seconds }: Speeches): boolean {
  const { floor, called } = roomOf(draft.table).schedule;
  if (floor !== null) happens(draft, { type: "speech-ended", why: "officers" });
  const power = order[called];
  if (power === undefined) return false;
  happens(draft, { type: "called", power, deadline: draft.now + seconds * 1000 });
  return true;
}

/** Leaves the rest of a speaker's time to another delegation (R16). */
export function yieldTo(draft: Draft, to: string): Refusal | undefined {
  const { table } = draft;
  if (to === roomOf(table).schedule.floor || !delegations(table).includes(to))
    return refusal("no-such-power");
  draft.add({ type: "room", what: { type: "yielded", to } });
  return undefined;
}
