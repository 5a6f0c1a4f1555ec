import { same } from "@chancery/messages";
import { onDissolutionBoard } from "../boards/dissolution/board.ts";
import type { Manifest } from "../manifest.ts";
import { CAST } from "./cast.ts";
import { createDissolution, RULEBOOK } from "./game.ts";
import en from "./messages/en.ts";
import { OPTIONS } from "./options.ts";
import { POSITION_FIELDS } from "./wire.ts";

/** Dissolution: ten players after the end of the Soviet Union. */
export const dissolution: Manifest = {
  variant: { id: "dissolution", rulebooks: [RULEBOOK], create: createDissolution },
  title: same("Dissolution"),
  credit: { en: "Dissolution is by W. Alex Ronke, 2017–2021, under CC BY-SA 4.0 and GFDL 1.2." },
  shelf: "rulebooks",
  editions: [
    {
      rulebook: RULEBOOK,
      id: "dissolution",
      title: same("Dissolution 1992"),
      summary: {
        en: "Ten powers after the end of the Soviet Union. Spend Diplomacy Points to command neutral armies, and keep the favor of five nuclear powers.",
      },
      players: [10],
    },
  ],
  options: OPTIONS,
  rules: {
    ledger: { name: "dissolution", prefixes: ["DIS"] },
    otherwise: { variant: "classic", rulebook: "2023" },
  },
  powers: CAST,
  // DIS-2.0-1
  seasons: { F: { en: "Autumn" } },
  officials: "referee",
  board: onDissolutionBoard,
  second: {
    id: "favor",
    title: { en: "Favor Map" },
    help: {
      en: 'empty, of a position with "favor" in FILE, or with {"embassies": {"Poland": ["N1q"]}}; with --orders or --results also the orders to embassies in FILE',
    },
    examples: [
      "chancery render --favor embassies.json -o favor.svg",
      "chancery render --favor --results winter.json -o winter.png",
    ],
    load: async () => (await import("./favor-map.ts")).favorMap,
  },
  requestField: {
    name: "dp",
    description: "Diplomacy Points put on orders of neutral units, in Dissolution",
    example: { Poland: [{ points: 2, order: "A Aus S War - Pra" }] },
  },
  positionFields: POSITION_FIELDS,
  messages: { area: "games/dissolution", en },
  ui: "dissolution",
};
