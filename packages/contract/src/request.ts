import { GAMES } from "@chancery/variants";
import { z } from "zod";

const names = z.array(z.string());
const namesByPower = z.record(z.string(), names);

const SHARED_FIELDS = {
  phase: z.string().meta({
    description: "Season S, F or W, year, and M(ovement), R(etreats) or A(djustments)",
    example: "S1901M",
  }),
  units: namesByPower.meta({
    description: "Units by power",
    example: { France: ["A Par", "F Bre"], Russia: ["F StP/sc"] },
  }),
  centers: namesByPower
    .optional()
    .meta({ description: "Supply centers by owner; as at the start if left out" }),
  dislodged: z
    .array(
      z.strictObject({
        power: z.string(),
        unit: z.string(),
        attackedFrom: z.string().nullish(),
        retreats: names.optional(),
      }),
    )
    .optional(),
  contested: names.optional().meta({ description: "Provinces left vacant by a standoff this turn" }),
  seats: z.array(names).optional().meta({ description: "The powers each player plays" }),
  closed: names.optional().meta({ description: "Provinces nobody may enter" }),
  civilDisorder: names.optional().meta({ description: "Powers that nobody orders this season" }),
  winner: z.union([z.string(), names]).optional().meta({ description: "In answers: who has won" }),
  draw: names.optional().meta({ description: "In answers: who shares the draw" }),
};

/** Fields that single games have beside these, each with what it means there. */
const gameFields = (): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    GAMES.flatMap(({ positionFields }) => Object.entries(positionFields ?? {})).map(
      ([name, { description, example }]) => [name, z.unknown().optional().meta({ description, example })],
    ),
  );

/** A position, as people and programs write it; which names are known depends on the variant. */
export const PositionSchema = z
  .object({ ...SHARED_FIELDS, ...gameFields() })
  .catchall(z.unknown())
  .meta({ description: "A position. Some of the fields belong to certain games" });

/** Fields of a position that every game has. */
export const POSITION_FIELDS: readonly string[] = Object.keys(SHARED_FIELDS);

/** Fields in which games take lines of their own as data, by power. */
export const OWN_FIELDS: readonly string[] = GAMES.flatMap(({ requestField }) => requestField?.name ?? []);

const ownFields = (): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    GAMES.flatMap(({ requestField }) => {
      if (!requestField) return [];
      const { name, description, example } = requestField;
      const entries = z.record(z.string(), z.array(z.unknown())).optional();
      return [[name, entries.meta({ description, example })]];
    }),
  );

/** The schema of a request to resolve a phase. */
export const RequestSchema = z
  .object({
    id: z.unknown().optional(),
    variant: z.string().default("classic"),
    language: z.string().optional().meta({
      description:
        "The language of `why`, and of `orders` beside the words of the rulebooks; English where there is no catalog for it",
      example: "de",
    }),
    rulebook: z.string().optional(),
    options: z.record(z.string(), z.unknown()).default({}),
    state: z.union([z.literal("start"), PositionSchema], { error: "position-or-start" }),
    orders: z.record(z.string(), z.union([names, z.string()], { error: "orders-or-text" })).default({}),
    ...ownFields(),
  })
  .strict()
  .meta({ description: "A position and the orders for it" });

/** A request to resolve a phase, once it has been read. */
export type AdjudicationRequest = z.infer<typeof RequestSchema>;

/** What a request gives as data in a game's own field, by power. */
export type OwnEntries = Readonly<Record<string, readonly unknown[]>>;
