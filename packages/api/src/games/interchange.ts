import { ResponseSchema } from "@chancery/contract";
import { z } from "zod";
import { names } from "../common.ts";

/** The formats in which games are read, and those in which they are written as well. */
export const READ_FORMATS = [
  "chancery",
  "py-diplomacy",
  "cicero",
  "webdiplomacy",
  "droidippy",
  "text",
] as const;
export const WRITTEN_FORMATS = ["chancery", "py-diplomacy", "cicero"] as const;

export const ImportQuery = z.strictObject({
  format: z
    .enum(READ_FORMATS)
    .optional()
    .meta({ description: "The format of the game; recognized by what is in it if left out" }),
  variant: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "The game that order sheets are about: they can't say so themselves" }),
  rulebook: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "The edition by which the game is played again, instead of the one it names" }),
});

const FindingSchema = z.object({
  phase: z.string().nullable().meta({ description: "Null for what is about the game as a whole" }),
  text: z.string().meta({ description: "What is different or couldn't be read, in words" }),
  reasons: z
    .array(z.object({ about: z.string(), why: z.string() }))
    .meta({ description: "Orders that it came from, with our reasons" }),
});

const DifferenceSchema = z.object({
  phase: z.string(),
  what: z.enum(["phase", "units", "centers", "dislodged", "result", "missing", "kind"]),
  power: z.string().optional(),
  ours: names,
  theirs: names,
  because: ResponseSchema.shape.orders.element.omit({ why: true }).array(),
  events: ResponseSchema.shape.events.element.omit({ why: true }).array().optional(),
  since: z
    .string()
    .optional()
    .meta({ description: "The phase of these orders and events, if it's an earlier one" }),
  inferred: z
    .literal(true)
    .optional()
    .meta({ description: "The record has no position there: what it says was found by its later orders" }),
});

const RecordSchema = z
  .looseObject({
    id: z.string().optional(),
    variant: z.string(),
    rulebook: z.string(),
    options: z.record(z.string(), z.unknown()),
    phases: z.array(z.looseObject({ phase: z.string() })),
  })
  .meta({ description: "The game as our engine plays it: every position, order and result" });

const ImportedSchema = z.object({
  record: RecordSchema,
  differences: z
    .array(DifferenceSchema)
    .meta({ description: "What our engine sees differently from the record" }),
  unknownFields: names.meta({ description: "Fields that the format doesn't document, once each" }),
  findings: z
    .array(FindingSchema)
    .meta({ description: "Everything that is different or wasn't read, in your language" }),
});

export const ImportSchema = z
  .object({ format: z.enum(READ_FORMATS), games: z.array(ImportedSchema) })
  .meta({ id: "Import", description: "Games from another program, replayed" });
