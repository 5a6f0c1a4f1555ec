import { z } from "zod";

const names = z.array(z.string());
const byPower = z.record(z.string(), names);

/** A documented field that says nothing we need. */
const ignored = z.unknown().optional();

/** What our programs add, as the formats have no place for it. Others pass over it. */
const AdditionSchema = z.object({
  variant: z.string(),
  rulebook: z.string(),
  options: z.record(z.string(), z.unknown()),
  winner: z.union([z.string(), names]).optional(),
  draw: names.optional(),
});

export const StateSchema = z.looseObject({
  name: z.string(),
  units: byPower,
  centers: byPower.optional(),
  retreats: z.record(z.string(), z.record(z.string(), names)).optional(),
  builds: ignored,
  homes: ignored,
  influence: ignored,
  civil_disorder: ignored,
  timestamp: ignored,
  zobrist_hash: ignored,
  note: ignored,
  game_id: ignored,
  map: ignored,
  rules: ignored,
});

export const MessageSchema = z.looseObject({
  sender: z.string(),
  recipient: z.string(),
  message: z.string(),
  time_sent: z.number().optional(),
  phase: ignored,
  /** What we add where a message went to several powers, but not to all. */
  group: names.optional(),
});

export const PhaseSchema = z.looseObject({
  name: z.string(),
  state: StateSchema,
  orders: z.record(z.string(), names.nullable()).optional(),
  results: byPower.optional(),
  /** A list, or an object by the time they were sent. */
  messages: z.union([z.array(MessageSchema), z.record(z.string(), MessageSchema)]).optional(),
  logs: ignored,
  phase_start_time: ignored,
});

/** A saved game of py-diplomacy and its relatives, which is also what Cicero and its kin write. */
export const SavedSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  map: z.string(),
  phases: z.array(PhaseSchema),
  rules: names.optional(),
  outcome: ignored,
  version: ignored,
  is_full_press: ignored,
  scoring_system: ignored,
  metadata: ignored,
  chancery: AdditionSchema.optional(),
});

export type Saved = z.output<typeof SavedSchema>;
export type SavedPhase = z.output<typeof PhaseSchema>;
export type SavedState = z.output<typeof StateSchema>;
export type SavedMessage = z.output<typeof MessageSchema>;
