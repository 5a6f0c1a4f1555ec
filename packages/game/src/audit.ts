import { isRecord } from "@chancery/engine";
import { apply } from "./apply.ts";
import type { Entry } from "./event.ts";
import type { Table } from "./table.ts";
import { adjudicateTurn } from "./turns/process.ts";

/** Plays every turn of a log out again; returns the numbers of those that come out differently from the record. */
export function auditLog(entries: readonly Entry[]): readonly number[] {
  const differing: number[] = [];
  let table: Table | null = null;
  for (const entry of entries) {
    if (table && entry.event.type === "processed") {
      const { turn, result } = entry.event;
      const again = { ...adjudicateTurn(table).result, cause: result.cause };
      if (!isSame(result, again)) differing.push(turn);
    }
    table = apply(table, entry);
  }
  return differing;
}

/** How a result is explained. A later version may explain it better, and the earliest did so in words. */
const EXPLANATIONS: ReadonlySet<string> = new Set(["reason", "why", "rules", "by", "strength"]);

/** Whether what happened is the same, however it's explained. */
function isSame(recorded: unknown, again: unknown): boolean {
  if (Array.isArray(recorded) && Array.isArray(again))
    return recorded.length === again.length && recorded.every((part, index) => isSame(part, again[index]));
  if (!isRecord(recorded) || !isRecord(again)) return recorded === again;
  return [...new Set([...Object.keys(recorded), ...Object.keys(again)])]
    .filter((key) => !EXPLANATIONS.has(key))
    .every((key) => isSame(recorded[key], again[key]));
}
