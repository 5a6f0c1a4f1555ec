import type { RuleExamples, SectionExample } from "../rule-example.ts";
import { BORROWED, OFF_BOARD, POSITIONS } from "./rule-examples.ts";

/** Sections of the booklets that are about the room: a primer shows them where no rule of theirs has an example. */
const ROOM: Readonly<Record<string, readonly string[]>> = {
  delegates: [
    "Conference",
    "Diplomacy",
    "Insurrection effect",
    "Insurrection order",
    "Insurrection strength",
    "Losing the country",
    "Object",
    "Order writing",
    "Overview",
    "Points",
    "Retreat",
    "Revival order",
    "Scoring",
    "Speech",
    "Treaties",
  ],
  officers: ["Officers", "Order dates", "Resolution", "Turns"],
};

const sections = Object.entries(ROOM).flatMap(([primer, names]) =>
  names.map((name) => [name, { primer } as SectionExample] as const),
);

export const examples: RuleExamples = {
  positions: POSITIONS,
  borrowed: BORROWED,
  sections: Object.fromEntries(sections),
  offBoard: OFF_BOARD,
};
