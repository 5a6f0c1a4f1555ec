import type { OrderReport } from "@chancery/contract";

/** Other programs' words for what became of a unit, and whether an order of ours has come to that. */
const WORDS: Readonly<Record<string, (order: OrderReport) => boolean>> = {
  bounce: ({ results }) => results.includes("bounced") || results.includes("stayed"),
  cut: ({ results }) => results.includes("cut"),
  dislodged: ({ results }) => results.includes("dislodged"),
  disrupted: ({ results }) => results.includes("disrupted"),
  void: ({ status }) => status === "void" || status === "illegal" || status === "invalid",
};

/** Words that every program uses for the same thing. Others ("void", "no convoy") cover different things in each. */
const SHARED: Readonly<Record<string, (order: OrderReport) => boolean>> = {
  bounce: ({ results }) => !results.includes("moved"),
  cut: WORDS.cut,
  dislodged: WORDS.dislodged,
};

/** What became of an order, in other programs' words; none if all went as ordered. */
export const resultWords = (order: OrderReport): string[] =>
  Object.keys(WORDS).filter((word) => WORDS[word](order));

/** The first of the recorded words that the order hasn't come to here. */
export const otherResult = (order: OrderReport, recorded: readonly string[]): string | undefined =>
  recorded.find((word) => SHARED[word]?.(order) === false);
