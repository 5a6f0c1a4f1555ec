import { isRecord } from "@chancery/engine";
import { apply } from "./apply.ts";
import type { Entry } from "./event.ts";
import { adjudicateTurn } from "./process.ts";
import type { Table } from "./table.ts";

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

/**
 * Whether what was recorded comes out again. Words don't count, and logs of earlier versions have words where there are
 * reasons as data now.
 */
function isSame(recorded: unknown, again: unknown): boolean {
  if (Array.isArray(recorded) && Array.isArray(again))
    return recorded.length === again.length && recorded.every((part, index) => isSame(part, again[index]));
  if (!isRecord(recorded) || !isRecord(again)) return recorded === again;
  const counts = (key: string): boolean => key !== "why" && (key !== "reason" || recorded.why === undefined);
  return [...new Set([...Object.keys(recorded), ...Object.keys(again)])]
    .filter(counts)
    .every((key) => isSame(recorded[key], again[key]));
}
