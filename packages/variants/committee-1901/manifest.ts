import { onClassicBoard } from "../boards/classic/board.ts";
import { committeeManifest } from "../committee/manifest.ts";
import { FACTS } from "./facts.ts";

/** The Historical Committee of 1901, on the classic board. */
export const committee1901 = committeeManifest(FACTS, {
  prefixes: ["MB", "M01"],
  summary: {
    en: "Seven delegations of two in one room: speeches, treaties and conferences around the board before the Great War.",
  },
  board: onClassicBoard,
  room: {
    delegates: 2,
    reveal: "read-aloud",
    conferenceOf: 2,
    goals: { given: null, proposals: null, deadlineHours: null },
  },
});
