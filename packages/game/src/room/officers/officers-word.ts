import type { RoomStage } from "@chancery/api";
import { resume } from "../../clock/clock.ts";
import { callable, isNegotiating } from "../../clock/duties.ts";
import type { Draft } from "../../draft.ts";
import { powersBySeat } from "../../game-of.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import type { Table } from "../../table.ts";
import { openNext, processTurn } from "../../turns/process.ts";
import type { RoomAct } from "../act.ts";
import type { RoomActs } from "../act-entry.ts";
import { happens } from "../happens.ts";
import { takesAgreement } from "../presence.ts";
import { roomOf } from "../room-of.ts";
import { afterDiplomacy, begin, isHeldBack, seal } from "../schedule/schedule.ts";
import { hasMore, isShowing, showResults } from "../score/results.ts";

export const OFFICERS_ACTS = {
  "end-stage": { who: "officer", isStep: true, run: endStage },
  "set-clock": { who: "officer", run: (draft, { seconds }) => setClock(draft, seconds) },
  "add-time": { who: "officer", run: (draft, { seconds }) => addTime(draft, seconds) },
  "count-agreed": {
    who: "officer",
    whyNot: (table) => (canCountAgreed(table) ? undefined : refusal("not-at-this-stage")),
    run: countAgreed,
  },
} satisfies Partial<RoomActs>;

/** The officers' word wins (MB-24, R18): what the booklet settles is what happens if they say nothing. */

const DAY = 24 * 60 * 60;

/** Ends the stage at once, whatever the clock says and even if delegations are not ready. */
function endStage(draft: Draft): undefined {
  if (isShowing(draft.table)) {
    if (hasMore(draft.table)) showResults(draft, true);
    openNext(draft);
    return undefined;
  }
  if (draft.table.clock.pausedAt !== null) resume(draft);
  const { stage, extra } = roomOf(draft.table).schedule;
  draft.add({ type: "room", what: { type: "stage-cut", stage } });
  if (isHeldBack(draft.table)) leave(draft, stage, extra);
  else processTurn(draft, "referee");
  return undefined;
}

function leave(draft: Draft, stage: RoomStage, extra: boolean | null): void {
  switch (stage) {
    case "opening":
    case "speeches":
      happens(draft, { type: "speech-ended", why: "officers" });
      begin(draft, "diplomacy");
      break;
    case "diplomacy":
      afterDiplomacy(draft);
      break;
    case "request":
    case "extra-speeches":
      if (extra === null) happens(draft, { type: "extra-decided", granted: false });
      happens(draft, { type: "speech-ended", why: "officers" });
      begin(draft, "writing");
      break;
    case "writing":
      seal(draft);
      break;
    case "sealed":
      begin(draft, "revealed");
      break;
    case "revealed":
      processTurn(draft, "referee");
  }
}

/** Sets what is left of a stage or a speech, where there was a clock and where there was none. */
function setClock(draft: Draft, seconds: number | null): Refusal | undefined {
  if (seconds !== null && (!Number.isInteger(seconds) || seconds < 0 || seconds > DAY))
    return refusal("bad-time", "seconds", { from: 0, to: DAY });
  const deadline = seconds === null ? null : base(draft) + seconds * 1000;
  if (deadline === draft.table.clock.deadline) return refusal("unchanged");
  return set(draft, deadline);
}

/** A little more or less; what has run out, or never ran, gets a clock by it. */
function addTime(draft: Draft, seconds: number): Refusal | undefined {
  const { deadline } = draft.table.clock;
  if (!Number.isInteger(seconds) || seconds === 0 || Math.abs(seconds) > DAY)
    return refusal("bad-time", "seconds", { from: -DAY, to: DAY });
  if (deadline === null && seconds < 0) return refusal("no-deadline");
  return set(draft, Math.max(base(draft), (deadline ?? base(draft)) + seconds * 1000));
}

/** The moment from which time is counted: that of a pause, while there is one. */
const base = ({ table, now }: Draft): number => table.clock.pausedAt ?? now;

function set(draft: Draft, deadline: number | null): undefined {
  const seconds = deadline === null ? null : Math.round((deadline - base(draft)) / 1000);
  draft.add({ type: "room", what: { type: "clock-set", deadline, seconds } });
}

/** Whether a delegation can be counted as ready, or as not. */
const isCounted = (table: Table, seat: number): boolean =>
  table.seats[seat].holder !== null && (isNegotiating(table) || callable(table)[seat].length > 0);

const canCountAgreed = (table: Table): boolean =>
  takesAgreement(table) && table.seats.some((_, seat) => isCounted(table, seat));

/** A delegation says aloud what it could say on its device (R17). */
function countAgreed(draft: Draft, { power, agreed }: RoomAct & { do: "count-agreed" }): Refusal | undefined {
  const { table } = draft;
  const seat = powersBySeat(table).findIndex((powers) => powers.includes(power));
  if (seat < 0) return refusal("no-such-power");
  if (!isCounted(table, seat)) return refusal("nothing-to-do");
  if (table.ready.includes(seat) === agreed) return refusal("unchanged");
  draft.add({ type: "room", what: { type: "agreed-aloud", power, agreed } });
  draft.follow({ type: "readied", seat, ready: agreed });
  return undefined;
}
