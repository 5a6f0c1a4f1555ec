import { z } from "zod";

export { reason, writtenOver } from "../games/reason.ts";

/** Fields that acts of the room have in common, with their limits. */
export const power = z
  .string()
  .max(100)
  .meta({ description: "The name of a power, which stands for its delegation" });
export const powers = z.array(power).max(50);
export const text = z.string().max(20_000);
export const line = z.string().max(200);
export const points = z.int().min(0).max(99);

/** Describes one act: its name, what it needs, and what it does. */
export const act = <T extends string, S extends z.ZodRawShape>(name: T, fields: S, summary: string) =>
  z.strictObject({ do: z.literal(name), ...fields }).meta({ description: summary });
