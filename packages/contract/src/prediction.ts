import { z } from "zod";
import { RequestSchema } from "./request.ts";

const names = z.array(z.string());
const ordersByPower = z.record(z.string(), names);

/** The schema of a request to predict what people order: a position, and what is known. */
export const PredictionRequestSchema = RequestSchema.omit({ orders: true })
  .extend({
    last: z
      .strictObject({ units: ordersByPower, orders: ordersByPower })
      .optional()
      .meta({ description: "The movement phase before: where units were, and what they were ordered" }),
    given: ordersByPower.default({}).meta({
      description: "Orders that are settled. The other units of their power take them into account",
      example: { France: ["A Par - Bur"] },
    }),
  })
  .meta({ description: "A position in a movement phase of a classic game" });

/** The schema of a prediction. */
export const PredictionSchema = z
  .object({
    id: z.unknown().optional(),
    orders: z.record(z.string(), z.record(z.string(), z.array(z.tuple([z.string(), z.number()])))).meta({
      description: "By power and unit, at most ten orders with their chances, the likeliest first",
      example: { France: { "A Par": [["A Par - Bur", 0.41]] } },
    }),
    shares: z.record(z.string(), z.number()).meta({
      description: "The share of the board that each power is likely to end with, by sum of squares",
      example: { France: 0.21 },
    }),
  })
  .meta({ description: "What people would order, and how the game would end" });

/** What people would order, and how the game would end. */
export type Prediction = z.infer<typeof PredictionSchema>;
