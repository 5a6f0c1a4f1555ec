import type { Port, Table } from "@chancery/game";
import { act, type Step } from "./play.ts";
import type { Assignment } from "./task.ts";
import type { Thought } from "./think.ts";

/** Does what a bot decided. Nothing happens if its turn is over by now. */
export function submit(table: Table, { member, turn }: Assignment, commands: Thought, port: Port): Step {
  let step: Step = { table, entries: [] };
  if (table.turns.length !== turn) return step;
  for (const command of commands) {
    const done = act(step, member, command, port);
    if (done.ok) step = done.value;
  }
  return step;
}
