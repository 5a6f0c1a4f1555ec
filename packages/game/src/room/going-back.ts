import type { Draft } from "../draft.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Table } from "../table.ts";
import type { RoomAct, RoomActName } from "./act.ts";
import { delegations, roomOf } from "./room-of.ts";
import type { Speeches } from "./stage.ts";
import { type Step, timeAgain } from "./step.ts";

/** Acts by which the schedule leaves a place. */
export const STEPS: readonly RoomActName[] = [
  "next",
  "pass",
  "yield",
  "decide-extra",
  "read-out",
  "end-stage",
];

/** Remembers the place that is about to be left. */
export const leavePlace = (draft: Draft): void =>
  draft.follow({ type: "room", what: { type: "step-left", left: timeLeft(draft) } });

function timeLeft({ table: { clock }, now }: Draft): number | null {
  return clock.deadline === null ? null : Math.max(0, clock.deadline - (clock.pausedAt ?? now));
}

/** The officers take the last step of the turn's schedule back (R18). */
export function goBack(draft: Draft, { step, reason }: RoomAct & { do: "go-back" }): Refusal | undefined {
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
  const late = delegations(table).filter((power) => !order.includes(power));
  return { order: [...order, ...late], seconds };
}
