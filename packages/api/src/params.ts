import { z } from "zod";

/** Ids have no other characters, and a database would refuse some of those. */
export const IdSchema = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/, "bad-id");

export const GameParams = z.object({
  id: IdSchema.meta({ description: "The game, as `game` in games and lists names it" }),
});
