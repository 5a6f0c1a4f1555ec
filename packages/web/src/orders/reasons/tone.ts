import type { OrderReport } from "@chancery/contract";
import type { GameEvent } from "@chancery/engine";
import { results } from "../../messages/results.ts";

export type Tone = "good" | "bad" | "none";

/** How an outcome is colored: what worked, what failed, and what counted for nothing. */
export const toneOf = ({ status, results: words }: OrderReport): Tone =>
  words.includes("dislodged") || status === "fails" ? "bad" : status === "succeeds" ? "good" : "none";

export const MARKS: Readonly<Record<Tone, string>> = { good: "✓", bad: "✕", none: "–" };

/** The result of an order in a word. Logs may have words that later versions don't know. */
export const resultInWords = (result: string): string => results.byCode(result) ?? result;

/** Reasons of units that their own side stopped, and of fleets that had nobody to carry. */
const NOTHING_CAME: Readonly<Record<string, string>> = {
  "own-unit-in-place": "stayed",
  "own-unit-head-to-head": "stayed",
  "convoy-incomplete": "empty",
  "convoy-in-vain": "empty",
  "convoy-elsewhere": "empty",
};

/** What came of an order, in a word. */
export const outcomeInWords = ({ result, reason }: OrderReport): string =>
  resultInWords(result === "dislodged" ? result : (NOTHING_CAME[reason?.code ?? ""] ?? result));

/** Events that say more than the orders do. */
export const isNews = ({ type }: { readonly type: GameEvent["type"] | string }): boolean =>
  type !== "unordered";
