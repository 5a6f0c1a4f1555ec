import { type ExampleCard, position, type RuleExamples } from "../rule-example.ts";
import { POSITIONS } from "./rule-examples.ts";

const WEST = [0.12, 0.36, 0.58, 0.74] as const;

/** In the order in which people learn them. */
const CARDS: readonly ExampleCard[] = [
  {
    name: "standoff",
    position: position({ France: ["A Par"], Germany: ["A Mun"] }),
    orders: { France: ["A Par - Bur"], Germany: ["A Mun - Bur"] },
    part: WEST,
  },
  {
    name: "support",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Mun"] }),
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Mun - Bur"] },
    part: WEST,
  },
  {
    name: "cut",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"], Italy: ["A Pie"] }),
    orders: {
      France: ["A Par - Bur", "A Mar S A Par - Bur"],
      Germany: ["A Bur H"],
      Italy: ["A Pie - Mar"],
    },
    part: WEST,
  },
  {
    name: "convoy",
    position: position({ England: ["A Lon", "F Nth"] }),
    orders: { England: ["A Lon - Nwy", "F Nth C A Lon - Nwy"] },
    part: [0.14, 0.08, 0.6, 0.5],
  },
  {
    name: "garrison",
    position: position({
      France: ["A Bur", "A Par"],
      Germany: ["A Mun", "A Ruh"],
      Italy: ["A Mar", "A Gas"],
    }),
    orders: {
      France: ["A Bur H", "A Par H"],
      Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"],
      Italy: ["A Mar - Bur", "A Gas S A Mar - Bur"],
    },
    part: WEST,
  },
  {
    name: "rotation",
    position: position({ England: ["F Nth"], Germany: ["A Hol", "F Bel"] }),
    orders: { England: ["F Nth - Hol"], Germany: ["A Hol - Bel", "F Bel - Nth"] },
    part: [0.2, 0.24, 0.56, 0.56],
  },
];

/** Rules about the people, the table and the box. */
const OFF_BOARD =
  "CB-1..5 CB-8 CB-9..16 CB-30 CB-33..35 CB-42 CB-48..49 CB-134 CB-138 CB-153 CB-156 CB-161 CB-164..168 " +
  "C23-1..8 C23-11 C23-13..14 C23-18 C23-27 C23-49 " +
  "C71-II-1..2 C71-III-1..3 C71-VI.1-1 C71-VI.2-1 C71-VI.3-1 C71-VII.4-2 C71-VII.5-1 C71-XI.1-1 " +
  "C71-XIV.2-1..3 C71-XIV.3-1..2 C71-SG-3";

export const examples: RuleExamples = { positions: POSITIONS, cards: CARDS, offBoard: OFF_BOARD };
