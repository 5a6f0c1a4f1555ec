import type { RuleExamples, SectionExample } from "../rule-example.ts";
import { BORROWED, OFF_BOARD, POSITIONS } from "./rule-examples.ts";

/** Sections of the booklets that are about the room: a primer shows them where no rule of theirs has an example. */
const ROOM: Readonly<Record<string, SectionExample["primer"]>> = {
  Conference: "delegates",
  Diplomacy: "delegates",
  "Insurrection effect": "delegates",
  "Insurrection order": "delegates",
  "Insurrection strength": "delegates",
  "Losing the country": "delegates",
  Object: "delegates",
  "Order writing": "delegates",
  Overview: "delegates",
  Points: "delegates",
  Retreat: "delegates",
  "Revival order": "delegates",
  Scoring: "delegates",
  Speech: "delegates",
  Treaties: "delegates",
  Officers: "officers",
  "Order dates": "officers",
  Resolution: "officers",
  Turns: "officers",
};

export const examples: RuleExamples = {
  positions: POSITIONS,
  borrowed: BORROWED,
  sections: Object.fromEntries(Object.entries(ROOM).map(([section, primer]) => [section, { primer }])),
  offBoard: OFF_BOARD,
};
