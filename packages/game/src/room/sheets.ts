import { parsePhase } from "@chancery/engine";
import { callable, isNegotiating } from "../clock/duties.ts";
import type { Draft } from "../draft.ts";
import { powersBySeat } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { currentTurn, sheetOf, type Table } from "../table.ts";
import { write } from "../turns/submit.ts";
import type { RoomAct } from "./act.ts";
import { EARLY, type RoomActs } from "./act-entry.ts";
import { namesAll } from "./officers/speeches.ts";
import { closedFor, takesAgreement } from "./presence.ts";
import { roomOf } from "./room-of.ts";
import { isSealed, stageOf } from "./schedule/stage.ts";

export const SHEET_ACTS = {
  "set-reading": {
    who: "officer",
    whyNot: only((table) => isSealed(table) && roomOf(table).schedule.read === 0),
    run: (draft, { order }) => setReading(draft, order),
  },
  "read-out": {
    who: "officer",
    isStep: true,
    whyNot: only((table) => {
      const { readingOrder, read } = roomOf(table).schedule;
      return stageOf(table) === "revealed" && read < readingOrder.length;
    }),
    run: readOut,
  },
  object: {
    who: "delegate",
    whyNot: only((table) => stageOf(table) === "revealed"),
    run: (draft, act, { power }) => object(draft, power as string, act),
  },
  rule: { who: "officer", when: EARLY, run: (draft, { text }) => rule(draft, text) },
  "enter-slip": { who: "officer", whyNot: closedFor, run: (draft, act, { id }) => enterSlip(draft, id, act) },
} satisfies Partial<RoomActs>;

/** The officers set in which order the sheets are read out (R22). */
function setReading(draft: Draft, order: readonly string[]): Refusal | undefined {
  const { readingOrder } = roomOf(draft.table).schedule;
  if (!namesAll(order, readingOrder)) return refusal("bad-order", "each", { powers: readingOrder });
  draft.add({ type: "room", what: { type: "reading-set", order } });
  return undefined;
}

/** A sheet has been read out; from now on the projector shows it. */
function readOut(draft: Draft): undefined {
  const { readingOrder, read } = roomOf(draft.table).schedule;
  draft.add({ type: "room", what: { type: "read-out", power: readingOrder[read] } });
}

/** Someone heard something else than is written. It is noted; what is written prevails (M01-25, R22). */
function object(draft: Draft, by: string, { power, text }: RoomAct & { do: "object" }): Refusal | undefined {
  if (!roomOf(draft.table).schedule.readingOrder.includes(power)) return refusal("no-such-power");
  if (text.trim() === "") return refusal("empty-text");
  draft.add({ type: "room", what: { type: "objected", by, power, text } });
  return undefined;
}

/** A ruling of the officers is a part of the record (MB-27). */
function rule(draft: Draft, text: string): Refusal | undefined {
  if (text.trim() === "") return refusal("empty-text");
  draft.add({ type: "room", what: { type: "ruled", text } });
  return undefined;
}

/**
 * The officers type in a sheet from paper. A missing or unreadable date is corrected and noted; one that shows that
 * the sheet is for another turn is refused, unless they say that it is a slip of the pen (R23). Where it replaces what the
 * delegation wrote on a device, they say why.
 */
function enterSlip(
  draft: Draft,
  id: string,
  { power, date, text, language, correct, reason }: RoomAct & { do: "enter-slip" },
): Refusal | undefined {
  const due = dateOf(currentTurn(draft.table).phase);
  const written = readDate(date);
  if (written !== null && written !== due && !correct) return refusal("other-date", "due", { due });
  const own = sheetOf(currentTurn(draft.table), power);
  const isWrittenOver = own !== undefined && !own.onBehalf && own.text !== text;
  const refused = write(draft, id, { type: "save", power, text, language, reason }, isWrittenOver);
  if (refused) return refused;
  if (written !== due)
    draft.add({ type: "room", what: { type: "date-corrected", power, date: date.trim() } });
  handIn(draft, power);
  return undefined;
}

/** Who hands in paper is done with writing, and need not say it on a device as well. */
function handIn(draft: Draft, power: string): void {
  const { table } = draft;
  const seat = powersBySeat(table).findIndex((powers) => powers.includes(power));
  const isWaitedFor = takesAgreement(table) && !isNegotiating(table) && callable(table)[seat].length > 0;
  if (isWaitedFor && table.seats[seat].holder !== null && !table.ready.includes(seat))
    draft.add({ type: "readied", seat, ready: true });
}

const SEASONS = { S: "Spring", F: "Fall", W: "Fall" } as const;

/** The date of the sheets of a phase; adjustments belong to the Fall turn (MB-36). */
function dateOf(phase: string): string {
  const parsed = parsePhase(phase);
  return parsed.ok ? `${SEASONS[parsed.value.season as keyof typeof SEASONS]} ${parsed.value.year}` : phase;
}

const DATE = /^\s*(?:(s|spring|frühjahr|frühling)|(?:f|fall|autumn|herbst))\s*[.,-]?\s*(\d{4})\s*$/i;

/** A date as people write it, such as "spring 1901", "F1901" or "Herbst 1901"; null if it is none. */
function readDate(text: string): string | null {
  const found = DATE.exec(text);
  return found ? `${found[1] === undefined ? "Fall" : "Spring"} ${found[2]}` : null;
}

function only(isTime: (table: Table) => boolean): (table: Table) => Refusal | undefined {
  return (table) => (isTime(table) ? undefined : refusal("not-at-this-stage"));
}
