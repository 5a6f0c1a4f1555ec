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
      if (canonical(again) !== canonical(result)) differing.push(turn);
    }
    table = apply(table, entry);
  }
  return differing;
}

/** The same text for the same data, whatever the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
