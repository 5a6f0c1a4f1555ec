import { fail, ok, type Result } from "@chancery/engine";
import type { Actor, Command } from "./command.ts";
import type { CommandEntry } from "./command-entry.ts";
import { COMMANDS } from "./commands.ts";
import { Draft, type Port } from "./draft.ts";
import type { Entry } from "./event.ts";
import { notEntitled, type Refusal, refusal } from "./refusal.ts";
import { settle } from "./settle.ts";
import { capacitiesOf, TOLD } from "./standing.ts";
import type { Table } from "./table.ts";

type Status = Table["status"];

/** Events to be appended to the log, and the table as they leave it. */
export interface Decision {
  readonly entries: readonly Entry[];
  readonly table: Table;
}

/**
 * What comes of a command: events, or why none. Changes nothing itself. The events are numbered on from the table's
 * version, so that a log that has grown meanwhile does not take them.
 */
export function decide(table: Table, actor: Actor, command: Command, port: Port): Result<Decision, Refusal> {
  const capacities = capacitiesOf(table, actor);
  const { who, when, run }: CommandEntry<typeof command.type> = COMMANDS[command.type];
  if (!who.some((capacity) => capacities.has(capacity))) {
    const isHere = command.type === "join" && capacities.has("member");
    return fail(isHere ? refusal("already-here") : notEntitled(who.filter((each) => TOLD.includes(each))));
  }
  if (when && !when.includes(table.status)) return fail(refusal(untimely(table.status)));
  // A table that was closed in the lobby has no game to talk about or to change.
  if (when && table.status === "ended" && table.turns.length === 0) return fail(refusal("game-over"));
  const id = actor === "clock" ? null : actor.member;
  const draft = new Draft(table, id, port);
  const refused = run(draft, command, id ?? "");
  if (refused) return fail(refused);
  settle(draft);
  return ok({ entries: draft.entries, table: draft.table });
}

const untimely = (status: Status) =>
  (({ lobby: "game-not-started", playing: "game-begun", ended: "game-over" }) as const)[status];
