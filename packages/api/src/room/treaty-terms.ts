import { z } from "zod";
import type { Output } from "../data.ts";

/** What the usual treaties say. They hold until one of the parties denounces them. */
export const TreatyTermsSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("peace") }),
  z.strictObject({ kind: z.literal("alliance"), against: z.string().max(100) }),
]);

export type TreatyTerms = Output<typeof TreatyTermsSchema>;
