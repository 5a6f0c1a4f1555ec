import { findVariant, type RequestFault, readBy } from "@chancery/contract";
import { isRecord, ok, type Result } from "@chancery/engine";
import { z } from "zod";
import type { ReadGame } from "../read-game.ts";
import type { RecordedPhase } from "../record.ts";
import { Notes } from "./notes.ts";

const names = z.array(z.string());
const byPower = z.record(z.string(), names);
const position = z.looseObject({ phase: z.string(), units: byPower });

const MessageSchema = z.looseObject({
  from: z.string(),
  to: z.union([z.literal("all"), names]),
  text: z.string(),
  time: z.number().optional(),
});

const PhaseSchema = z.looseObject({
  phase: z.string(),
  state: position.optional(),
  orders: byPower.default({}),
  results: byPower.optional(),
  messages: z.array(MessageSchema).optional(),
  next: position.optional(),
});

type Phase = z.output<typeof PhaseSchema>;

const RecordSchema = z.looseObject({
  id: z.string().optional(),
  variant: z.string().default("classic"),
  rulebook: z.string().optional(),
  options: z.record(z.string(), z.unknown()).default({}),
  isRunning: z.literal(true).optional(),
  phases: z.array(PhaseSchema),
  centers: byPower.optional(),
});

/** Reads a record of our own, or a single request of the contract, which is a record of one phase. */
export function readOwn(given: unknown): Result<ReadGame, RequestFault> {
  const read = readBy(RecordSchema, asRecord(given));
  if (!read.ok) return read;
  const { id, variant, rulebook, options, isRunning, phases, centers } = read.value;
  return ok({
    record: {
      ...(id !== undefined && { id }),
      variant,
      rulebook: rulebook ?? findVariant(variant)?.rulebooks[0] ?? "",
      options,
      ...(isRunning && { isRunning }),
      phases: phases.map(phaseIn),
      ...(centers && { centers }),
    },
    unknownFields: unknownIn(read.value),
  });
}

const phaseIn = ({ phase, state, orders, results, messages, next }: Phase): RecordedPhase =>
  ({
    phase,
    ...(state && { state }),
    orders,
    ...(results && { results }),
    ...(messages && {
      messages: messages.map(({ from, to, text, time }) => ({
        from,
        to,
        text,
        ...(time !== undefined && { time }),
      })),
    }),
    ...(next && { next }),
  }) as RecordedPhase;

function asRecord(given: unknown): unknown {
  if (!isRecord(given) || "phases" in given || !isRecord(given.state)) return given;
  const { state, orders = {}, ...game } = given;
  return { ...game, phases: [{ phase: state.phase, state, orders }] };
}

function unknownIn(record: z.output<typeof RecordSchema>): readonly string[] {
  const notes = new Notes();
  notes.check(record, RecordSchema, "");
  for (const phase of record.phases) {
    notes.check(phase, PhaseSchema, "phases[].");
    for (const message of phase.messages ?? []) notes.check(message, MessageSchema, "phases[].messages[].");
  }
  return notes.unknownFields;
}
