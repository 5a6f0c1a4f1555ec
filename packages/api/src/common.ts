import { z } from "zod";

/** A point in time. */
export const at = z.int().meta({ description: "A point in time, in milliseconds since 1970" });

export const names = z.array(z.string());

/** A code and what it is about; words are made of it in any language. */
export const StatementSchema = z
  .object({ code: z.string() })
  .catchall(z.union([z.string(), z.number(), z.boolean(), z.null(), names]))
  .meta({ id: "Statement", description: "A statement as a code, with its facts in names" });

/** The body of an empty answer. */
export const NothingSchema = z.null().meta({ description: "Done" });

/** What orders are written in. */
export const languageOfOrders = z.string().max(35).optional().meta({
  description: "The language the orders are written in, beside the words of the rulebooks",
  example: "de",
});
