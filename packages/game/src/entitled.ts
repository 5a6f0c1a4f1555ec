import { COMMAND_TYPES, type CommandType } from "@chancery/api";
import type { CommandEntry } from "./command-entry.ts";
import { COMMANDS } from "./commands.ts";
import { capacitiesOf } from "./standing.ts";
import type { Table } from "./table.ts";

/**
 * What a member can do now: what they're entitled to, at this time, as far as that doesn't depend on the details of a
 * command. Pages offer this and nothing else; `decide` has the last word.
 */
export function openTo(table: Table, id: string): readonly CommandType[] {
  const capacities = capacitiesOf(table, { member: id });
  if (table.status === "ended" && table.turns.length === 0) return [];
  return COMMAND_TYPES.filter((type) => {
    const entry: CommandEntry<typeof type> = COMMANDS[type];
    return (
      entry.who.some((capacity) => capacities.has(capacity)) &&
      (entry.when?.includes(table.status) ?? true) &&
      (entry.if?.(table, id) ?? true)
    );
  });
}
