import type { Draft } from "../draft.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { RoomAct } from "./act.ts";
import { delegations, roomOf } from "./room-of.ts";
import { begin, happens, hasSpeeches } from "./schedule.ts";
import { isSpeaking, type Speeches, stageOf } from "./stage.ts";

const SHORTEST = 5;
const LONGEST = 3600;

/** Whether a list names every delegation once. */
export const namesAll = (order: readonly string[], wanted: readonly string[]): boolean =>
  order.length === wanted.length && wanted.every((power) => order.includes(power));

/** The officers set the order of the speakers and their time, before the speeches begin (MB-41 to MB-43). */
export function announceSpeeches(
  draft: Draft,
  { order, seconds }: RoomAct & { do: "announce-speeches" },
): Refusal | undefined {
  const stage = stageOf(draft.table);
  if (stage !== "opening" && stage !== "request")
    return refusal("not-at-this-stage", "speeches are announced before they begin");
  if (!namesAll(order, delegations(draft.table)))
    return refusal("bad-order", `each once: ${delegations(draft.table).join(", ")}`);
  if (!Number.isInteger(seconds) || seconds < SHORTEST || seconds > LONGEST)
    return refusal("bad-time", `${SHORTEST} to ${LONGEST} seconds`);
  draft.add({ type: "room", what: { type: "speeches-announced", speeches: { order, seconds } } });
  return undefined;
}

/** One delegation is enough for speeches in a Fall turn (R14), and to ask the officers for extra ones (R15). */
export function requestSpeeches(draft: Draft, power: string): Refusal | undefined {
  const { table } = draft;
  const { requests, extra } = roomOf(table).schedule;
  const stage = stageOf(table);
  if (stage !== "opening" && (stage !== "request" || extra !== null)) return refusal("not-at-this-stage");
  if (requests.includes(power) || (stage === "opening" && hasSpeeches(table))) return refusal("unchanged");
  draft.add({ type: "room", what: { type: "speeches-requested", power } });
  return undefined;
}

export function decideExtra(draft: Draft, granted: boolean): Refusal | undefined {
  const { requests, extra } = roomOf(draft.table).schedule;
  if (stageOf(draft.table) !== "request" || extra !== null) return refusal("not-at-this-stage");
  if (requests.length === 0) return refusal("nobody-asked");
  draft.add({ type: "room", what: { type: "extra-decided", granted } });
  if (!granted) begin(draft, "writing");
  return undefined;
}

/** Begins the speeches that were announced. */
export function beginSpeeches(draft: Draft, stage: "speeches" | "extra-speeches"): Refusal | undefined {
  const { announced } = roomOf(draft.table).schedule;
  if (!announced) return refusal("speeches-not-announced");
  begin(draft, stage);
  callNext(draft, announced);
  return undefined;
}

/** Calls the next speaker. The time runs from there; at zero the speech is cut off (R16). False if there is none. */
export function callNext(draft: Draft, { order, seconds }: Speeches): boolean {
  const { floor, called } = roomOf(draft.table).schedule;
  if (floor !== null) happens(draft, { type: "speech-ended", why: "officers" });
  const power = order[called];
  if (power === undefined) return false;
  happens(draft, { type: "called", power, deadline: draft.now + seconds * 1000 });
  return true;
}

/** A delegation does without its speech, or is done with it. */
export function pass(draft: Draft, power: string): Refusal | undefined {
  if (!isSpeaking(draft.table) || roomOf(draft.table).schedule.floor !== power)
    return refusal("not-your-floor");
  draft.add({ type: "room", what: { type: "speech-ended", why: "passed" } });
  return undefined;
}

export function yieldTo(draft: Draft, power: string, to: string): Refusal | undefined {
  const { table } = draft;
  if (!isSpeaking(table) || roomOf(table).schedule.floor !== power) return refusal("not-your-floor");
  if (to === power || !delegations(table).includes(to)) return refusal("no-such-power");
  draft.add({ type: "room", what: { type: "yielded", to } });
  return undefined;
}
