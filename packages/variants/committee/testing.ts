import { FACTS as FACTS_1901 } from "../committee-1901/facts.ts";
import { FACTS as FACTS_1935 } from "../committee-1935/facts.ts";
import type { CommitteeFacts } from "./committees.ts";

/** For tests that hold in both committees. */
export const COMMITTEES = ["1901", "1935"] as const;
export type Committee = (typeof COMMITTEES)[number];

export const FACTS: Readonly<Record<Committee, CommitteeFacts>> = { "1901": FACTS_1901, "1935": FACTS_1935 };
