import { type RequestFault, readBy } from "@chancery/contract";
import { ok, type Result } from "@chancery/engine";
import { z } from "zod";
import type { ReadGame } from "./read-game.ts";
import type { GameRecord } from "./record.ts";

const names = z.array(z.string());
const byPower = z.record(z.string(), names);
const position = z.looseObject({ phase: z.string(), units: byPower });

const RecordSchema = z.object({
  id: z.string().optional(),
  variant: z.string().default("classic"),
  rulebook: z.string().default("2023"),
  options: z.record(z.string(), z.unknown()).default({}),
  phases: z.array(
    z.object({
      phase: z.string(),
      state: position.optional(),
      orders: byPower.default({}),
      results: byPower.optional(),
      messages: z
        .array(
          z.object({
            from: z.string(),
            to: z.union([z.literal("all"), names]),
            text: z.string(),
            time: z.number().optional(),
          }),
        )
        .optional(),
      next: position.optional(),
    }),
  ),
});

/** Reads a record of our own. */
export function readOwn(given: unknown): Result<ReadGame, RequestFault> {
  const read = readBy(RecordSchema, given);
  return read.ok ? ok({ record: read.value as GameRecord, unknownFields: unknownIn(given as object) }) : read;
}

const unknownIn = (given: object): readonly string[] =>
  Object.keys(given).filter((field) => !(field in RecordSchema.shape));
