import { ResponseSchema } from "@chancery/contract";
import { CAUSES, OPENINGS } from "@chancery/game";
import { z } from "zod";

export const at = z.int().meta({ description: "A moment, in milliseconds since 1970" });

const names = z.array(z.string());
const byPower = z.record(z.string(), names);

/** Games with fields of their own put them here as well, so further ones are to be expected. */
export const PositionSchema = z
  .looseObject({
    phase: z.string().meta({
      description:
        "Season S, F or W, year, and M(ovement), R(etreats) or A(djustments); COMPLETED at the end",
    }),
    units: byPower.meta({ description: "Units by power" }),
    centers: byPower.meta({ description: "Supply centres by owner" }),
    dislodged: z
      .array(
        z.object({
          power: z.string(),
          unit: z.string(),
          attackedFrom: z.string().exactOptional(),
          retreats: names,
        }),
      )
      .exactOptional(),
    contested: names.exactOptional().meta({ description: "Provinces left vacant by a standoff" }),
    seats: z.array(names).exactOptional().meta({ description: "The powers each player plays" }),
    closed: names.exactOptional().meta({ description: "Provinces nobody may enter" }),
    civilDisorder: names.exactOptional(),
    winner: z.union([z.string(), names]).exactOptional(),
    draw: names.exactOptional(),
  })
  .meta({ id: "Position", description: "A position, in names; a game may add fields of its own" });

export const ReceiptSchema = z
  .strictObject({
    game: z.string(),
    turn: z.int(),
    phase: z.string(),
    power: z.string(),
    version: z.int(),
    at,
    digest: z.string(),
  })
  .meta({ id: "Receipt", description: "Proof of what was received for a power, and when" });

const { orders, events } = ResponseSchema.shape;

/** What came, or would come, of a phase. */
export const PreviewSchema = z
  .object({
    used: z
      .record(z.string(), z.object({ version: z.int(), onBehalf: z.boolean() }))
      .meta({ description: "The sheets that were played, by power" }),
    missing: names.meta({ description: "Powers that were called upon and submitted nothing" }),
    orders,
    events,
    phase: z.string().meta({ description: "The phase that comes next, also when the game is over" }),
    position: PositionSchema,
  })
  .meta({ id: "Preview", description: "What would come of the phase" });

const TurnResultSchema = PreviewSchema.extend({ at, cause: z.enum(CAUSES) }).meta({
  id: "TurnResult",
  description: "What came of a turn, and why it was played out when it was",
});

export const TurnSummarySchema = z
  .object({
    number: z.int(),
    phase: z.string(),
    at,
    how: z.enum(OPENINGS),
    isOnLine: z
      .boolean()
      .meta({ description: "Whether it led to the present position, or was gone back on" }),
    isPlayed: z.boolean(),
  })
  .meta({ id: "TurnSummary" });

const ChangeSchema = z.object({ power: z.string(), gone: names, come: names });

export const TurnViewSchema = TurnSummarySchema.extend({
  position: PositionSchema,
  result: TurnResultSchema.nullable(),
  intervention: z
    .object({
      instead: z.int(),
      reason: z.string(),
      difference: z.object({
        phase: z.tuple([z.string(), z.string()]).meta({ description: "Before and after" }),
        units: z.array(ChangeSchema),
        centers: z.array(ChangeSchema),
        own: z
          .array(ChangeSchema.extend({ field: z.string() }))
          .meta({ description: "What else the game keeps by powers, by the name of its field" }),
        contested: ChangeSchema.omit({ power: true }).meta({
          description: "Spaces left vacant by a standoff, to which nobody may retreat",
        }),
      }),
    })
    .nullable()
    .meta({ description: "In the place of which turn the referee put it, why, and what that changed" }),
  sheets: z
    .array(z.object({ text: z.string(), receipt: ReceiptSchema, onBehalf: z.boolean(), counts: z.boolean() }))
    .meta({ description: "Your own, until the game is over" }),
}).meta({ id: "TurnView", description: "A phase as it was played, with all results and reasons" });

export const RecordSchema = z
  .object({
    variant: z.string(),
    rulebook: z.string(),
    options: z.record(z.string(), z.unknown()),
    phases: z.array(
      z.object({
        phase: z.string(),
        state: PositionSchema.meta({ description: "Where it began" }),
        orders: byPower.meta({ description: "What was written for each power, line by line" }),
        next: PositionSchema.meta({ description: "What came of it" }),
      }),
    ),
  })
  .meta({ id: "Record", description: "A game as it was played, phase by phase" });
