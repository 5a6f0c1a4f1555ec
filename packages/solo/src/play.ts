import { fail, ok, type Result } from "@chancery/engine";
import { type Command, decide, type Entry, type Port, type Refusal, type Table } from "@chancery/game";

/** A table, and what happened there since it was last written down. */
export interface Step {
  readonly table: Table;
  readonly entries: readonly Entry[];
}

/** Lets someone at the table do something. */
export function act(
  { table, entries }: Step,
  member: string,
  command: Command,
  port: Port,
): Result<Step, Refusal> {
  const decided = decide(table, { member }, command, port);
  if (!decided.ok) return fail(decided.error);
  return ok({ table: decided.value.table, entries: [...entries, ...decided.value.entries] });
}
