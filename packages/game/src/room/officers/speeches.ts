import type { Draft } from "../../draft.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { isReferee } from "../../standing.ts";
import type { Table } from "../../table.ts";
import type { RoomAct } from "../act.ts";
import { type ActingFor, EARLY, type RoomActs } from "../act-entry.ts";
import { happens } from "../happens.ts";
import { roomOf, speakers } from "../room-of.ts";
import { begin, hasSpeeches } from "../schedule/schedule.ts";
import { isSpeaking, type Speeches, stageOf } from "../schedule/stage.ts";

export const SPEECH_ACTS = {
  "announce-speeches": {
    who: "officer",
    whyNot: (table) =>
      ["opening", "request"].includes(stageOf(table) ?? "")
        ? undefined
        : refusal("not-at-this-stage", "speeches"),
    run: announceSpeeches,
  },
  "set-seconds": { who: "officer", when: EARLY, run: (draft, { seconds }) => setSeconds(draft, seconds) },
  "request-speeches": { who: "delegate", whyNot: whyNoRequest, run: requestSpeeches },
  "decide-extra": { who: "officer", isStep: true, whyNot: whyNoDecision, run: decideExtra },
  pass: { who: "delegate", isStep: true, whyNot: whyNoFloor, run: pass },
  yield: {
    who: "either",
    isStep: true,
    whyNot: whyNoYielding,
    hasObject: (table) => speakers(table).some((other) => other !== roomOf(table).schedule.floor),
    run: (draft, { to }) => yieldTo(draft, to),
  },
} satisfies Partial<RoomActs>;

const SHORTEST = 5;
const LONGEST = 3600;

const isLength = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= SHORTEST && seconds <= LONGEST;

const badLength = refusal("bad-time", "seconds", { from: SHORTEST, to: LONGEST });

/** How long speeches will be, stored for all officers until they announce some. */
function setSeconds(draft: Draft, seconds: number): Refusal | undefined {
  if (!isLength(seconds)) return badLength;
  if (seconds === roomOf(draft.table).seconds) return refusal("unchanged");
  draft.add({ type: "room", what: { type: "seconds-set", seconds } });
  return undefined;
}

/** Whether a list names every delegation once. */
export const namesAll = (order: readonly string[], wanted: readonly string[]): boolean =>
  order.length === wanted.length && wanted.every((power) => order.includes(power));

/** The officers set the order of the speakers and their time, before the speeches begin (MB-41 to MB-43). */
function announceSpeeches(
  draft: Draft,
  { order, seconds }: RoomAct & { do: "announce-speeches" },
): Refusal | undefined {
  const wanted = speakers(draft.table);
  if (!namesAll(order, wanted)) return refusal("bad-order", "each", { powers: wanted });
  if (!isLength(seconds)) return badLength;
  draft.add({ type: "room", what: { type: "speeches-announced", speeches: { order, seconds } } });
  return undefined;
}

/** The speeches without those who were to be called and can't speak anymore. */
export function stillToSpeak(table: Table, { order, seconds }: Speeches): Speeches {
  const { called } = roomOf(table).schedule;
  const present = speakers(table);
  return { order: order.filter((power, at) => at < called || present.includes(power)), seconds };
}

/** Begins the speeches that were announced. */
export function beginSpeeches(draft: Draft, stage: "speeches" | "extra-speeches"): void {
  const announced = roomOf(draft.table).schedule.announced as Speeches;
  begin(draft, stage);
  callNext(draft, announced);
}

/** Calls the next speaker. The time runs from there; at zero it is called (R16). False if there is none. */
export function callNext(draft: Draft, speeches: Speeches): boolean {
  if (roomOf(draft.table).schedule.floor !== null) happens(draft, { type: "speech-ended", why: "officers" });
  const { called } = roomOf(draft.table).schedule;
  const { order, seconds } = stillToSpeak(draft.table, speeches);
  // Nobody waits for a delegation that has left since, or that a bot plays now.
  if (order.length < speeches.order.length)
    happens(draft, { type: "speeches-announced", speeches: { order, seconds } });
  const power = order[called];
  if (power === undefined) return false;
  happens(draft, { type: "called", power, deadline: draft.now + seconds * 1000 });
  return true;
}

/** Leaves the rest of a speaker's time to another delegation (R16). */
function yieldTo(draft: Draft, to: string): Refusal | undefined {
  const { table } = draft;
  if (to === roomOf(table).schedule.floor || !speakers(table).includes(to)) return refusal("no-such-power");
  draft.add({ type: "room", what: { type: "yielded", to } });
  return undefined;
}

/** One delegation is enough for speeches in a Fall turn (R14), and to ask the officers for extra ones (R15). */
function whyNoRequest(table: Table, _id: string, power: string): Refusal | undefined {
  const { requests, extra } = roomOf(table).schedule;
  const stage = stageOf(table);
  const isAsked = stage === "diplomacy" || (stage === "request" && extra === null);
  if (stage !== "opening" && !isAsked) return refusal("not-at-this-stage");
  const isSo = requests.includes(power) || (stage === "opening" && hasSpeeches(table));
  return isSo ? refusal("unchanged") : undefined;
}

function requestSpeeches(draft: Draft, _act: RoomAct, { power }: ActingFor): undefined {
  draft.add({ type: "room", what: { type: "speeches-requested", power: power as string } });
}

function whyNoDecision(table: Table): Refusal | undefined {
  const { requests, extra } = roomOf(table).schedule;
  if (stageOf(table) !== "request" || extra !== null) return refusal("not-at-this-stage");
  return requests.length === 0 ? refusal("nobody-asked") : undefined;
}

function decideExtra(draft: Draft, { granted }: RoomAct & { do: "decide-extra" }): undefined {
  draft.add({ type: "room", what: { type: "extra-decided", granted } });
  if (!granted) begin(draft, "writing");
}

function whyNoFloor(table: Table, _id: string, power: string): Refusal | undefined {
  const hasFloor = isSpeaking(table) && roomOf(table).schedule.floor === power;
  return hasFloor ? undefined : refusal("not-your-floor");
}

function pass(draft: Draft): undefined {
  draft.add({ type: "room", what: { type: "speech-ended", why: "passed" } });
}

/** The officers pass a speaker's time on as well; when it is up, none is left to pass on. */
function whyNoYielding(table: Table, id: string, power: string): Refusal | undefined {
  const { floor, timeUp } = roomOf(table).schedule;
  const refused = isReferee(table, id) && floor !== null ? undefined : whyNoFloor(table, id, power);
  return refused ?? (timeUp === null ? undefined : refusal("not-at-this-stage"));
}
