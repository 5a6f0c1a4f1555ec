import { type Refusal, refusal } from "../refusal.ts";
import { isReferee } from "../standing.ts";
import { holdersOf, seatOf, type Table } from "../table.ts";
import { openConference } from "./conferences/conference.ts";
import { stageOf } from "./schedule/stage.ts";

/** Why someone can't change a sheet anymore: the officers type in what was written on paper until all are open. */
export function closedFor(table: Table, id: string): Refusal | undefined {
  if (isAway(table, id)) return refusal("at-conference");
  const stage = stageOf(table);
  if (stage === "revealed" || stage === "results" || (stage === "sealed" && !isReferee(table, id)))
    return refusal("sheet-closed");
  return undefined;
}

/** Whether delegations can say that they are done: with diplomacy, which ends early if all agree (MB-50), or writing. */
export function takesAgreement(table: Table): boolean {
  const stage = stageOf(table);
  return stage === null || stage === "diplomacy" || stage === "writing";
}

/** The power for which someone sits in the conference room; null if they're in the Situation Room. */
export function attendedBy(table: Table, id: string): string | null {
  const open = openConference(table.room?.conferences ?? []);
  return Object.entries(open?.delegates ?? {}).find(([, member]) => member === id)?.[0] ?? null;
}

/** Whether someone is kept from the order sheet by a conference; a delegation of one writes from there (R13, R93). */
export function isAway(table: Table, id: string): boolean {
  const seat = seatOf(table, id);
  return seat !== null && attendedBy(table, id) !== null && holdersOf(table.seats[seat]).length > 1;
}
