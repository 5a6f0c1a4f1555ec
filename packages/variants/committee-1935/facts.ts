import { boardOf } from "@chancery/engine";
import { board1935 } from "../boards/board1935/table.ts";
import { BOTH_BOOKLETS } from "../committee/citations.ts";
import type { CommitteeFacts } from "../committee/committees.ts";
import { lastTurn, SEED } from "../committee/options.ts";
import { POWERS } from "./powers.ts";

export const FACTS: CommitteeFacts = {
  rulebook: "1935",
  board: boardOf(board1935),
  powers: POWERS,
  options: [lastTurn(1935), SEED],
  coasts: "stated",
  citations: { ...BOTH_BOOKLETS, "coast-needed": ["M35-33"], "coast-needed-to-build": ["M35-49"] },
  control: 25,
  thresholds: [3, 3, 3, 4, 4],
};
