import { z } from "zod";

/** A point in time. */
export const at = z.int().meta({ description: "A point in time, in milliseconds since 1970" });

export const names = z.array(z.string());

/** The body of an answer that has nothing to say. */
export const NothingSchema = z.null().meta({ description: "Done" });
