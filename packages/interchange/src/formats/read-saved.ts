import { type RequestFault, readBy } from "@chancery/contract";
import { fail, type LoosePosition, ok, type Result } from "@chancery/engine";
import type { ReadGame } from "../read-game.ts";
import type { RecordedMessage, RecordedPhase } from "../record.ts";
import { type Dialect, MAPS } from "./dialect.ts";
import { Notes } from "./notes.ts";
import {
  MessageSchema,
  PhaseSchema,
  type Saved,
  type SavedMessage,
  type SavedPhase,
  SavedSchema,
  type SavedState,
  StateSchema,
} from "./saved-schema.ts";

/** The rulebook by which these programs adjudicate, as far as it's one of ours. */
const RULEBOOK = "2023";

/** Reads a saved game. */
export function readSaved(dialect: Dialect, given: unknown): Result<ReadGame, RequestFault> {
  const read = readBy(SavedSchema, given);
  if (!read.ok) return read;
  const saved = read.value;
  const variant = saved.chancery?.variant ?? MAPS[saved.map];
  if (variant === undefined)
    return fail({
      code: "unknown-variant",
      path: "map",
      fault: { code: "unknown-variant", text: saved.map, known: Object.keys(MAPS) },
    });
  const phases = saved.phases.map((phase) => readPhase(dialect, phase));
  return ok({
    record: {
      ...(saved.id !== undefined && { id: String(saved.id) }),
      variant,
      rulebook: saved.chancery?.rulebook ?? RULEBOOK,
      options: saved.chancery?.options ?? {},
      phases: withEnd(phases, saved),
    },
    unknownFields: unknownIn(saved),
  });
}

function readPhase(dialect: Dialect, { name, state, orders, results, messages }: SavedPhase): RecordedPhase {
  const told = Object.entries(results ?? {}).filter(([, words]) => words.some((word) => word !== ""));
  const said = Object.values(messages ?? []).flatMap((message) => readMessage(dialect, message));
  return {
    phase: name,
    state: positionIn(state),
    orders: Object.fromEntries(
      Object.entries(orders ?? {}).flatMap(([power, lines]) => (lines?.length ? [[power, lines]] : [])),
    ),
    ...(told.length > 0 && { results: Object.fromEntries(told) }),
    ...(said.length > 0 && { messages: said }),
  };
}

/** Dislodged units are marked with an asterisk; where they may retreat is said beside. */
function positionIn({ name, units, centers, retreats = {} }: SavedState): LoosePosition {
  const standing: Record<string, string[]> = {};
  for (const [power, list] of Object.entries(units))
    standing[power] = list.filter((unit) => !unit.startsWith("*"));
  const dislodged = Object.entries(retreats).flatMap(([power, byUnit]) =>
    Object.entries(byUnit).map(([unit, places]) => ({
      power,
      unit: unit.replace(/^\*/, ""),
      retreats: places,
    })),
  );
  return {
    phase: name,
    units: standing,
    ...(centers && { centers }),
    dislodged,
  };
}

/** A message to several powers was written once for each: the first stands for all. */
function readMessage(
  { everyone, tick }: Dialect,
  { sender, recipient, message, time_sent, group }: SavedMessage,
): RecordedMessage[] {
  if (group && group[0] !== recipient) return [];
  return [
    {
      from: sender,
      to: recipient === everyone ? "all" : (group ?? [recipient]),
      text: message,
      ...(time_sent !== undefined && { time: time_sent * tick }),
    },
  ];
}

/** A last phase without orders is no more than the position that the game came to. */
function withEnd(phases: readonly RecordedPhase[], { chancery }: Saved): RecordedPhase[] {
  const last = phases.at(-1);
  const before = phases.at(-2);
  if (!last || !before || Object.keys(last.orders).length > 0) return [...phases];
  const { winner, draw } = chancery ?? {};
  const next = { ...last.state, ...(winner && { winner }), ...(draw && { draw }) } as LoosePosition;
  const messages = [...(before.messages ?? []), ...(last.messages ?? [])];
  return [...phases.slice(0, -2), { ...before, ...(messages.length > 0 && { messages }), next }];
}

function unknownIn(saved: Saved): readonly string[] {
  const notes = new Notes();
  notes.check(saved, SavedSchema, "");
  for (const phase of saved.phases) {
    notes.check(phase, PhaseSchema, "phases[].");
    notes.check(phase.state, StateSchema, "phases[].state.");
    for (const message of Object.values(phase.messages ?? []))
      notes.check(message, MessageSchema, "phases[].messages[].");
  }
  return notes.unknownFields;
}
