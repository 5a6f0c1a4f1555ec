import { same } from "@chancery/messages";
import { onClassicBoard } from "../boards/classic/board.ts";
import { castOf } from "../cast.ts";
import type { Manifest } from "../manifest.ts";
import { OPTIONS } from "./options.ts";
import { POWERS } from "./powers.ts";
import { classic } from "./variant.ts";

/** How many can play: from two to seven. */
const PLAYERS = [2, 3, 4, 5, 6, 7];

export const classicManifest: Manifest = {
  variant: classic,
  title: same("Diplomacy"),
  shelf: "rulebooks",
  editions: [
    {
      rulebook: "2023",
      id: "classic-2023",
      page: "2023",
      title: { en: "Classic 2023" },
      summary: { en: "Seven powers in Europe before the Great War, by the latest edition of the rules." },
      players: PLAYERS,
    },
    {
      rulebook: "1971",
      id: "classic-1971",
      page: "1971",
      title: { en: "Classic 1971" },
      summary: {
        en: "The same board by the classic rulebook. Convoys, removals and draws follow other rules.",
      },
      players: PLAYERS,
    },
  ],
  options: OPTIONS,
  rules: { ledger: { name: "classic", prefixes: ["CB", "C71", "C23"] } },
  powers: castOf(POWERS),
  officials: "referee",
  board: onClassicBoard,
  // From published results of many thousand games among people.
  advantages: { France: 59, Turkey: 27, Germany: 18, Russia: -16, Italy: -21, Austria: -24, England: -43 },
  openings: async () => (await import("./openings.ts")).OPENINGS,
  ui: "classic",
};
