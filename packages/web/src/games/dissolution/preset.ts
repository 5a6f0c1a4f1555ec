import { lazy } from "react";
import type { OptionField, Preset } from "../preset.ts";

const yesOrNo = (name: string, label: string, yes: string, no: string): OptionField => ({
  name,
  label,
  input: {
    kind: "choice",
    choices: [
      { value: undefined, label: yes },
      { value: false, label: no },
    ],
  },
});

const OPTIONS: readonly OptionField[] = [
  {
    name: "victoryVP",
    label: "Victory points that win",
    help: "Counted after each Autumn, if nobody else has as many. Fewer make a shorter game.",
    input: { kind: "number", from: 1, to: 75, placeholder: "27" },
  },
  yesOrNo(
    "exiles",
    "Players who are eliminated",
    "go on with one Diplomacy Point, from exile",
    "are out of the game",
  ),
  {
    ...yesOrNo(
      "revealDpAfterGame",
      "Who put points on what",
      "is opened to all after the game",
      "stays secret for ever",
    ),
    forTables: true,
  },
  {
    ...yesOrNo("pressDuringRetreats", "Between orders and retreats", "players may talk", "nobody talks"),
    forTables: true,
  },
  {
    ...yesOrNo("draws", "A draw", "is possible if all survivors agree", "is not possible"),
    forTables: true,
  },
  {
    name: "lastYear",
    label: "Last year",
    help: "Left empty, the game goes on until somebody has won or all agree.",
    input: { kind: "number", from: 1992, to: 9000, placeholder: "none" },
  },
];

const Settings = lazy(async () => ({ default: (await import("./favor/FavorSettings.tsx")).FavorSettings }));
const Before = lazy(async () => ({ default: (await import("./favor/FavorBefore.tsx")).FavorBefore }));
const PowerNote = lazy(async () => ({ default: (await import("./favor/StartingFavor.tsx")).StartingFavor }));

/** Dissolution, by the rulebook of 2021. */
export const DISSOLUTION: Preset = {
  id: "dissolution",
  variant: "dissolution",
  rulebook: "2021",
  title: "Dissolution 1992",
  blurb:
    "Ten powers after the end of the Soviet Union. Points of diplomacy move everybody else’s armies, and five nuclear powers look after who has their favor.",
  players: [10],
  options: OPTIONS,
  book: "dissolution",
  Settings,
  Before,
  PowerNote,
};
