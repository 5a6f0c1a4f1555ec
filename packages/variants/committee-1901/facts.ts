import { boardOf } from "@chancery/engine";
import { classicBoard } from "../boards/classic/table.ts";
import { BOTH_BOOKLETS, LIST_OF_1901 } from "../committee/citations.ts";
import type { CommitteeFacts } from "../committee/committees.ts";
import { lastTurn, SEED } from "../committee/options.ts";
import type { OptionInfo } from "../option-info.ts";
import { POWERS } from "./powers.ts";

/** The booklet has an army where the ordinary game has a fleet (M01-17, R08). */
const BREST: OptionInfo = {
  name: "brest",
  meaning: {
    en: "What France starts with in Brest: an army as in the booklet, or a fleet as in the ordinary game",
  },
  values: { en: '"A" or "F"' },
  standard: { en: '"A"' },
  field: {
    label: { en: "France starts in Brest with" },
    input: {
      kind: "choice",
      choices: [
        { value: undefined, label: { en: "An army, as in the booklet" } },
        {
          value: "F",
          label: { en: "A fleet, as in the ordinary game" },
        },
      ],
    },
  },
};

export const FACTS: CommitteeFacts = {
  rulebook: "1901",
  board: boardOf(classicBoard),
  powers: POWERS,
  options: [lastTurn(1901), BREST, SEED],
  coasts: "stated-if-doubtful",
  citations: {
    ...BOTH_BOOKLETS,
    ...LIST_OF_1901,
    "convoy-broken": ["MB-169", "M01-52"],
    "coast-needed": ["M01-32"],
    "coast-needed-to-build": ["M01-62"],
  },
  control: 18,
  thresholds: [2, 2, 4, 6],
};
