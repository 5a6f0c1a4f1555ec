import type { RuleExamples, SectionExample } from "../rule-example.ts";

/** Sections of the committees' booklets that are about the room: a primer shows them. */
const ROOM: Readonly<Record<string, "delegates" | "officers">> = {
  Conference: "delegates",
  Delegations: "delegates",
  Diplomacy: "delegates",
  Speech: "delegates",
  Treaties: "delegates",
  Points: "delegates",
  Scoring: "delegates",
  Restricted: "delegates",
  "Insurrection effect": "delegates",
  "Insurrection order": "delegates",
  "Insurrection strength": "delegates",
  "Losing the country": "delegates",
  "Revival order": "delegates",
  Officers: "officers",
  Resolution: "officers",
  Underlining: "officers",
  "Order writing": "delegates",
  Overview: "delegates",
  Turns: "officers",
  "Order dates": "officers",
};

/** Sections that are about the board, and the borrowed example that shows them. */
const BOARD: Readonly<Record<string, string>> = {
  rules: "garrison",
  Adjustments: "builds",
  Centres: "capture",
  Coasts: "coasts",
  Convoy: "convoy",
  "Cutting support": "cut",
  Dislodgement: "lostButFelt",
  "Fleet movement": "moves",
  Hold: "standoff",
  Move: "moves",
  Object: "victory",
  "Order format": "opening",
  "Order types": "support",
  Retreat: "retreat",
  Standoffs: "standoff",
  Support: "support",
  "Sweden-Denmark": "baltic",
  Waterways: "waterways",
};

/** Sections about the board of the committee itself: its starting position shows them. */
const OWN_BOARD = ["Abbreviations", "Map", "Start", "Units"];

const sections = <T>(by: Readonly<Record<string, T>>, example: (shown: T) => SectionExample) =>
  Object.fromEntries(Object.entries(by).map(([section, shown]) => [section, example(shown)]));

export const examples: RuleExamples = {
  positions: [{ name: "start", position: null, orders: {}, rules: "" }],
  sections: {
    ...Object.fromEntries(OWN_BOARD.map((section) => [section, { own: "start" }])),
    ...sections(BOARD, (borrowed) => ({ borrowed })),
    ...sections(ROOM, (primer) => ({ primer })),
  },
};
