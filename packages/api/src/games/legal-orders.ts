import { z } from "zod";
import type { Output } from "../data.ts";

const orders = z.array(z.string());

const LegalOrdersOfPowerSchema = z.object({
  power: z.string(),
  units: z.array(z.object({ unit: z.string(), orders })).meta({
    description: "Each of its units with every order it can be given, retreats and removals included",
  }),
  builds: orders.meta({ description: "The builds to choose from, and Waive" }),
  canBuild: z.int().meta({ description: "How many units it can build" }),
  mustRemove: z.int().meta({ description: "How many units it has to remove" }),
  other: z
    .array(
      z.object({
        about: z.string().meta({ description: "A neutral unit, an embassy; empty for the power itself" }),
        count: z.int(),
        orders: orders.nullable().meta({ description: "Null if left out; ask with `about` to get them" }),
      }),
    )
    .meta({
      description:
        "Lines of the game's own that aren't about its units. Those with points are listed with one point, which stands " +
        "for as many as you have: `1 DP: A Aus H`",
    }),
});

export const LegalOrdersSchema = z
  .object({
    turn: z.int().nullable().meta({ description: "The current turn; null if the game isn't being played" }),
    phase: z.string().nullable(),
    powers: z.array(LegalOrdersOfPowerSchema),
  })
  .meta({ id: "LegalOrders", description: "The orders you can write now, as lines of an order sheet" });

export const LegalOrdersQuery = z.strictObject({
  power: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "Only this power; the game master has to name one" }),
  about: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "Only the orders about this unit or subject, as the answer names it" }),
});

export type LegalOrders = Output<typeof LegalOrdersSchema>;
export type LegalOrdersOfPower = Output<typeof LegalOrdersOfPowerSchema>;
/** Which of them someone asks for. */
export type LegalOrdersFilter = Output<typeof LegalOrdersQuery>;
