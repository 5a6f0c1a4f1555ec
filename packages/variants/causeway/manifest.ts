import { onCausewayBoard } from "../boards/causeway/board.ts";
import { castOf } from "../cast.ts";
import { same } from "../localized.ts";
import type { Manifest } from "../manifest.ts";
import { createCauseway, OPTIONS, RULEBOOK } from "./game.ts";
import { POWERS } from "./powers.ts";

/** A small invented board for two: to learn the game, or for a quick duel. */
export const causeway: Manifest = {
  variant: { id: "causeway", rulebooks: [RULEBOOK], create: createCauseway },
  title: same("Causeway"),
  shelf: "more",
  editions: [
    {
      rulebook: RULEBOOK,
      id: "causeway",
      title: same("Causeway"),
      summary: {
        en: "A small invented board for two. Learn the game on it, or play a quick duel: six of the ten centers win.",
        de: "Ein kleiner erfundener Spielplan für zwei. Zum Lernen oder für ein schnelles Duell: Sechs der zehn Zentren gewinnen.",
      },
      players: [2],
    },
  ],
  options: OPTIONS,
  rules: { otherwise: { variant: "classic", rulebook: RULEBOOK } },
  powers: castOf(POWERS),
  officials: "referee",
  board: onCausewayBoard,
};
