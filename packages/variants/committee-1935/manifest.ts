import { onBoard1935 } from "../boards/board1935/board.ts";
import { committeeManifest } from "../committee/manifest.ts";
import { FACTS } from "./facts.ts";

/** The Historical Committee of 1935, on a board of its own. */
export const committee1935 = committeeManifest(FACTS, {
  prefixes: ["MB", "M35"],
  summary: {
    en: "Nine delegations between the wars on a larger board, with political goals and countries that rise again.",
  },
  board: onBoard1935,
  room: {
    delegates: 2,
    reveal: "officers",
    conferenceOf: 3,
    goals: { given: 3, proposals: 2, deadlineHours: 48 },
  },
});
