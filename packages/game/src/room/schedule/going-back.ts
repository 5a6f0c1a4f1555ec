import type { Draft } from "../../draft.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Table } from "../../table.ts";
import type { RoomAct } from "../act.ts";
import type { RoomActs } from "../act-entry.ts";
import { roomOf, speakers } from "../room-of.ts";
import type { Speeches } from "./stage.ts";
import { type Step, timeAgain } from "./step.ts";

export const GOING_BACK_ACTS = {
  "go-back": {
    who: "officer",
    whyNot: (table) => (roomOf(table).steps.length > 0 ? undefined : refusal("not-at-this-stage", "go-back")),
    run: goBack,
  },
} satisfies Partial<RoomActs>;

/** Remembers the place that is about to be left. */
export const leavePlace = (draft: Draft): void =>
  draft.follow({ type: "room", what: { type: "step-left", left: timeLeft(draft) } });

function timeLeft({ table: { clock }, now }: Draft): number | null {
  return clock.deadline === null ? null : Math.max(0, clock.deadline - (clock.pausedAt ?? now));
}

/** The officers take the last step of the turn's schedule back (R18). */
function goBack(draft: Draft, { step, reason }: RoomAct & { do: "go-back" }): Refusal | undefined {
  const { table, now } = draft;
  const { steps } = roomOf(table);
  const last = steps.at(-1) as Step;
  if (step !== steps.length) return refusal("other-step");
  if (reason.trim() === "") return refusal("reason-missing");
  const time = timeAgain(last);
  const deadline = time === null ? null : (table.clock.pausedAt ?? now) + time;
  const announced = last.place.announced && withLatecomers(table, last.place.announced);
  draft.add({ type: "room", what: { type: "gone-back", announced, deadline, reason } });
  return undefined;
}

/** Who came after a place was left still speaks after all others (R16). */
function withLatecomers(table: Table, { order, seconds }: Speeches): Speeches {
  const late = speakers(table).filter((power) => !order.includes(power));
  return { order: [...order, ...late], seconds };
}
