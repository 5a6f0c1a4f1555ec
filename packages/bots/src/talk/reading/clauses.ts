import type { Power, Province } from "@chancery/engine";
import type { Grammar } from "./grammar.ts";

/** A part of a message that says one thing. */
export interface Clause {
  readonly text: string;
  readonly isQuestion: boolean;
  /** How the sentence that it is part of begins. */
  readonly isFirst: boolean;
}

/** How much of a message is looked at. */
const MOST_CLAUSES = 40;

/** Splits a plain text into clauses. */
export function clausesOf(grammar: Grammar, text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  const words = text.split(" ");
  const close = (end: number, mark: string): void => {
    const sentence = words.slice(start, end).join(" ").trim();
    start = end + 1;
    if (sentence === "" && mark !== "?") return;
    const parts = sentence.split(grammar.joints).filter((part) => part.trim() !== "");
    parts.forEach((part, at) => {
      clauses.push({
        text: part.trim(),
        isQuestion: mark === "?" && at === parts.length - 1,
        isFirst: at === 0,
      });
    });
  };
  for (let at = 0; at < words.length && clauses.length < MOST_CLAUSES; at++)
    if (/^[.!?]$/.test(words[at])) close(at, words[at]);
  close(words.length, "");
  return clauses;
}

/** A place in a clause and where its mark begins. */
export interface Spot {
  readonly place: Province;
  readonly at: number;
}

export const spotsIn = (text: string): readonly Spot[] =>
  [...text.matchAll(/§(\d+)/g)].map((match) => ({ place: Number(match[1]) as Province, at: match.index }));

/** Powers that a clause names. */
export const powersIn = (text: string): readonly Power[] => [
  ...new Set(
    [...text.matchAll(/¶(\d+)|¤(\d+)/g)].flatMap(([, one, several]) =>
      one !== undefined
        ? [Number(one) as Power]
        : [...Array(30).keys()].filter((bit) => Number(several) & (1 << bit)).map((bit) => bit as Power),
    ),
  ),
];
