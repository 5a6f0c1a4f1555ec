import { z } from "zod";

/**
 * Reasons that pages offer. Logs have these codes, and everyone reads them in their own language; any other reason is
 * shown as it was written.
 */
export const USUAL_REASONS = [
  "canceled-before-start",
  "closed-by-officers",
  "pause-at-once",
  "pause-break",
  "pause-meal",
  "pause-rules",
  "pause-missing",
  "vacation",
  "extension-vote",
] as const;

export type UsualReason = (typeof USUAL_REASONS)[number];

export const reason = z
  .string()
  .max(1000)
  .meta({
    description: `The reason, which everyone will read. These are translated: ${USUAL_REASONS.join(", ")}`,
  });

/** Why a game master or an officer writes over what a player has written. */
export const writtenOver = z.string().max(1000).optional().meta({
  description: "Why you change another player's orders, which they will read; required as soon as you do",
});
