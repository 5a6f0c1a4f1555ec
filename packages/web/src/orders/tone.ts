import type { OrderReport } from "@chancery/contract";
import type { GameEvent } from "@chancery/engine";

export type Tone = "good" | "bad" | "none";

/** How an outcome is coloured: what worked, what failed, and what counted for nothing. */
export const toneOf = ({ status, results }: OrderReport): Tone =>
  results.includes("dislodged") || status === "fails" ? "bad" : status === "succeeds" ? "good" : "none";

export const MARKS: Readonly<Record<Tone, string>> = { good: "✓", bad: "✕", none: "–" };

/** Events that say more than the orders do. */
export const isNews = ({ type }: { readonly type: GameEvent["type"] | string }): boolean =>
  type !== "unordered";
