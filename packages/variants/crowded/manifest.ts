import { onClassicBoard } from "../boards/classic/board.ts";
import { withMoreCenters } from "../boards/more-centers.ts";
import type { PowerRow } from "../cast.ts";
import { derivedManifest } from "../classic/derived.ts";
import { POWERS, START } from "../classic/powers.ts";

const NEWCOMERS: readonly PowerRow[] = [
  {
    name: "Balkan",
    title: { en: "Balkan" },
    adjective: { en: "Balkan", sense: "adjective" },
    aliases: ["Balkans"],
    slot: "orange",
  },
  {
    name: "Lowland",
    title: { en: "Lowland" },
    adjective: { en: "Lowland", sense: "adjective" },
    aliases: ["Lowlands", "Niederlande"],
    slot: "magenta",
  },
  {
    name: "Norway",
    title: { en: "Norway" },
    adjective: { en: "Norwegian" },
    aliases: ["Scandinavia", "Norwegen"],
    slot: "lime",
  },
  {
    name: "Spain",
    title: { en: "Spain" },
    adjective: { en: "Spanish" },
    aliases: ["Iberia", "Spanien"],
    slot: "olive",
  },
];

/** The classic board with a center in the Ruhr, and four more powers: every center is someone's home. */
export const crowded = derivedManifest({
  id: "crowded",
  title: { en: "Crowded" },
  summary: {
    en: "Eleven powers on the classic board, with a center in the Ruhr. No center is neutral, and 18 of 35 win.",
  },
  credit: { en: "The designer of Crowded is unknown." },
  board: withMoreCenters(onClassicBoard, "crowded", { Ruh: [871.4, 716] }),
  powers: [...POWERS, ...NEWCOMERS].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  start: {
    ...START,
    Balkan: ["F Gre", "F Rum", "A Ser", "A Bul"],
    Lowland: ["F Bel", "A Hol", "A Ruh"],
    Norway: ["F Nwy", "F Den", "A Swe"],
    Spain: ["F Por", "A Spa", "F Tun"],
  },
});
