import { z } from "zod";
import type { Output } from "../data.ts";

const power = z.string().max(100);

/** How a board ended. */
export const BoardEndingSchema = z.discriminatedUnion("how", [
  z.strictObject({ how: z.literal("solo"), power }),
  z.strictObject({ how: z.literal("concession"), power }),
  z.strictObject({
    how: z.literal("draw"),
    powers: z.array(power).max(34).meta({ description: "Who shares it" }),
  }),
  z.strictObject({ how: z.literal("time") }).meta({ description: "Time was up" }),
]);

export const BoardResultSchema = z
  .strictObject({
    centers: z.record(power, z.int().min(0).max(99)).meta({ description: "At the end, by power" }),
    eliminated: z
      .record(power, z.int().min(1000).max(9999))
      .default({})
      .meta({ description: "The year in which each power without centers lost its last" }),
    year: z.int().min(1000).max(9999).meta({ description: "The last year that was played" }),
    ending: BoardEndingSchema,
  })
  .meta({ id: "BoardResult", description: "The result of a board" });

export type BoardEnding = Output<typeof BoardEndingSchema>;
export type BoardResult = Output<typeof BoardResultSchema>;
