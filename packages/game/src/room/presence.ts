import { type Refusal, refusal } from "../refusal.ts";
import { isReferee } from "../standing.ts";
import type { Table } from "../table.ts";
import { stageOf } from "./stage.ts";

/** Why somebody cannot change a sheet any more: the officers type in what was written on paper until all are open. */
export function closedFor(table: Table, id: string): Refusal | undefined {
  const stage = stageOf(table);
  if (stage === "revealed" || (stage === "sealed" && !isReferee(table, id))) return refusal("sheet-closed");
  return undefined;
}

/** Whether delegations can say that they are done: with diplomacy, which ends early if all agree (MB-50), or writing. */
export function takesAgreement(table: Table): boolean {
  const stage = stageOf(table);
  return stage === null || stage === "diplomacy" || stage === "writing";
}
