import { same } from "@chancery/messages";
import { onCausewayBoard } from "../boards/causeway/board.ts";
import type { PowerRow } from "../cast.ts";
import { derivedManifest } from "../classic/derived.ts";

const POWERS: readonly PowerRow[] = [
  {
    name: "Lindria",
    title: { en: "Lindria" },
    adjective: { en: "Lindrian" },
    aliases: ["Lindrien"],
    slot: "blue",
  },
  {
    name: "Corvany",
    title: { en: "Corvany" },
    adjective: { en: "Corvan" },
    aliases: ["Korvanien"],
    slot: "red",
  },
];

/** A small invented board for two: to learn the game, or for a quick duel. */
export const causeway = derivedManifest({
  id: "causeway",
  title: same("Causeway"),
  summary: {
    en: "A small invented board for two. Learn the game on it, or play a quick duel: six of the ten centers win.",
  },
  board: onCausewayBoard,
  powers: POWERS,
  start: {
    Lindria: ["F Gul", "A Eld", "A Sal"],
    Corvany: ["F Tar", "A Iro", "A Dun"],
  },
});
